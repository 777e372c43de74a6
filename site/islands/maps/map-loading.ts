import { type RefObject, useEffect, useState } from 'react'

/** Whether the element has come near to what the reader sees; once it has, it stays so. */
export const useNear = (element: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const watch = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '200px',
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, isNear])
  return isNear
}

/** What is loaded as soon as it is wanted: undefined before, `'failed'` where it could not be had. */
export const useLoaded = <Loaded extends object>(
  isWanted: boolean,
  load: () => Promise<Loaded>,
): Loaded | 'failed' | undefined => {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    load().then(
      (found) => isOver || setLoaded(found),
      () => isOver || setLoaded('failed'),
    )
    return () => {
      isOver = true
    }
  }, [isWanted, load])
  return loaded
}
