import { z } from 'zod'
import type { Sentence } from '#contract/transcripts.ts'
import weights from './readability-weights.json' with { type: 'json' }

/** As `npm run eval -- train lines` wrote it, one weight for each of `readingSigns`. */
const model = z.strictObject({ base: z.number(), weights: z.array(z.number()) }).parse(weights)

const states = new Set(['is', 'are', 'was', 'were'])
const addressed = /^(?:you|your|you['’](?:re|ve|ll))$/u
/** The power of the chance that a line makes sense, by which it counts beside what the line says. */
export const readabilityPower = 3

/** A sentence as far as it tells whether it makes sense alone. */
type SpokenLine = {
  sentence: Sentence
  words: readonly string[]
  length: number
  stems: ReadonlyMap<string, number>
  clarity: number
  readability: number
}

/** In the written sentences of one voice pronouns and length alone say which are clear. */
const prose = { clarityPower: 7, lengthPower: 2, fullLength: 16 }

/** Units of an English transcript with how likely each is to make sense alone. */
export function withReadability<Line extends SpokenLine>(units: readonly Line[]): Line[] {
  if (isProse(units)) {
    return units.map((unit) => {
      const full = Math.min(unit.length, prose.fullLength) / prose.fullLength
      return { ...unit, readability: unit.clarity ** prose.clarityPower * full ** prose.lengthPower }
    })
  }
  return units.map((unit) => {
    const odds = readingSigns(unit).reduce(
      (sum, sign, column) => sum + sign * (model.weights[column] ?? 0),
      model.base,
    )
    return { ...unit, readability: (1 / (1 + Math.exp(-odds))) ** readabilityPower }
  })
}

/** Marks within sentences and of questions, which captions of a recogniser and sentences found by us lack. */
const mark = /[,;:?!]/u
/** Written speech has one in half of its sentences. */
const minMarked = 0.2

/** One speaks, in sentences that were written with their marks: the model learned from other speech. */
function isProse(units: readonly SpokenLine[]): boolean {
  const voices = new Set(units.map(({ sentence }) => sentence.speaker))
  const marked = units.filter(({ sentence }) => mark.test(sentence.text))
  return voices.size <= 1 && marked.length > minMarked * units.length
}

/**
 * The signs that a line makes sense alone: how much of it are words with a meaning of their
 * own, what it states, whom it speaks to, and how long and clear it is.
 */
export function readingSigns({ stems, words, length, clarity }: SpokenLine): number[] {
  const said = words.map((word) => word.toLowerCase())
  const all = Math.max(1, length)
  const share = (isMeant: (word: string) => boolean): number => said.filter(isMeant).length / all
  return [
    stems.size / all,
    said.filter((word) => states.has(word)).length,
    Number(said[0] === 'there'),
    share((word) => addressed.test(word)),
    share((word) => word === 'the'),
    Math.log(all),
    clarity,
  ]
}
