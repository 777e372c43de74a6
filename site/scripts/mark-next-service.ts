import { momentIn, nextService, type ServiceStart } from './next-service.ts'

// A Sunday, so that day n of a week is its n-th day after it.
const sunday = Date.UTC(2023, 0, 1)
const spoken = ({ day, minute }: ServiceStart): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    sunday + (day * 24 * 60 + minute) * 60_000,
  )

/** Marks the line whose service comes next and says when that is. */
export const markNextService = (table: HTMLElement | null, at: Date): void => {
  const note = table?.querySelector<HTMLElement>('[data-next-note]')
  if (!table || !note) return
  const lines = [...table.querySelectorAll<HTMLElement>('[data-days]')].map((element) => ({
    element,
    days: element.dataset.days ?? '',
    starts: element.dataset.starts ?? '',
  }))
  const next = nextService(lines, momentIn(table.dataset.timeZone ?? '', at))
  if (!next) return
  const { element } = next.line
  element.dataset.next = ''
  element.querySelector('[data-next-word]')?.removeAttribute('hidden')
  note.textContent = `${note.dataset.nextNote}: ${spoken(next.start)}`
}
