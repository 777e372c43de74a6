import { directory as words } from '#content/screens/directory.ts'
import { paths } from '#contract/paths.ts'
import { Card } from './Card.tsx'

export const AdvertiseCard = () => (
  <Card tone="dashed" className="no-print grid h-full min-h-40 place-items-center p-5 text-center hover:border-tide">
    <div>
      <a
        href={paths.advertise}
        className="covers-card target font-serif font-semibold text-gulf underline-offset-4 hover:underline"
      >
        {words.advertiseCard}
      </a>
      <p className="text-sm text-drift">{words.advertiseCardText}</p>
    </div>
  </Card>
)
