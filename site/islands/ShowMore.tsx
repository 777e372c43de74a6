import { directory as words } from '#content/screens/directory.ts'
import { Button } from '../components/Button.tsx'
import { showMore } from '../stores/directory.ts'

interface ShowMoreProps {
  shown: number
  total: number
  loading: boolean
}

/** The way on in a long list. */
export const ShowMore = ({ shown, total, loading }: ShowMoreProps) => {
  if (shown >= total) return null
  return (
    <div className="no-print flex flex-col items-center gap-3 noscript:hidden">
      <p role="status" className="text-sm text-drift">
        {words.shown(shown, total)}
      </p>
      <Button variant="secondary" aria-disabled={loading} onClick={() => !loading && showMore()}>
        {loading ? words.loadingMore : words.showMore}
      </Button>
    </div>
  )
}
