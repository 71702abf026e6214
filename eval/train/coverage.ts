import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { backgroundDigits, readBackground, saidShare } from '#core/retrieval/background.ts'
import type { StoredBackground } from '#core/retrieval/background.ts'
import { scoreRows } from '#core/retrieval/boosted-trees.ts'
import { minSaidShare, questionMatch } from '#core/retrieval/covers-question.ts'
import type { CoverageModel } from '#core/retrieval/covers-question.ts'
import { readQuestion } from '#core/retrieval/read-question.ts'
import type { TranscriptIndex } from '#core/retrieval/transcript-index.ts'
import { requireQuestions, requireTranscripts } from '../ask/ask-data.ts'
import { boost } from '../ask/boost.ts'
import type { TrainingRows } from '../ask/boost.ts'
import { pairQuestions } from '../ask/pair-questions.ts'
import type { AskedTranscript } from '../ask/read-questions.ts'
import { roundTrees } from '../ask/round-trees.ts'
import { createIndexes } from '../ask/transcript-indexes.ts'
import { createRandom } from '../check/random.ts'

const maxStems = 1500

/**
 * Counts how common stems are in these transcripts; the ones that most of the transcripts have are listed.
 */
function countBackground(indexes: readonly TranscriptIndex[]): StoredBackground {
  const transcripts = new Map<string, number>()
  const uses = new Map<string, number>()
  let words = 0
  for (const { postings } of indexes) {
    for (const [stem, list] of postings) {
      const count = list.reduce((sum, posting) => sum + posting.count, 0)
      transcripts.set(stem, (transcripts.get(stem) ?? 0) + 1)
      uses.set(stem, (uses.get(stem) ?? 0) + count)
      words += count
    }
  }
  const listed = [...transcripts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, maxStems)
    .map(([stem]) => stem)
  const digits = (shareOf: (stem: string) => number, perFactor: number): string =>
    listed.map((stem) => digitOf(shareOf(stem), perFactor)).join('')
  return {
    stems: listed.join(' '),
    transcripts: digits(
      (stem) => (transcripts.get(stem) ?? 0) / indexes.length,
      backgroundDigits.transcripts,
    ),
    uses: digits((stem) => (uses.get(stem) ?? 0) / words, backgroundDigits.uses),
  }
}

function digitOf(share: number, perFactor: number): string {
  const { base } = backgroundDigits
  return Math.min(base - 1, Math.round(-Math.log(share) * perFactor)).toString(base)
}

/** A design team of the AMI meetings met four times, a to d. */
const seriesLetter = /(?<=(?:ES|IS|TS)\d{4})[a-d]$/

/**
 * Parts talks into so many folds; all meetings of one team are in one, as no team has meetings in both parts
 * of the data.
 */
function partTranscripts(
  transcripts: readonly AskedTranscript[],
  folds: number,
): (transcript: AskedTranscript) => number {
  const series = [...new Set(transcripts.map(seriesOf))]
  const numbers = new Map(series.map((name, at) => [name, at % folds]))
  return (transcript) => numbers.get(seriesOf(transcript)) ?? 0
}

function seriesOf({ id }: AskedTranscript): string {
  return id.replace(seriesLetter, '')
}

/**
 * Counts how common stems are in the training talks, trains the trees that tell whether a transcript answers
 * a question, and writes both into the product. They learn from questions asked of their own meeting and of
 * others of the same fold, beside a background of the other folds; so nothing of the two meetings is in it.
 * The threshold is the one that refuses 3 % of the own questions, as rated by trees that have not seen the
 * meeting; those of which too little is said are among them. Takes about a minute.
 */

const seed = 20_261_123
const others = 8
const folds = 5
const refusedShare = 0.03
const options = {
  trees: 160,
  learningRate: 0.1,
  ridge: 10,
  minCurvature: 5,
  columnShare: 0.5,
  rowShare: 0.8,
}
const dataFolder = path.resolve(import.meta.dirname, '../../src/core/retrieval')

const questions = requireQuestions('train')
const indexOf = createIndexes()
const foldOf = partTranscripts([...new Set(questions.map(({ transcript }) => transcript))], folds)
const asked = new Set(questions.map(({ transcript }) => transcript.id))
/** Transcripts of another kind, with no questions to them. */
const unasked = requireTranscripts('train').filter(({ id }) => !asked.has(id))
const transcripts = [...new Set(questions.map(({ transcript }) => transcript)), ...unasked]
const random = createRandom(seed)

const rows = Array.from({ length: folds }, (_, fold) => {
  const isHeld = (transcript: AskedTranscript): boolean =>
    asked.has(transcript.id) && foldOf(transcript) === fold
  const background = readBackground(
    countBackground(transcripts.filter((transcript) => !isHeld(transcript)).map(indexOf)),
  )
  const held = questions.filter(({ transcript }) => isHeld(transcript))
  return pairQuestions(held, others, random).map(({ question, transcript, isOwn }) => {
    const index = indexOf(transcript)
    const read = readQuestion(index, question.text)
    const isSaid = saidShare(index, read, background) >= minSaidShare
    const isSameKind = transcript.domain === question.transcript.domain
    return { values: questionMatch(index, read, background), isOwn, isSaid, isSameKind, fold }
  })
}).flat()
type Row = (typeof rows)[number]

const unseen = Array.from({ length: folds }, (_, fold) => {
  const known = train(rows.filter((row) => row.fold !== fold))
  const held = rows.filter((row) => row.fold === fold)
  const odds = scoreRows(known, columnsOf(held))
  return held.map((row, at) => ({ ...row, odds: row.isSaid ? (odds[at] ?? 0) : -Infinity }))
}).flat()
const foreign = unseen.filter(({ isOwn }) => !isOwn)
const own = unseen.flatMap(({ isOwn, odds }) => (isOwn ? [odds] : [])).toSorted((a, b) => a - b)
for (const share of [refusedShare, 0.05]) {
  const refused = (isSameKind: boolean): string => {
    const meant = foreign.filter((row) => row.isSameKind === isSameKind)
    const count = meant.filter(({ odds }) => odds < thresholdAt(share)).length
    return `${((100 * count) / meant.length).toFixed(1)} %`
  }
  console.log(
    `refused: ${100 * share} % own, ${refused(false)} of another kind, ${refused(true)} of the same`,
  )
}

const model: CoverageModel = { minOdds: thresholdAt(refusedShare), trees: roundTrees(train(rows)) }
write('coverage-weights.json', model)
write('background-stems.json', countBackground(transcripts.map(indexOf)))

function thresholdAt(share: number): number {
  return Number((own[Math.floor(share * own.length)] ?? 0).toPrecision(3))
}

function write(name: string, data: unknown): void {
  writeFileSync(path.join(dataFolder, name), `${JSON.stringify(data)}\n`)
}

function train(learned: readonly Row[]) {
  return boost(trainingRows(learned), options, createRandom(seed))
}

function trainingRows(learned: readonly Row[]): TrainingRows {
  return {
    columns: columnsOf(learned).map((column) => Float32Array.from(column)),
    labels: Float64Array.from(learned, ({ isOwn }) => Number(isOwn)),
    weights: new Float64Array(learned.length).fill(1),
  }
}

function columnsOf(learned: readonly Row[]): Float64Array[] {
  return Array.from({ length: learned[0]?.values.length ?? 0 }, (_, feature) =>
    Float64Array.from(learned, ({ values }) => values[feature] ?? 0),
  )
}
