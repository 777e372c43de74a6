import { display } from '#content/business.ts'
import { church as churchWords } from '#content/screens/church.ts'
import { featured as words } from '#content/screens/featured.ts'
import { paths } from '#contract/paths.ts'
import { contactWays } from '../contact-ways.ts'
import { Badge } from './Badge.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { Card } from './Card.tsx'
import type { CardChurch } from './ChurchCard.tsx'
import { ChurchName } from './ChurchName.tsx'
import { ContactLine } from './ContactLine.tsx'
import { Mark } from './Mark.tsx'
import { Picture } from './Picture.tsx'
import { ServiceLines } from './ServiceLines.tsx'

const FeaturedChurch = ({ church }: { church: CardChurch }) => {
  const { address, phone, website } = contactWays(church)
  return (
    <Card as="article" className="flex h-full flex-col">
      <div className="relative">
        <Picture
          src={church.heroImage ?? church.thumbnail}
          scene={church}
          sizes="(width >= 80rem) 24rem, (width >= 40rem) 46vw, 92vw"
        />
        <Badge tone="featured" icon="star" className="absolute top-3 left-3">
          {churchWords.featured}
        </Badge>
      </div>
      <div className="flex grow flex-col gap-3 p-5">
        <ChurchName church={church} as="h2" />
        <p className="line-clamp-3">{church.description}</p>
        <div className="border-t border-line pt-3">
          <ServiceLines services={church.services} most={display.featuredServiceTimes} />
        </div>
        <div className="mt-auto grid justify-items-start">
          <ContactLine way={address}>
            {church.address}, {church.zip}
          </ContactLine>
          {phone && <ContactLine way={phone}>{church.phone}</ContactLine>}
          {website && <ContactLine way={website}>{churchWords.website}</ContactLine>}
        </div>
        <ButtonLink
          href={paths.church(church.slug)}
          aria-label={`${words.details}: ${church.name}`}
          className="no-print"
        >
          {words.details}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** The cards of /featured; the last invites to become one. */
export const FeaturedChurches = ({ churches }: { churches: readonly CardChurch[] }) => {
  const { become } = words
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {churches.map((church) => (
        <li key={church.id}>
          <FeaturedChurch church={church} />
        </li>
      ))}
      <li className="no-print sm:max-lg:last:odd:col-span-2 lg:last:nth-[3n+1]:col-span-3 lg:last:nth-[3n+2]:col-span-2">
        <Card tone="dashed" className="flex h-full flex-col items-center justify-center gap-3 p-8 text-center">
          <Mark className="size-16 text-drift" />
          <h2 className="text-xl">{become.heading}</h2>
          <p className="max-w-menu text-drift">{become.text}</p>
          <ButtonLink href={become.button.path} variant="secondary" className="mt-2">
            {become.button.label}
          </ButtonLink>
        </Card>
      </li>
    </ul>
  )
}
