import { display } from '#content/business.ts'
import { directory as words } from '#content/screens/directory.ts'
import type { Tiles } from '#contract/page.ts'
import { AdvertiseCard } from '../components/AdvertiseCard.tsx'
import { type CardChurch, ChurchCard } from '../components/ChurchCard.tsx'
import { FeaturedGrid } from '../components/FeaturedGrid.tsx'
import type { DirectoryState } from '../stores/directory-address.ts'
import { ChurchMap } from './ChurchMap.tsx'

/** Four in a row; what is left of the last row is for sale. */
const RegularGrid = ({ churches }: { churches: readonly CardChurch[] }) => {
  const columns = display.regularColumns
  const spaces = (columns - (churches.length % columns)) % columns
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-2">
      {churches.map((church) => (
        <li key={church.id} className="@container">
          <ChurchCard church={church} />
        </li>
      ))}
      {Array.from({ length: spaces }, (_, at) => `space-${at}`).map((key) => (
        <li key={key} className="no-print">
          <AdvertiseCard />
        </li>
      ))}
    </ul>
  )
}

const Grid = ({ churches }: { churches: readonly CardChurch[] }) => {
  const featured = churches.filter((church) => church.featured)
  const regular = churches.filter((church) => !church.featured)
  return (
    <>
      {featured.length > 0 && (
        <section aria-labelledby="featured">
          <h2 id="featured" className="mb-4 text-xl">
            {words.featuredHeading}
          </h2>
          <FeaturedGrid churches={featured} />
        </section>
      )}
      {regular.length > 0 && (
        <section aria-labelledby="regular">
          <h2 id="regular" className="mb-4 text-xl">
            {featured.length > 0 ? words.regularHeading : words.onlyRegularHeading}
          </h2>
          <RegularGrid churches={regular} />
        </section>
      )}
    </>
  )
}

const Rows = ({ churches }: { churches: readonly CardChurch[] }) => (
  <ul className="grid gap-4" aria-label={words.results}>
    {churches.map((church) => (
      <li key={church.id} className="@container">
        <ChurchCard church={church} />
      </li>
    ))}
  </ul>
)

interface ChurchListProps {
  state: DirectoryState
  churches: readonly CardChurch[]
  tiles: Tiles
}

/** The churches in the view that is chosen. */
export const ChurchList = ({ state, churches, tiles }: ChurchListProps) => {
  const { view, ...filters } = state
  if (view === 'map') {
    return (
      <>
        <div className="print:hidden">
          <ChurchMap filters={filters} tiles={tiles} churches={churches} />
        </div>
        <div className="hidden print:block">
          <Rows churches={churches} />
        </div>
      </>
    )
  }
  return view === 'list' ? <Rows churches={churches} /> : <Grid churches={churches} />
}
