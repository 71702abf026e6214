import type { RawCue } from './raw-captions.ts'

/** Words of what was shown before that a caption can begin with; captions of three lines have some thirty. */
const maxCarried = 60
/** So many words said again are no chance. */
const minCarried = 2
const minRolling = 2
/** Of the captions that bring words, those which begin with words of the one before. */
const rollingShare = 0.6
/** Captions roll throughout, so those at the beginning show it. */
const sampleCues = 400

type Word = { folded: string; from: number }

/**
 * Takes out the words that captions show again where they grow or scroll within a line: each begins with what the one
 * before ended with, or with all of it. `null` for a file in which most captions do not, because speakers repeat words too.
 */
export function unrollWords(cues: readonly RawCue[]): RawCue[] | null {
  if (cues.length > sampleCues && unrollAll(cues.slice(0, sampleCues)) === null) return null
  return unrollAll(cues)
}

function unrollAll(cues: readonly RawCue[]): RawCue[] | null {
  const counts = { fresh: 0, rolling: 0 }
  let before: string[] = []
  const unrolled: RawCue[] = []
  for (const cue of cues) {
    const words = wordsOf(cue.text)
    const folded = words.map((word) => word.folded)
    const carried = countCarried(before, folded)
    const next = words[carried]
    if (next !== undefined) {
      if (before.length > 0) counts.fresh += 1
      if (carried >= minCarried) counts.rolling += 1
      unrolled.push(carried === 0 ? cue : { ...cue, text: cue.text.slice(next.from) })
    }
    before = next === undefined && folded.length > 0 && carried === folded.length ? before : folded
  }
  const rolls = counts.rolling >= minRolling && counts.rolling >= counts.fresh * rollingShare
  return rolls ? unrolled : null
}

/** How many of the first words are the last words of the caption before. */
function countCarried(before: readonly string[], words: readonly string[]): number {
  const max = Math.min(before.length, words.length, maxCarried)
  for (let count = max; count > 0; count -= 1) {
    const from = before.length - count
    let i = 0
    while (i < count && before[from + i] === words[i]) i += 1
    if (i === count) return count
  }
  return 0
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    folded: word.toLowerCase().replaceAll(/^\p{P}+|\p{P}+$/gu, ''),
    from: index,
  }))
}
