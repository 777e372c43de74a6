import { directory } from '#content/screens/directory.ts'
import type { CardChurch } from '../../components/ChurchCard.tsx'
import { ChurchButtons } from './ChurchButtons.tsx'
import { ChurchDetails } from './ChurchDetails.tsx'
import { type Choice, choiceInList } from './choice.ts'

const words = directory.map
const heading = 'px-5 pt-5 pb-2 text-lg'

interface BesideMapProps {
  choice: Choice | undefined
  churches: readonly CardChurch[]
  onChoose: (choice: Choice) => void
  onClose: () => void
}

/** The map in words: what is chosen on it, else the churches of the list. */
export const BesideMap = ({ choice, churches, onChoose, onClose }: BesideMapProps) => {
  if (choice?.church) {
    const { church, from, place } = choice
    return (
      <ChurchDetails
        key={church.id}
        church={church}
        listed={churches.find(({ id }) => id === church.id)}
        takesFocus={from === 'list' || place !== undefined}
        onClose={onClose}
      />
    )
  }
  if (choice?.place) {
    const { place } = choice
    const rest = place.count - place.churches.length
    return (
      <section aria-label={words.spotHeading(place.count)}>
        <h2 className={heading}>{words.spotHeading(place.count)}</h2>
        <ChurchButtons churches={place.churches} onChoose={(church) => onChoose({ ...choice, church })} />
        {rest > 0 && <p className="px-5 py-3 text-drift">{words.spotRest(rest)}</p>}
      </section>
    )
  }
  return (
    <section aria-label={words.list}>
      <h2 className={heading}>{words.list}</h2>
      <ChurchButtons churches={churches} onChoose={(church) => onChoose(choiceInList(church))} />
    </section>
  )
}
