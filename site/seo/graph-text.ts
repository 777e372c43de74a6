// '<' ends or opens elements, and the two separators end lines in scripts: inside JSON all three can be written as escapes.
const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** A page's graph as the text of its script element; it parses back to the same values. */
export const graphText = (graph: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(
    /[<\u2028\u2029]/g,
    (character) => escapes[character] ?? character,
  )
