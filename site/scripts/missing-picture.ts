const replace = (image: HTMLImageElement): void => {
  const text = image.dataset.missing
  // What React has printed it replaces itself.
  if (!text || image.closest('astro-island')) return
  const words = document.createElement('p')
  words.className = `${image.className} picture-missing`
  words.textContent = text
  ;(image.closest('picture') ?? image).replaceWith(words)
}

/** Puts words where a picture fails, now or later. An image that failed before this ran has been looked at and has no size. */
export const replaceMissing = (page: Document): void => {
  page.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  for (const image of page.images) if (image.complete && image.currentSrc && !image.naturalWidth) replace(image)
}
