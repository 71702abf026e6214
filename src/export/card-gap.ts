import { missingNames, missingNumbers } from '#evidence/lint-text.ts'

/** Nothing is said, so that every number and name of a line is missing from it. */
const silence = { words: [], numbers: new Set<number>(), readsSpelled: true }

/** A line around the part that a card leaves out. */
type Gap = { before: string; part: string; after: string }

/**
 * The part of a line that its card asks for: its first number, else its first name, else its longest word.
 * Nothing that `known` gives away, such as the video's title, and nothing that stands in the line twice;
 * `null` where nothing is left to ask for.
 */
export function findGap(text: string, language: string, known: string): Gap | null {
  const given = known.toLowerCase()
  const line = text.toLowerCase()
  const facts = [...missingNumbers(text, language, silence), ...missingNames(text, language, silence)]
  const words = wordsOf(text, language).toSorted((one, other) => other.length - one.length)
  for (const part of new Set([...facts, ...words])) {
    const [before = '', after = ''] = text.split(part)
    const hidden = part.toLowerCase()
    const isOnce = line.split(hidden).length === 2
    if (isOnce && !given.includes(hidden) && /\p{L}/u.test(before + after)) return { before, part, after }
  }
  return null
}

function wordsOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment }) => segment)
}
