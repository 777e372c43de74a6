import address from '../styles/map.css?url'

let loading: Promise<void> | undefined

/** Brings the styles of maps into the page, Leaflet's own among them, once; rejects where they cannot be had. */
export const loadLeafletStyles = (): Promise<void> => {
  loading ??= new Promise((done, fail) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => done()
    link.onerror = () => {
      link.remove()
      loading = undefined
      fail(new Error('the styles of the map did not come'))
    }
    document.head.append(link)
  })
  return loading
}
