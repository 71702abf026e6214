import { chooseSummary } from '#core/extractive/choose-summary.ts'
import { readCandidates, readTitle } from '#core/extractive/extract-summary.ts'
import type { SalienceModel } from '#core/extractive/salience/learned-salience.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { asAutomatic } from './as-automatic.ts'
import { requireDevelopmentSet, requireTrainingSet } from './development-set.ts'
import { readClaimedTranscripts } from './kinds/claimed-transcripts.ts'
import { methods } from './methods.ts'
import { readTranscripts } from './records.ts'
import type { Transcript } from './records.ts'
import { rouge } from './rouge.ts'
import { bootstrapMacro } from './score/bootstrap-macro.ts'
import { trainModel } from './train/train-model.ts'
import { readTrainingTranscript } from './train/training-transcripts.ts'

const english = languageOf('en')

/**
 * Measures the engine on kinds of speech that it did not learn from: each kind is left out of the training once. `--automatic` takes
 * marks, capitals and speakers away first, as automatic captions do.
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
