import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useMemo, useRef } from 'react'
import { messages } from '#content/messages.ts'
import { church as churchWords } from '#content/screens/church.ts'
import { directory } from '#content/screens/directory.ts'
import { browserCalls } from '#contract/browser-calls.ts'
import type { MapChurch } from '#contract/map.ts'
import { paths } from '#contract/paths.ts'
import { Badge } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import type { CardChurch } from '../../components/ChurchCard.tsx'
import { ChurchName } from '../../components/ChurchName.tsx'
import { ContactLine } from '../../components/ContactLine.tsx'
import { Icon } from '../../components/Icon.tsx'
import { ServiceLines } from '../../components/ServiceLines.tsx'
import { contactWays } from '../../contact-ways.ts'
import { createRead } from '../../stores/queries.ts'

const words = directory.map

const Details = ({ church }: { church: CardChurch }) => {
  const { address, phone, website } = contactWays(church)
  return (
    <>
      <ServiceLines services={church.services} />
      <div className="grid justify-items-start border-t border-line pt-2">
        <ContactLine way={address}>
          {church.address}, {church.zip}
        </ContactLine>
        {phone && <ContactLine way={phone}>{church.phone}</ContactLine>}
        {website && <ContactLine way={website}>{churchWords.website}</ContactLine>}
      </div>
      <ButtonLink href={paths.church(church.slug)} aria-label={`${churchWords.details}: ${church.name}`}>
        {churchWords.details}
      </ButtonLink>
    </>
  )
}

interface ChurchDetailsProps {
  church: MapChurch
  /** The church as the list has it, where it does: shown until the whole is there. */
  listed: CardChurch | undefined
  /** The button that opened it is gone, so the focus comes here. */
  takesFocus: boolean
  onClose: () => void
}

/** A chosen church beside the map. */
export const ChurchDetails = ({ church, listed, takesFocus, onClose }: ChurchDetailsProps) => {
  const { slug } = church
  const $read = useMemo(
    () => createRead(browserCalls.getChurch, atom({ params: { slug } }), ({ data }) => data),
    [slug],
  )
  const { data, error } = useStore($read)
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) card.current?.focus()
  }, [takesFocus])
  const whole = data ?? listed
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={words.details(church.name)}
      aria-busy={!whole && error === undefined}
      className="grid gap-3 p-5"
    >
      <div className="-me-3 -mt-3 flex min-h-11 items-center justify-between">
        {church.featured && (
          <Badge tone="featured" icon="star">
            {churchWords.featured}
          </Badge>
        )}
        <button
          type="button"
          aria-label={words.close}
          onClick={onClose}
          className="target ms-auto w-11 justify-center rounded-md text-drift hover:text-ink"
        >
          <Icon name="close" />
        </button>
      </div>
      <ChurchName church={church} />
      {church.approximate && (
        <p className="text-sm text-drift">
          <strong className="font-semibold text-ink">{churchWords.approximateArea}.</strong>{' '}
          {churchWords.approximateAreaText}
        </p>
      )}
      {error !== undefined && <p role="alert">{messages.churchNotFound}</p>}
      {whole && <Details church={whole} />}
      {!whole && error === undefined && <p className="text-drift">{words.loadingChurch}</p>}
    </section>
  )
}
