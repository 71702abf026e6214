/** A stretch of text, from its first character up to and without `to`. */
export type Range = { from: number; to: number }

/** Shortenings whose full stop does not end the sentence; before a capital letter only these are ambiguous. */
const shortenings = new Set(
  (
    'mr mrs ms dr prof sr jr st vs etc e.g i.e u.s inc ltd co hon gen rev sen rep fig vol approx ' +
    'bzw ca nr hr fr str sra dra mme mlle г ул им т.е т.д т.п'
  ).split(' '),
)
const beforeDigitOnly = new Set(['no', 'nos', 'p', 'pp', 'art'])
const lastWord = /(?:^|[\s("'“«])((?:\p{L}\.){0,4}\p{L}{1,6})\.$/u
const letterOrDigit = /[\p{L}\p{N}]/u

/** The sentences of a punctuated text by the Unicode rules, put together again after shortenings such as "Dr.". */
export function findSentences(text: string, segmenter: Intl.Segmenter): Range[] {
  const found: Range[] = []
  let isOpen = false
  for (const { segment, index } of segmenter.segment(text)) {
    const last = found.at(-1)
    const to = index + segment.length
    const next = text.slice(to, to + 1)
    const joins = last !== undefined && (isOpen || !letterOrDigit.test(segment))
    if (joins) last.to = to
    else found.push({ from: index, to })
    isOpen = endsInShortening(segment, next) || !letterOrDigit.test(text.slice(found.at(-1)?.from, to))
  }
  return found
}

function endsInShortening(segment: string, next: string): boolean {
  const word = lastWord.exec(segment.slice(-24).trimEnd())?.[1]
  if (word === undefined) return false
  const lower = word.toLowerCase()
  if (beforeDigitOnly.has(lower)) return /\d/.test(next)
  const isInitial = /^\p{Lu}$/u.test(word) && word !== 'I'
  return isInitial || shortenings.has(lower) || /^(?:\p{Lu}\.)+\p{Lu}$/u.test(word)
}
