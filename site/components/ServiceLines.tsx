import { church as words } from '#content/screens/church.ts'
import { Icon } from './Icon.tsx'

interface ServiceLinesProps {
  services: readonly string[]
  /** How many to print; the others are counted. */
  most?: number
}

export const ServiceLines = ({ services, most = Number.POSITIVE_INFINITY }: ServiceLinesProps) => {
  const more = services.length - most
  return (
    services.length > 0 && (
      <div className="flex gap-2 text-sm">
        <Icon name="clock" className="mt-0.5 size-5 text-drift" />
        <ul className="grid min-w-0 content-start gap-1" aria-label={words.serviceTimes}>
          {services.slice(0, most).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {more > 0 && <li className="text-drift">{words.moreServiceTimes(more)}</li>}
        </ul>
      </div>
    )
  )
}
