// XML 1.0 has no way at all to write these characters.
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** The text without characters that XML cannot hold. */
export const xmlSafe = (text: string): string => text.replace(impossible, '')

/** The text as it stands in XML, in elements and attributes. */
export const xmlText = (text: string): string => xmlSafe(text).replace(/[&<>"']/g, (one) => escapes[one] ?? one)
