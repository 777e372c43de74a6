/** The beginning of a text as a page's description: at most `most` characters, ending with a whole word. */
export const summary = (text: string, most = 160): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  const words = /^(.*\S)\s/.exec(cut)?.[1] ?? cut.slice(0, -1)
  // The cut may go through a character that takes two units.
  return `${words.replace(/[,;:.–\ud800-\udbff-]+$/u, '')}…`
}
