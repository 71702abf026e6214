import { fillBudget } from '../../baselines/fill-budget.ts'
import { lexRank } from '../../baselines/lex-rank.ts'
import { methods } from '../../methods.ts'
import type { Method } from '../../methods.ts'
import { splitText } from '../split-text.ts'
import { plainSummary } from './engine.ts'
import type { ScoredEngine } from './engine.ts'

/** The name of our own engine in the scorecard. */
export const ours = 'Précis, no model'

const baselines: Readonly<Record<string, Method>> = {
  TextRank: methods.TextRank,
  LexRank: ({ sentences, budget }) => {
    const texts = sentences.map(({ text }) => text)
    return fillBudget(texts, lexRank(texts), budget)
  },
  'The beginning': methods.lead,
  'At random': methods.random,
}

/** Our engine without a model, and what it is measured against in every run. */
export const localEngines: readonly ScoredEngine[] = [
  toEngine(ours, 'ours', methods.engine),
  ...Object.entries(baselines).map(([name, method]) => toEngine(name, 'baseline', method)),
]

function toEngine(name: string, kind: ScoredEngine['kind'], method: Method): ScoredEngine {
  const summarize: ScoredEngine['summarize'] = (transcript) =>
    Promise.resolve().then(() => plainSummary(splitText(method(transcript))))
  return { name, kind, parallel: 1, summarize }
}
