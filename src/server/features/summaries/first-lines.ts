/** How many characters fill a line of the page: a paragraph without breaks counts as the lines that it would fill. */
const lineWidth = 80
const linesShown = 3

/**
 * At most the first three lines of a text, with a mark where more follows. Only the text's own breaks are preserved: the
 * browser wraps lines and cuts the text after three of its own.
 */
export function firstLines(text: string): string {
  const shown: string[] = []
  let linesLeft = linesShown
  for (const paragraph of paragraphsOf(text)) {
    const lines = Math.ceil(paragraph.length / lineWidth)
    if (lines > linesLeft) {
      if (linesLeft > 0) shown.push(cutAtWord(paragraph, linesLeft * lineWidth))
      return `${shown.join('\n')}…`
    }
    shown.push(paragraph)
    linesLeft -= lines
  }
  return shown.join('\n')
}

function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '')
}

/** Whole words only, unless the first one is longer than all the room; never half of a character. */
function cutAtWord(text: string, maxLength: number): string {
  const end = text.lastIndexOf(' ', maxLength)
  return end > 0 ? text.slice(0, end) : text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
}
