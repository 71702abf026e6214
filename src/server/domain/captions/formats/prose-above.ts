import type { RawCue } from '../raw-captions.ts'

/** The mark at the end of a line that ends as sentences do. */
export const sentenceEnd = /[.!?…。！？؟।][”"'’»)\]]*$/u
const maxHeadingLength = 120
const minSpokenWords = 5
/** Words with a capital in the middle of a line, as in a title. */
const titleShare = 0.6

/**
 * What stands above the first time of a transcript, where it was spoken: lines that end as sentences do, long ones, and in a
 * transcript without full stops those that are no title. Titles, buttons and notices are left out.
 * @param below the lines of the transcript itself, which show whether its sentences have full stops
 */
export function proseAbove(above: readonly string[], below: readonly string[]): RawCue | null {
  const spoken = below.filter((line) => line.trim() !== '')
  const stopped = spoken.filter((line) => sentenceEnd.test(line.trim())).length
  const hasStops = stopped > spoken.length * 0.3
  const lines = above.map((line) => line.trim()).filter((line) => isSpoken(line, hasStops))
  return lines.length === 0 ? null : { startMs: 0, endMs: null, text: lines.join('\n'), speaker: null }
}

function isSpoken(line: string, hasStops: boolean): boolean {
  if (line === '') return false
  if (line.length > maxHeadingLength || sentenceEnd.test(line)) return true
  const words = line.split(/\s+/)
  return !hasStops && words.length >= minSpokenWords && !isTitle(words)
}

function isTitle([, ...later]: readonly string[]): boolean {
  const capitals = later.filter((word) => /^\p{Lu}/u.test(word)).length
  return capitals >= later.length * titleShare || later.some((word) => /^[|·:–-]$/.test(word))
}
