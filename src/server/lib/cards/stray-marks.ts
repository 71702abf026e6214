const marks = /["“”„«»]/gu

/**
 * A text without the marks that captions leave in it: the arrows and dashes before another speaker, and quotation marks of which the
 * other one is not there.
 */
export function withoutStrayMarks(text: string): string {
  const clean = text
    .replace(/>{2,}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:[-–—•] )+/u, '')
  const stray = findStray(clean)
  return clean.replace(marks, (mark, at: number) => (stray.has(at) ? '' : mark)).trim()
}

/** The positions of the quotation marks that open nothing and close nothing. One behind a number may be inches, and is none. */
function findStray(text: string): Set<number> {
  const stray = new Set<number>()
  let opened: number | null = null
  for (const { index, 0: mark } of text.matchAll(marks)) {
    if (opensQuote(mark, text.slice(0, index), text.slice(index + 1))) {
      if (opened !== null) stray.add(opened)
      opened = index
    } else if (opened === null) {
      if (!/\d$/u.test(text.slice(0, index))) stray.add(index)
    } else opened = null
  }
  if (opened !== null) stray.add(opened)
  return stray
}

/** A mark behind a blank opens and one behind a word closes; of one with blanks on both sides, as in French, its shape says which. */
function opensQuote(mark: string, before: string, after: string): boolean {
  if (!/(?:^|[\s([–—])$/u.test(before)) return false
  return /^\S/u.test(after) || !(mark === '»' || mark === '”')
}

/**
 * What was said, to stand between our own quotation marks: those around it are gone and those within are single ones, and so is what
 * punctuation a cut sentence begins and ends with.
 */
export function bareQuote(quote: string): string {
  const clean = withoutStrayMarks(quote)
  const count = clean.match(marks)?.length ?? 0
  if (count % 2 === 1) return clean
  const isWrapped = count === 2 && /^["“„«].*["“”»]$/u.test(clean)
  let isOpen = false
  return (isWrapped ? clean.slice(1, -1) : clean)
    .replace(marks, () => {
      isOpen = !isOpen
      return isOpen ? '‘' : '’'
    })
    .replace(/^[\s,;:.]+(?=\p{L})|[\s,;:–—-]+$/gu, '')
}
