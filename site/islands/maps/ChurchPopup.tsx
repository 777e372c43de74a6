import { useMemo } from 'react'
import { Popup } from 'react-leaflet'
import type { Position } from '#content/areas.ts'
import { church as churchWords } from '#content/screens/church.ts'
import { directory } from '#content/screens/directory.ts'
import type { MapChurch } from '#contract/map.ts'
import { paths } from '#contract/paths.ts'
import { Icon } from '../../components/Icon.tsx'
import { toTuple } from '../../maps/terms.ts'

interface ChurchPopupProps {
  church: MapChurch
  position: Position
  /** Asked for only where the details are not beside the map but below it. */
  onShowDetails: () => void
  onClose: () => void
}

/** What stands over a chosen marker: name, first service and how many others there are. */
export const ChurchPopup = ({ church, position, onShowDetails, onClose }: ChurchPopupProps) => {
  const at = useMemo(() => toTuple(position), [position])
  return (
    <Popup
      position={at}
      offset={[0, -34]}
      minWidth={200}
      maxWidth={260}
      autoPanPadding={[16, 16]}
      closeButton={false}
      closeOnClick={false}
      closeOnEscapeKey={false}
      autoClose={false}
    >
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 grow gap-1 py-1.5">
          <a
            href={paths.church(church.slug)}
            className="text-base/snug font-semibold underline-offset-4 hover:underline"
          >
            {church.name}
          </a>
          {church.service && <p>{church.service}</p>}
          {church.otherServices > 0 && (
            <p className="text-drift">{churchWords.moreServiceTimes(church.otherServices)}</p>
          )}
          {church.approximate && <p className="text-drift">{directory.approximate}</p>}
          <button
            type="button"
            onClick={onShowDetails}
            className="target justify-self-start font-semibold text-tide underline underline-offset-4 lg:hidden"
          >
            {directory.map.showDetails}
          </button>
        </div>
        <button
          type="button"
          aria-label={directory.map.close}
          onClick={onClose}
          className="target w-11 shrink-0 justify-center rounded-md text-drift hover:text-ink"
        >
          <Icon name="close" />
        </button>
      </div>
    </Popup>
  )
}
