import { boostedTreesSchema, byFallingValue, carryOn, scoreRows } from './boosted-trees.ts'
import { createCoverage } from './match-terms.ts'
import weights from './ranking-weights.json' with { type: 'json' }
import { asRead, readQuestion, withFraming } from './read-question.ts'
import type { Question } from './read-question.ts'
import { sentenceFeatures } from './sentence-features.ts'
import type { TranscriptIndex } from './transcript-index.ts'

/** The trees that rank sentences for a question, as `npm run eval -- train ask` wrote them. */
const rankingModel = boostedTreesSchema.parse(weights)

const nearReach = 2
const insideShare = 1
const nearShare = 2

/** The passages of a transcript that answer a question, best first, at most `count`. */
export function findPassages(index: TranscriptIndex, question: string | Question, count = 10): Passage[] {
  const asked = withFraming(asRead(index, question))
  return markFitting(index, asked, choosePassages(index, rate(index, asked), count))
}

/** Indexes of all sentences, those that answer best first. */
export function rankSentences(index: TranscriptIndex, question: string): number[] {
  return byFallingValue(rateSentences(index, question))
}

/** A sentence that asks loses so much, and those behind it gain by how much of the question it asks. */
const askingLoss = 0.8
const answeringGain = 2
const answerHalf = 2
/** A sentence that gives a reason gains so much where one is asked for. */
const reasonGain = 1

/**
 * Rates each sentence: the log-odds of the trees, and besides how much of the question stands in the sentence
 * and next to it. The trees learned from questions about long discussions; a question for one fact is
 * answered by the sentence that repeats its words, or by the one behind a sentence that asks the same.
 */
export function rateSentences(index: TranscriptIndex, question: string): Float64Array {
  return rate(index, withFraming(readQuestion(index, question)))
}

function rate(index: TranscriptIndex, asked: Question): Float64Array {
  const coverage = createCoverage(index, asked.stems)
  const [inside, near] = [coverage(0), coverage(nearReach)]
  const { isQuestion } = index
  const asking = inside.map((share, at) => share * (isQuestion[at] ?? 0))
  const answering = carryOn(asking, answerHalf).map((share, at) => share - (asking[at] ?? 0))
  const reasons = index.patterns?.asksReason.test(asked.text) === true ? index.patterns.reasons : null
  return scoreRows(rankingModel, sentenceFeatures(index, asked, coverage)).map(
    (odds, at) =>
      odds +
      insideShare * (inside[at] ?? 0) +
      nearShare * (near[at] ?? 0) +
      answeringGain * (answering[at] ?? 0) +
      reasonGain * Number(reasons?.test(index.sentences[at]?.text ?? '') === true) -
      askingLoss * (isQuestion[at] ?? 0),
  )
}

/**
 * A place to play: index of the first sentence, how many there are, the log-odds of the best of them, and
 * whether it is near enough to the question and the best passage, and says what no better one does.
 */
export type Passage = { sentence: number; sentences: number; score: number; fits: boolean }

const maxSentences = 3
const maxWords = 60
/** Speech at 150 words a minute has about so many seconds in a passage of the most words. */
const maxSeconds = 30
/** A neighbour joins a passage when its log-odds lie at most so far below those of the best sentence. */
const joinWithin = 0.3
/** The most that a sentence loses beside a chosen passage, so that the next one is elsewhere. */
const crowding = 1
const crowdingReach = 15

/** A passage whose score lies farther below the best one is another matter. */
const fitsWithin = 2.5
const fitReach = 6
/** Passages with a larger share of their words in common say the same. */
const maxShared = 0.8

/** Marks the passages that a reader is shown: near to the question and to the best one, none twice. */
function markFitting(index: TranscriptIndex, asked: Question, passages: readonly Chosen[]): Passage[] {
  const near = createCoverage(index, asked.stems)(fitReach)
  const best = passages[0]?.score ?? 0
  const shown: ReadonlySet<string>[] = []
  return passages.map((passage) => {
    const { sentence, sentences, score } = passage
    const words = new Set(
      index.stems.slice(sentence, sentence + sentences).flatMap((each) => [...each.keys()]),
    )
    const isNear = near.subarray(sentence, sentence + sentences).some((share) => share > 0)
    const fits = isNear && score >= best - fitsWithin && !shown.some((other) => isSame(words, other))
    if (fits) shown.push(words)
    return { ...passage, fits }
  })
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && one.intersection(other).size >= maxShared * one.union(other).size
}

type Chosen = Omit<Passage, 'fits'>

/** Chooses the best passages, best first: one to three sentences of one speaker, set apart. */
export function choosePassages(index: TranscriptIndex, scores: Float64Array, count: number): Chosen[] {
  const open = Float64Array.from(scores)
  const passages: Chosen[] = []
  while (passages.length < count) {
    const best = indexOfLargest(open)
    if ((open[best] ?? -Infinity) === -Infinity) break
    const range = extend(index, scores, open, best)
    passages.push({
      sentence: range.from,
      sentences: range.to - range.from + 1,
      score: scores[best] ?? 0,
    })
    crowd(open, range)
  }
  return passages
}

function indexOfLargest(scores: Float64Array): number {
  let best = 0
  for (let at = 1; at < scores.length; at += 1)
    if ((scores[at] ?? -Infinity) > (scores[best] ?? -Infinity)) best = at
  return best
}

type Range = { from: number; to: number }

function extend(index: TranscriptIndex, scores: Float64Array, open: Float64Array, best: number): Range {
  const range = { from: best, to: best }
  for (let size = 1; size < maxSentences; size += 1) {
    const candidates = [range.from - 1, range.to + 1].filter(
      (at) => isOpen(open, at) && belongs(index, scores, { ...range, best }, at),
    )
    const next = candidates.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))[0]
    if (next === undefined) break
    if (next < range.from) range.from = next
    else range.to = next
  }
  return range
}

/** A sentence beside a range answers about as well as its best, by the same speaker, unbroken. */
function belongs(
  { sentences, wordCounts }: TranscriptIndex,
  scores: Float64Array,
  { from: first, to: last, best }: Range & { best: number },
  at: number,
): boolean {
  if ((scores[at] ?? -Infinity) < (scores[best] ?? 0) - joinWithin) return false
  if (sentences[at]?.speaker !== sentences[best]?.speaker) return false
  const from = Math.min(first, at)
  const to = Math.max(last, at)
  const words = wordCounts.subarray(from, to + 1).reduce((sum, count) => sum + count, 0)
  const start = sentences[from]?.start ?? null
  const end = sentences[to]?.end ?? null
  return words <= maxWords && (start === null || end === null || end - start <= maxSeconds)
}

function isOpen(open: Float64Array, at: number): boolean {
  return (open[at] ?? -Infinity) > -Infinity
}

function crowd(open: Float64Array, { from, to }: Range): void {
  open.fill(-Infinity, from, to + 1)
  for (let distance = 1; distance <= crowdingReach; distance += 1) {
    const loss = crowding * (1 - distance / (crowdingReach + 1))
    for (const at of [from - distance, to + distance]) {
      if (isOpen(open, at)) open[at] = (open[at] ?? 0) - loss
    }
  }
}
