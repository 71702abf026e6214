import { english } from '#server/domain/languages/english.ts'
import { chooseSummary } from '#server/engines/extractive/choose-summary.ts'
import { readCandidates, readTitle } from '#server/engines/extractive/read-candidates.ts'
import type { SalienceModel } from '#server/engines/extractive/salience/learned-salience.ts'
import { asAutomatic } from './as-automatic.ts'
import { requireDevelopmentSet, requireTrainingSet } from './development-set.ts'
import { methods } from './methods.ts'
import { readTalks } from './records.ts'
import type { Talk } from './records.ts'
import { rouge } from './rouge.ts'
import { bootstrapMacro } from './score/bootstrap-macro.ts'
import { readClaimedTalks } from './kinds/claimed-talks.ts'
import { trainModel } from './train/train-model.ts'
import { readTrainingTalk } from './train/training-talks.ts'

/**
 * Measures the engine on kinds of speech that it did not learn from: each kind is left out of the training once. `--automatic` takes
 * marks, capitals and speakers away first, as automatic captions do.
 */

const isAutomatic = process.argv.includes('--automatic')

function heard(talks: readonly Talk[]): Talk[] {
  return isAutomatic ? talks.map((talk) => ({ ...talk, sentences: asAutomatic(talk.sentences) })) : [...talks]
}

function gainsOver(
  talks: readonly Talk[],
  model: SalienceModel,
): { r1: number; gain: number; tidied: number; c1: number }[] {
  return talks.map((talk) => {
    const candidates = readCandidates(talk.sentences, english, readTitle(talk.title, english), model)
    const text = chooseSummary(candidates, talk.budget)
      .map((unit) => unit.text)
      .join(' ')
    const ours = rouge(talk.reference, text)
    const rival = rouge(talk.reference, methods.TextRank(talk))
    const tidied = rouge(talk.reference, methods['TextRank, tidied'](talk))
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

const training = readTalks(requireTrainingSet())
const learned = new Map(training.map((talk) => [talk, readTrainingTalk(talk)]))
const modelWithout = (domain: string | null): SalienceModel =>
  trainModel(training.flatMap((talk) => (talk.domain === domain ? [] : (learned.get(talk) ?? []))))
const all = [...training, ...readTalks(requireDevelopmentSet())].filter(({ group }) => group !== 'podcasts')

console.log(
  '| kind left out | talks | R1 | above TextRank | above TextRank, tidied | c1 above TextRank |\n| --- | --- | --- | --- | --- | --- |',
)
for (const domain of new Set(all.map((talk) => talk.domain))) {
  const talks = heard(all.filter((talk) => talk.domain === domain))
  print(domain, gainsOver(talks, modelWithout(domain)))
}
const whole = modelWithout(null)
for (const [domain, talks] of Map.groupBy(readClaimedTalks(), (talk) => talk.domain)) {
  print(domain, gainsOver(heard(talks), whole))
}
