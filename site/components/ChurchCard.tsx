import { memo } from 'react'
import { display } from '#content/business.ts'
import { church as words } from '#content/screens/church.ts'
import type { Church } from '#contract/church.ts'
import { paths } from '#contract/paths.ts'
import { contactWays } from '../contact-ways.ts'
import { Badge } from './Badge.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { Card } from './Card.tsx'
import { ChurchName } from './ChurchName.tsx'
import { ContactLine } from './ContactLine.tsx'
import { Picture } from './Picture.tsx'
import { ServiceLines } from './ServiceLines.tsx'

/** A church as far as cards print it. */
export type CardChurch = Omit<Church, 'status' | 'createdAt' | 'isPremium' | 'youtubeChannel'>

/** What is sent along with a printed card, so that it can be printed again: nothing that no card shows. */
export const cardFields = (church: CardChurch): CardChurch => ({
  id: church.id,
  slug: church.slug,
  name: church.name,
  description: church.featured ? church.description : '',
  address: church.address,
  zip: church.zip,
  area: church.area,
  ...(church.thumbnail && { thumbnail: church.thumbnail }),
  ...(church.heroImage && { heroImage: church.heroImage }),
  denomination: church.denomination,
  featured: church.featured,
  services: church.services,
})

// Picture, words and facts: below each other, from a middling width on beside the picture, in a wide place as the list
// is in three columns.
const FeaturedCard = ({ church }: { church: CardChurch }) => (
  <Card as="article" className="flex h-full flex-col print:border-0 print:shadow-none @min-[44rem]:flex-row">
    <div className="relative @min-[44rem]:w-1/2 @min-[60rem]:w-1/3 print:hidden">
      <Picture
        src={church.heroImage ?? church.thumbnail}
        scene={church}
        className="aspect-video @min-[44rem]:aspect-auto @min-[44rem]:h-full"
        sizes="(width >= 80rem) 24rem, (width >= 40rem) 46vw, 92vw"
      />
      <Badge tone="featured" icon="star" className="absolute top-3 left-3">
        {words.featured}
      </Badge>
    </div>
    <div className="flex grow flex-col gap-3 p-5 @min-[44rem]:w-1/2 @min-[60rem]:w-2/3 @min-[60rem]:flex-row @min-[60rem]:gap-6 print:gap-1 print:p-0">
      <div className="grid content-start gap-3 @min-[60rem]:w-1/2">
        <ChurchName church={church} />
        <p className="whitespace-pre-line print:hidden">{church.description}</p>
      </div>
      <div className="flex grow flex-col gap-3 border-t border-line pt-3 @min-[60rem]:w-1/2 @min-[60rem]:border-s @min-[60rem]:border-t-0 @min-[60rem]:ps-6 @min-[60rem]:pt-0">
        <ServiceLines services={church.services} />
        <div className="mt-auto">
          <ContactLine way={contactWays(church).address}>
            {church.address}, {church.zip}
          </ContactLine>
        </div>
        <ButtonLink
          href={paths.church(church.slug)}
          aria-label={`${words.details}: ${church.name}`}
          className="no-print"
        >
          {words.details}
        </ButtonLink>
      </div>
    </div>
  </Card>
)

// In a wide place, as the list is, its three parts stand side by side.
const RegularCard = ({ church }: { church: CardChurch }) => (
  <Card
    as="article"
    className="flex h-full flex-col p-5 @min-[44rem]:grid @min-[44rem]:grid-cols-3 @min-[44rem]:gap-x-8 print:border-0 print:p-0 print:shadow-none"
  >
    <ChurchName church={church} />
    <div className="mt-3 @min-[44rem]:mt-0">
      <ServiceLines services={church.services} most={display.cardServiceTimes} />
    </div>
    <div className="mt-auto grid gap-1 pt-2 @min-[44rem]:mt-0 @min-[44rem]:pt-0">
      <ContactLine way={contactWays(church).address}>
        {church.address}, {church.zip}
      </ContactLine>
      <div className="no-print border-t border-line pt-1">
        <a
          href={paths.advertise}
          className="target text-sm text-drift underline-offset-4 hover:text-tide hover:underline"
        >
          {words.featureThis}
        </a>
      </div>
    </div>
  </Card>
)

/** Kept as it is while a long list grows around it. */
export const ChurchCard = memo(({ church }: { church: CardChurch }) =>
  church.featured ? <FeaturedCard church={church} /> : <RegularCard church={church} />,
)
