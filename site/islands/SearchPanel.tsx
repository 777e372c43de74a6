import { useStore } from '@nanostores/react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { limits } from '#content/business.ts'
import { directory as words } from '#content/screens/directory.ts'
import { paths } from '#contract/paths.ts'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { $text, clearFilters, setText, typeText } from '../stores/directory.ts'
import type { DirectoryState } from '../stores/directory-address.ts'
import { FilterChoices } from './FilterChoices.tsx'
import { ViewToggle } from './ViewToggle.tsx'

// Base UI's dialog weighs as much as all the rest of the panel; a wide screen never needs it.
const loadSheet = () => import('./FilterSheet.tsx')
type Sheet = Awaited<ReturnType<typeof loadSheet>>

const TextBox = () => {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const text = useStore($text, { ssr: () => '' })
  // What was typed before the page woke up stands in the box and nowhere else.
  useLayoutEffect(() => {
    const typed = box.current?.value
    if (typed) typeText(typed.slice(0, limits.searchTextLength))
  }, [])
  return (
    <form
      action={paths.directory}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        setText($text.get())
      }}
      className="grid gap-1"
    >
      <label htmlFor={id} className="font-semibold max-md:sr-only">
        {words.search}
      </label>
      <div className="relative">
        <Icon name="search" className="absolute top-1/2 left-3 size-5 -translate-y-1/2 text-drift" />
        <input
          ref={box}
          id={id}
          name="search"
          // Not of the type search: its own clear button would stand beside ours in some browsers only.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.searchTextLength}
          placeholder={words.searchPlaceholder}
          value={text}
          onChange={({ target }) => typeText(target.value)}
          className={`field ps-10 text-ellipsis ${text ? 'pe-11' : 'pe-2'}`}
        />
        {text && (
          <button
            type="button"
            aria-label={words.clearSearch}
            onClick={() => {
              setText('')
              box.current?.focus()
            }}
            className="target absolute inset-y-0 right-0 w-11 justify-center rounded-md text-drift hover:text-ink"
          >
            <Icon name="close" />
          </button>
        )}
      </div>
    </form>
  )
}

interface SearchPanelProps {
  state: DirectoryState
  otherDenominations: readonly string[]
  otherAreas: readonly string[]
}

export const SearchPanel = ({ state, otherDenominations, otherAreas }: SearchPanelProps) => {
  const [isOpen, setOpen] = useState(false)
  const [sheet, setSheet] = useState<Sheet | 'failed'>()
  const openSheet = async () => {
    setOpen(true)
    if (!sheet) setSheet(await loadSheet().catch(() => 'failed' as const))
  }
  const chosen = [state.denomination, state.area].filter(Boolean).length
  const choices = { state, otherDenominations, otherAreas }
  return (
    <search className="no-print grid content-start gap-4 max-md:contents md:rounded-lg md:border md:border-line md:bg-shell md:p-5 md:shadow-card noscript:hidden">
      <div className="noscript:hidden">
        <h2 className="text-xl">{words.panelTitle}</h2>
        <p className="mt-1 text-drift">{words.tagline}</p>
      </div>
      <div className="search-bar grid gap-3 max-md:-mx-4 max-md:px-4 max-md:py-2 noscript:hidden md:contents">
        <TextBox />
        {/* Where the sheet could not be had a small screen has them here too. */}
        <div
          className={`gap-4 md:grid md:grid-cols-2 lg:max-xl:grid-cols-1 ${isOpen && sheet === 'failed' ? 'grid' : 'hidden'}`}
        >
          <FilterChoices {...choices} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-3">
          <button
            type="button"
            onClick={clearFilters}
            className="target font-semibold text-tide underline-offset-4 hover:underline max-md:hidden"
          >
            {words.clearFilters}
          </button>
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            onPointerDown={() => void loadSheet().catch(() => {})}
            onClick={() => void openSheet()}
            className="max-md:px-2 md:hidden"
          >
            <Icon name="filter" />
            {chosen > 0 ? `${words.filters} (${chosen})` : words.filters}
          </Button>
          <ViewToggle view={state.view} />
        </div>
      </div>
      {sheet && sheet !== 'failed' && (
        <sheet.FilterSheet open={isOpen} onClose={() => setOpen(false)}>
          <FilterChoices {...choices} />
        </sheet.FilterSheet>
      )}
    </search>
  )
}
