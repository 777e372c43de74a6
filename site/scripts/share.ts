/** Opens the share sheet where there is one, else copies the link and says so in the given live region. */
export const shareOnClick = (button: HTMLElement | null, result: HTMLElement | null): void => {
  if (!button || !result) return
  const { title, address: url, copied, failed } = button.dataset
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url ?? location.href)
      result.textContent = copied ?? ''
    } catch {
      result.textContent = failed ?? ''
    }
  }
  button.addEventListener('click', async () => {
    result.textContent = ''
    if (!navigator.share) return copy()
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the sheet is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  })
}
