const key = 'news-category'

// Storage throws where the reader has blocked it: the choice then lasts as long as the page.
const remembered = (): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const remember = (category: string): void => {
  try {
    sessionStorage.setItem(key, category)
  } catch {}
}

/** Marks the category button that is chosen, now and on the next page of the visit. The list stays as it is. */
export const rememberChoice = (group: HTMLElement | null): void => {
  const buttons = [...(group?.querySelectorAll<HTMLButtonElement>('[data-category]') ?? [])]
  const mark = (category: string | undefined) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.category === category))
  }
  const before = remembered()
  if (buttons.some((button) => button.dataset.category === before)) mark(before ?? undefined)
  for (const button of buttons) {
    button.addEventListener('click', () => {
      mark(button.dataset.category)
      remember(button.dataset.category ?? '')
    })
  }
}
