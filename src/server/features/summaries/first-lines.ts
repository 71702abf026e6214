/** How wide a line is, in characters: a paragraph without breaks counts as the lines that it would fill. */
const lineWidth = 80
const linesShown = 3

/** At most the first three lines of a text, in whole words, with a mark where more follows. */
export function firstLines(text: string): string {
  const lines = text.split('\n').flatMap(foldParagraph)
  const shown = lines.slice(0, linesShown).join('\n')
  return lines.length > linesShown ? `${shown}…` : shown
}

/** The lines that a paragraph fills; none when it is blank. A word wider than a line is cut. */
function foldParagraph(paragraph: string): string[] {
  const lines: string[] = []
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= lineWidth)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.slice(0, lineWidth))
  }
  return lines
}
