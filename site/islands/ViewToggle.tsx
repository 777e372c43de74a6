import { useId } from 'react'
import { type ViewMode, viewModes } from '#content/options.ts'
import { directory as words } from '#content/screens/directory.ts'
import { Icon } from '../components/Icon.tsx'
import type { IconName } from '../icons.ts'
import { choose } from '../stores/directory.ts'

const viewIcons: Record<ViewMode, IconName> = { grid: 'grid', list: 'list', map: 'map' }

export const ViewToggle = ({ view }: { view: ViewMode }) => {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-1.5">
      <span id={id} className="text-sm text-drift">
        {words.view}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere */}
      <div
        role="group"
        aria-labelledby={id}
        className="flex max-w-full flex-wrap overflow-hidden rounded-md border border-edge"
      >
        {viewModes.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={mode === view}
            onClick={() => choose({ view: mode })}
            className="target gap-1.5 bg-shell px-2 text-sm max-md:w-11 max-md:justify-center text-ink -outline-offset-3 not-first:border-s not-first:border-edge hover:text-tide-strong aria-pressed:bg-tide aria-pressed:text-on-tide aria-pressed:hover:text-on-tide forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none"
          >
            <Icon name={viewIcons[mode]} />
            <span className="max-md:sr-only">{words.viewLabels[mode]}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
