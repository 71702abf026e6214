import { chooseSummary } from '#core/extractive/choose-summary.ts'
import { readCandidates, readTitle } from '#core/extractive/extract-summary.ts'
import type { SalienceModel } from '#core/extractive/salience/learned-salience.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { findRealData, noRealData } from '../scripts/find-real-data.ts'
import { asAutomatic } from './as-automatic.ts'
import { requireDevelopmentSet, requireTrainingSet } from './development-set.ts'
import { methods } from './methods.ts'
import { budgetOf, readTranscripts } from './records.ts'
import type { Transcript } from './records.ts'
import { rouge } from './rouge.ts'
import { bootstrapMacro } from './score/bootstrap-macro.ts'
import { readStatements } from './statements/read-statements.ts'
import { readTrainingTranscript, trainModel } from './train/train-model.ts'

/** Meetings are in the training data, and chats have a few lines. */
const kinds = new Set(['podcast', 'sales_call', 'ectsum'])

/**
 * Documents whose whole summary is among the claims that people judged, untouched and true: kinds that
 * nothing was trained on.
 */
function readClaimedTranscripts(): Transcript[] {
  const file = findRealData('eval/statements-dev.jsonl.gz')
  if (file === null) throw new Error(`There are no claims to read: ${noRealData}.`)
  const whole = readStatements(file).filter(
    ({ domain, id, label }) => kinds.has(domain) && id.endsWith('_og') && label,
  )
  return whole.map(({ id, domain, statements, sentences }) => {
    const reference = statements.join(' ')
    return {
      id,
      group: 'topics',
      domain,
      title: null,
      reference,
      sentences: [...sentences],
      budget: budgetOf(reference),
      boundaries: [],
    }
  })
}

const english = languageOf('en')

/**
 * Measures the engine on kinds of speech that it did not learn from: each kind is left out of the training
 * once. `--automatic` takes marks, capitals and speakers away first, as automatic captions do.
 */

const isAutomatic = process.argv.includes('--automatic')

function heard(transcripts: readonly Transcript[]): Transcript[] {
  return isAutomatic
    ? transcripts.map((transcript) => ({ ...transcript, sentences: asAutomatic(transcript.sentences) }))
    : [...transcripts]
}

function gainsOver(
  transcripts: readonly Transcript[],
  model: SalienceModel,
): { r1: number; gain: number; tidied: number; c1: number }[] {
  return transcripts.map((transcript) => {
    const candidates = readCandidates(
      transcript.sentences,
      english,
      readTitle(transcript.title, english),
      model,
    )
    const text = chooseSummary(candidates, transcript.budget)
      .map((unit) => unit.text)
      .join(' ')
    const ours = rouge(transcript.reference, text)
    const rival = rouge(transcript.reference, methods.TextRank(transcript))
    const tidied = rouge(transcript.reference, methods['TextRank, tidied'](transcript))
    return {
      r1: 100 * ours.r1,
      gain: 100 * (ours.r1 - rival.r1),
      tidied: 100 * (ours.r1 - tidied.r1),
      c1: 100 * (ours.c1 - rival.c1),
    }
  })
}

function print(kind: string, results: ReturnType<typeof gainsOver>): void {
  const cell = (key: 'gain' | 'tidied' | 'c1'): string => {
    const { mean, low, high } = bootstrapMacro([results.map((each) => each[key])])
    return `${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`
  }
  const mean = results.reduce((sum, { r1 }) => sum + r1, 0) / results.length
  console.log(
    `| ${[kind, results.length, mean.toFixed(1), cell('gain'), cell('tidied'), cell('c1')].join(' | ')} |`,
  )
}

const training = readTranscripts(requireTrainingSet())
const learned = new Map(training.map((transcript) => [transcript, readTrainingTranscript(transcript)]))
const modelWithout = (domain: string | null): SalienceModel =>
  trainModel(
    training.flatMap((transcript) => (transcript.domain === domain ? [] : (learned.get(transcript) ?? []))),
  )
const all = [...training, ...readTranscripts(requireDevelopmentSet())].filter(
  ({ group }) => group !== 'podcasts',
)

console.log(
  '| kind left out | talks | R1 | above TextRank | above TextRank, tidied | c1 above TextRank |\n| --- | --- | --- | --- | --- | --- |',
)
for (const domain of new Set(all.map((transcript) => transcript.domain))) {
  const transcripts = heard(all.filter((transcript) => transcript.domain === domain))
  print(domain, gainsOver(transcripts, modelWithout(domain)))
}
const whole = modelWithout(null)
for (const [domain, transcripts] of Map.groupBy(
  readClaimedTranscripts(),
  (transcript) => transcript.domain,
)) {
  print(domain, gainsOver(heard(transcripts), whole))
}
