import { useEffect, useRef, useState } from 'react'
import { directory as words } from '#content/screens/directory.ts'
import { Icon } from '../components/Icon.tsx'
import { choose, clearFilters, setText } from '../stores/directory.ts'
import { type DirectoryState, isFiltered } from '../stores/directory-address.ts'

const chipLook =
  'target shrink-0 gap-2 rounded-full border border-tide bg-shell px-4 text-sm text-tide hover:border-tide-strong hover:text-tide-strong'

const Chip = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <li>
    <button type="button" aria-label={words.removeFilter(label)} onClick={onRemove} className={chipLook}>
      <span className="max-w-60 truncate">{label}</span>
      <Icon name="close" className="size-4" />
    </button>
  </li>
)

interface ActiveFiltersProps {
  state: DirectoryState
  /** How the search stands, for the eye and, as it changes, for the ear. */
  told: string
}

/** What the list is filtered by, and what came of it. */
export const ActiveFilters = ({ state, told }: ActiveFiltersProps) => {
  const { search, denomination, area } = state
  const root = useRef<HTMLDivElement>(null)
  const [taken, setTaken] = useState(0)
  // The button that was pressed is gone: on to the next filter, else to what came of it.
  useEffect(() => {
    if (!taken) return
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    const target = find('li button') ?? find('[role=status]')
    target?.focus()
  }, [taken])
  const taking = (change: () => void) => () => {
    change()
    setTaken(taken + 1)
  }
  return (
    <div ref={root} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 in-data-asking:invisible">
      <p role="status" tabIndex={-1} className="min-w-40 text-drift">
        {told}
      </p>
      {isFiltered(state) && (
        <>
          <ul aria-label={words.activeFilters} className="no-print flex flex-wrap gap-2">
            {search && <Chip label={words.searchChip(search)} onRemove={taking(() => setText(''))} />}
            {denomination && <Chip label={denomination} onRemove={taking(() => choose({ denomination: '' }))} />}
            {area && <Chip label={area} onRemove={taking(() => choose({ area: '' }))} />}
          </ul>
          <button type="button" onClick={taking(clearFilters)} className="no-print target text-sm text-link">
            {words.clearAllFilters}
          </button>
        </>
      )}
    </div>
  )
}
