/** Characters of scripts that are written without blanks, and the punctuation that goes with them. */
const closeSet = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u

/** Whether a blank belongs between two pieces of running text: not between Chinese or Japanese characters. */
export function needsBlank(before: string, after: string): boolean {
  return !(closeSet.test(before.slice(-1)) && closeSet.test(after.charAt(0)))
}

/** Pieces of running text as one, with a blank between them where the script has blanks. Empty pieces are left out. */
export function joinText(pieces: readonly string[]): string {
  const written = pieces.filter((piece) => piece !== '')
  if (written.length < 2) return written[0] ?? ''
  const spaced = written.map((piece, i) => {
    const before = written[i - 1]
    return before !== undefined && needsBlank(before, piece) ? ` ${piece}` : piece
  })
  return spaced.join('')
}
