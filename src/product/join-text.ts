/** Characters of scripts that are written without blanks. */
const ideographic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u
/** Full-width punctuation brings its own white space. */
const fullWidthMark = /[\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/

/** A blank belongs between two pieces of running text; not between Chinese or Japanese characters. */
export function needsBlank(before: string, after: string): boolean {
  const last = before.slice(-1)
  const first = after.charAt(0)
  if (fullWidthMark.test(last) || fullWidthMark.test(first)) return false
  return !(ideographic.test(last) && ideographic.test(first))
}

/** Pieces of running text joined, with blanks where the script has them, without empty ones. */
export function joinText(pieces: readonly string[]): string {
  const written = pieces.filter((piece) => piece !== '')
  if (written.length < 2) return written[0] ?? ''
  const spaced = written.map((piece, i) => {
    const before = written[i - 1]
    return before !== undefined && needsBlank(before, piece) ? ` ${piece}` : piece
  })
  return spaced.join('')
}
