/** A web address as it may be linked: http or https with a host. Anything else ('javascript:' and the like) is none. */
export const webAddress = (written: string | undefined): string | undefined => {
  const trimmed = written?.trim()
  // A URL parser drops line breaks and tabs inside an address, so 'java\nscript:' has to be refused before it.
  if (!trimmed || !/^https?:\/\/[^\s/]/i.test(trimmed) || /[\s\p{Cc}]/u.test(trimmed)) return undefined
  try {
    const { href, username, password } = new URL(trimmed)
    return username || password ? undefined : href
  } catch {
    return undefined
  }
}

const onHost = (address: string | undefined, hosts: readonly string[]): string | undefined => {
  if (!address) return undefined
  const { hostname } = new URL(address)
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ? address : undefined
}

/** The address of a YouTube channel, or undefined where what is written is not one. */
export const youtubeAddress = (written: string | undefined): string | undefined =>
  onHost(webAddress(written), ['youtube.com', 'youtu.be'])

/** From an address, an address without its protocol, or a bare name such as 'gracechapel' or '@gracechapel'. */
const profile = (written: string | undefined, host: string): string | undefined => {
  const text = written?.trim()
  if (!text) return undefined
  const bare = /^@?([\w.-]+)$/.exec(text)?.[1]
  if (bare && !bare.endsWith('.com')) return `https://www.${host}/${bare}`
  return onHost(webAddress(/^https?:/i.test(text) ? text : `https://${text}`), [host])
}

export const facebookAddress = (written: string | undefined): string | undefined => profile(written, 'facebook.com')
export const instagramAddress = (written: string | undefined): string | undefined => profile(written, 'instagram.com')

/** The number with its country code ('+13615550111'), or undefined where it is not a whole number of this country. */
export const telephoneE164 = (written: string | undefined): string | undefined => {
  const [number = ''] = (written ?? '').split(/\s*(?:ext|x|#)/i)
  const digits = number.replace(/\D/g, '')
  if (number.trim().startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined
  const national = /^1?([2-9]\d{9})$/.exec(digits)?.[1]
  return national && `+1${national}`
}

/** The address that calls a number, short and foreign ones too; undefined where nothing can be dialled. */
export const telephoneLink = (written: string | undefined): string | undefined => {
  const number = telephoneE164(written) ?? written?.replace(/[^\d+]/g, '')
  return number ? `tel:${number}` : undefined
}
