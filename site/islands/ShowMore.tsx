import { useEffect, useRef } from 'react'
import { directory as words } from '#content/screens/directory.ts'
import { paths } from '#contract/paths.ts'
import { Button } from '../components/Button.tsx'
import type { CardChurch } from '../components/ChurchCard.tsx'
import { showMore } from '../stores/directory.ts'

interface ShowMoreProps {
  churches: readonly CardChurch[]
  hasMore: boolean
  total: number
  loading: boolean
}

/**
 * The way on in a long list. Whoever pressed the button by keyboard, and everybody where it is gone, goes on at the
 * first church that came.
 */
export const ShowMore = ({ churches, hasMore, total, loading }: ShowMoreProps) => {
  const pressed = useRef<{ at: number; byKeyboard: boolean }>(undefined)
  useEffect(() => {
    const next = pressed.current && churches[pressed.current.at]
    if (loading || !next) return
    if (!hasMore || pressed.current?.byKeyboard)
      document.querySelector<HTMLElement>(`article a[href="${paths.church(next.slug)}"]`)?.focus()
    pressed.current = undefined
  }, [churches, hasMore, loading])
  const press = ({ detail }: { detail: number }) => {
    if (loading) return
    pressed.current = { at: churches.length, byKeyboard: detail === 0 }
    showMore()
  }
  return (
    hasMore && (
      <div className="no-print flex flex-col items-center gap-3 noscript:hidden">
        <p role="status" className="text-sm text-drift">
          {words.shown(churches.length, total)}
        </p>
        <Button variant="secondary" aria-disabled={loading} onClick={press}>
          {loading ? words.loadingMore : words.showMore}
        </Button>
      </div>
    )
  )
}
