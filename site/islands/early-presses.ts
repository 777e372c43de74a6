import { useEffect } from 'react'

/** Marks a button that was pressed before the page was awake; set by the script in the page's head. */
export const pressedMark = 'data-pressed'

/** Makes up for what was pressed before the page was awake; of several presses the last one counts. */
export const useEarlyPresses = (): void => {
  useEffect(() => {
    const pressed = [...document.querySelectorAll<HTMLElement>(`[${pressedMark}]`)]
    for (const button of pressed) button.removeAttribute(pressedMark)
    pressed.at(-1)?.click()
  }, [])
}
