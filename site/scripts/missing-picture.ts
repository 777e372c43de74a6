const replace = (image: HTMLImageElement): void => {
  const { missing, scene } = image.dataset
  // What React has printed it replaces itself.
  if (!missing || image.closest('astro-island')) return
  const place = image.closest('picture') ?? image
  if (scene) {
    image.removeAttribute('data-scene')
    image.removeAttribute('srcset')
    image.src = scene
    place.replaceWith(image)
    return
  }
  const words = document.createElement('p')
  words.className = `${image.className} picture-missing`
  words.textContent = missing
  place.replaceWith(words)
}

/**
 * Puts the drawn scene where a picture fails, now or later, and words where that fails too. An image that failed before
 * this ran has been looked at and has no size.
 */
export const replaceMissing = (page: Document): void => {
  page.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true)
  for (const image of [...page.images]) if (image.complete && image.currentSrc && !image.naturalWidth) replace(image)
}
