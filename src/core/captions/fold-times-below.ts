/** A line that is nothing but a time or a timing. */
const timing =
  /^[ \t]{0,20}[[(]?\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?(?:[ \t]{0,9}-->[ \t]{0,9}[\d:.,]{4,14})?[\])]?[ \t]{0,20}$/
const index = /^[ \t]{0,9}\d{1,6}[ \t]{0,9}$/
const sampleParagraphs = 200
const minParagraphs = 3
const mostly = 0.9

/** Text whose times stand below the words of each paragraph, with each above its words. All other text stays as it is. */
export function foldTimesBelow(text: string): string {
  const paragraphs = text.split(/\n[ \t]{0,20}\n/, sampleParagraphs).filter((each) => each.trim() !== '')
  const below = paragraphs.filter((each) => timeLast(each) !== null).length
  if (below < minParagraphs || below < paragraphs.length * mostly) return text
  return text
    .split(/\n[ \t]{0,20}\n/)
    .map((each) => timeLast(each) ?? each)
    .join('\n\n')
}

/** A paragraph that has a time in its last line only, with it above the words and below their number; `null` for any other. */
function timeLast(paragraph: string): string | null {
  const lines = paragraph.split('\n').filter((line) => line.trim() !== '')
  const last = lines.pop()
  if (last === undefined || lines.length === 0 || !timing.test(last)) return null
  if (lines.some((line) => timing.test(line))) return null
  const [first = '', ...others] = lines
  return index.test(first) ? [first, last, ...others].join('\n') : [last, first, ...others].join('\n')
}
