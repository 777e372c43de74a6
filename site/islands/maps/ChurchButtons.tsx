import { church as churchWords } from '#content/screens/church.ts'
import { Icon } from '../../components/Icon.tsx'

interface Named {
  id: number
  name: string
  denomination: string
  area: string
  featured: boolean
}

interface ChurchButtonsProps<Church extends Named> {
  churches: readonly Church[]
  onChoose: (church: Church) => void
}

/** Churches as buttons, each of which shows its church beside the map. */
export const ChurchButtons = <Church extends Named>({ churches, onChoose }: ChurchButtonsProps<Church>) => (
  <ul className="divide-y divide-line">
    {churches.map((church) => (
      <li key={church.id}>
        <button
          type="button"
          data-church={church.id}
          onClick={() => onChoose(church)}
          className="target w-full flex-col items-start! justify-center px-5 py-2.5 text-start -outline-offset-3! hover:bg-mist"
        >
          <span className="font-semibold text-tide">{church.name}</span>
          <span className="text-sm text-drift">
            {church.denomination} · {church.area}
          </span>
          {church.featured && (
            <span className="flex items-center gap-1 text-sm font-semibold">
              <Icon name="star" className="size-4" />
              {churchWords.featured}
            </span>
          )}
        </button>
      </li>
    ))}
  </ul>
)
