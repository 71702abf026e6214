import { foldText } from '#server/domain/search/fold-text.ts'
import { createCoverage } from './match-terms.ts'
import type { Question } from './read-question.ts'
import { distancesTo, maxOf } from './smooth.ts'
import { weightOf } from './talk-index.ts'
import type { TalkIndex } from './talk-index.ts'

const windowReaches = [10, 30]
const coverageReaches = [2, 40]
const togetherReaches = [0, 2, 15, 40]
/** Sentences of a long meeting, to which counts are scaled. */
const meetingSentences = 1000
const innerName = /(?<=[\p{L},'’] )\p{Lu}\p{L}+/gu

/** A word of the question: what it tells in this transcript, how far each sentence is from it, and how often it has it. */
type AskedStem = { weight: number; distances: Float64Array; counts: Float64Array; total: number }

/**
 * How well a transcript as a whole matches a question, in the order in which the model of `covers-question.ts` numbers it: what its
 * words tell and how dense they stand, how much of them stands together, and what is missing.
 */
export function questionMatch(index: TalkIndex, question: Question): number[] {
  const stems = [...question.stems.keys()].map((stem) => readStem(index, stem))
  const all = stems.reduce((sum, { weight }) => sum + weight, 0) || 1
  const present = stems.filter(({ total }) => total > 0)
  const coverage = createCoverage(index, question.stems)
  const densest = windowReaches.map((reach) => densestWindow(index, stems, reach))
  const scale = meetingSentences / Math.max(1, index.sentences.length)
  return [
    ...densest,
    ...densest.map((mass) => mass / all),
    stems.reduce((sum, { weight, total }) => sum + weight * Math.log1p(scale * total), 0) / all,
    ...coverageReaches.map((reach) => maxOf(coverage(reach))),
    ...togetherReaches.flatMap((reach) => [
      mostTogether(index, stems, reach, ({ weight }) => weight) / all,
      mostTogether(index, stems, reach, () => 1) / Math.max(1, stems.length),
    ]),
    mostTogether(index, stems, 0, ({ weight }) => weight),
    Math.max(0, ...present.map(({ weight }) => weight)),
    stems.length - present.length,
    stems.length,
    question.speakers.size,
    missingNames(index, question),
  ]
}

function readStem(index: TalkIndex, stem: string): AskedStem {
  const counts = new Float64Array(index.sentences.length)
  const postings = index.postings.get(stem) ?? []
  for (const { sentence, count } of postings) counts[sentence] = count
  return {
    weight: weightOf(index, stem),
    distances: distancesTo(
      postings.map(({ sentence }) => sentence),
      counts.length,
    ),
    counts,
    total: postings.reduce((sum, { count }) => sum + count, 0),
  }
}

/** The most that the words tell within one stretch of sentences; a word said again there counts by its logarithm. */
function densestWindow({ sentences }: TalkIndex, stems: readonly AskedStem[], reach: number): number {
  const masses = new Float64Array(sentences.length)
  for (const { weight, counts, total } of stems) {
    if (total === 0) continue
    let sum = counts.subarray(0, reach).reduce((before, count) => before + count, 0)
    for (let at = 0; at < masses.length; at += 1) {
      sum += (counts[at + reach] ?? 0) - (counts[at - reach - 1] ?? 0)
      if (sum > 0) masses[at] = (masses[at] ?? 0) + weight * Math.log1p(sum)
    }
  }
  return maxOf(masses)
}

/** The most words that stand within `reach` sentences of one sentence, each by its worth. */
function mostTogether(
  { sentences }: TalkIndex,
  stems: readonly AskedStem[],
  reach: number,
  worthOf: (stem: AskedStem) => number,
): number {
  const sums = new Float64Array(sentences.length)
  for (const stem of stems) {
    const worth = worthOf(stem)
    for (const [at, distance] of stem.distances.entries()) {
      if (distance <= reach) sums[at] = (sums[at] ?? 0) + worth
    }
  }
  return maxOf(sums)
}

/** Names within the question, by their capitals, that neither the transcript nor a speaker's label has. */
function missingNames(index: TalkIndex, { text }: Question): number {
  const labels = foldText([...new Set(index.sentences.map(({ speaker }) => speaker ?? ''))].join(' '))
  const names = [...text.matchAll(innerName)].map(([name]) => name)
  return names.filter((name) => {
    const isSaid = index.readTerms(name).every(({ stem }) => index.postings.has(stem))
    return !isSaid && !labels.includes(foldText(name))
  }).length
}
