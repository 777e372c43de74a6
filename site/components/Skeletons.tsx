import { display } from '#content/business.ts'
import { Card } from './Card.tsx'

const bar = 'h-4 animate-pulse rounded-md bg-mist'

/** What stands in place of churches that are still being loaded. */
export const Skeletons = () => (
  <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3" aria-hidden="true">
    {Array.from({ length: display.directorySkeletons }, (_, at) => `skeleton-${at}`).map((key) => (
      <li key={key} data-skeleton>
        <Card>
          <div className="aspect-video animate-pulse bg-mist" />
          <div className="grid gap-3 p-5">
            <div className={`${bar} w-3/4`} />
            <div className={`${bar} w-1/2`} />
            <div className={`${bar} mt-2`} />
            <div className={bar} />
          </div>
        </Card>
      </li>
    ))}
  </ul>
)
