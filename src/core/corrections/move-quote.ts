/**
 * The part of a corrected text at the place of a quote in the text before: what stands before and after the
 * change stays, and where the quote has a part of what was changed it has all of it.
 */
export function moveQuote(quote: string, before: string, now: string): string {
  if (now.includes(quote)) return quote
  const from = before.indexOf(quote)
  if (from === -1) return now
  const { start, end } = changeOf(before, now)
  const moved = now.length - before.length
  const to = from + quote.length
  const first = from <= start ? from : from >= end ? from + moved : start
  const last = to >= end ? to + moved : to <= start ? to : end + moved
  const part = now.slice(first, last).trim()
  return part === '' ? now : part
}

/** The changed part of a text, in whole words: from `start` up to and without `end`. */
function changeOf(before: string, now: string): { start: number; end: number } {
  const shortest = Math.min(before.length, now.length)
  let same = 0
  while (same < shortest && before[same] === now[same]) same += 1
  let sameBehind = 0
  while (sameBehind < shortest - same && before.at(-1 - sameBehind) === now.at(-1 - sameBehind))
    sameBehind += 1
  const end = before.length - sameBehind
  const gap = before.slice(end).search(/\s/u)
  return { start: before.lastIndexOf(' ', same) + 1, end: gap === -1 ? before.length : end + gap }
}
