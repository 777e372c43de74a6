import { type CardChurch, ChurchCard } from './ChurchCard.tsx'

/** Three in a row; a last card that would stand alone in its row takes the row. */
export const FeaturedGrid = ({ churches }: { churches: readonly CardChurch[] }) => (
  <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2 print:gap-4">
    {churches.map((church) => (
      <li
        key={church.id}
        className="@container sm:max-lg:last:odd:col-span-2 lg:last:nth-[3n+1]:col-span-3 print:col-span-1!"
      >
        <ChurchCard church={church} />
      </li>
    ))}
  </ul>
)
