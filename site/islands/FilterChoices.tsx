import { useId, useLayoutEffect, useRef } from 'react'
import { allDenominations, searchAreas, searchDenominations } from '#content/options.ts'
import { directory as words } from '#content/screens/directory.ts'
import { choose } from '../stores/directory.ts'
import type { DirectoryState } from '../stores/directory-address.ts'

interface ChoiceProps {
  label: string
  /** Says 'no filter'. */
  all: string
  options: readonly string[]
  value: string
  onChoose: (value: string) => void
}

const Choice = ({ label, all, options, value, onChoose }: ChoiceProps) => {
  const id = useId()
  const list = useRef<HTMLSelectElement>(null)
  const isAsleep = useRef(true)
  // Chosen before the page woke up.
  useLayoutEffect(() => {
    if (!isAsleep.current) return
    isAsleep.current = false
    const chosen = list.current?.value
    if (chosen !== undefined && chosen !== value) onChoose(chosen)
  })
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        ref={list}
        id={id}
        autoComplete="off"
        className="field px-3 md:text-sm"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The panel's own values, then others in use, then what is chosen where it is neither (ruling 8). */
const withOthers = (own: readonly string[], others: readonly string[], chosen: string): readonly string[] => [
  ...new Set([...own, ...others, ...(chosen ? [chosen] : [])]),
]

interface FilterChoicesProps {
  state: DirectoryState
  otherDenominations: readonly string[]
  otherAreas: readonly string[]
}

const denominations = searchDenominations.filter((one) => one !== allDenominations)

export const FilterChoices = ({ state, otherDenominations, otherAreas }: FilterChoicesProps) => (
  <>
    <Choice
      label={words.denomination}
      all={words.allDenominations}
      options={withOthers(denominations, otherDenominations, state.denomination)}
      value={state.denomination}
      onChoose={(denomination) => choose({ denomination })}
    />
    <Choice
      label={words.area}
      all={words.allAreas}
      options={withOthers(searchAreas, otherAreas, state.area)}
      value={state.area}
      onChoose={(area) => choose({ area })}
    />
  </>
)
