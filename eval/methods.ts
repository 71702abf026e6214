import { english } from '#server/domain/languages/english.ts'
import { chooseSummary } from '#server/engines/extractive/choose-summary.ts'
import { readCandidates, readTitle } from '#server/engines/extractive/read-candidates.ts'
import { fillBudget } from './baselines/fill-budget.ts'
import { leadOrder } from './baselines/lead.ts'
import { randomOrder } from './baselines/random.ts'
import { textRank } from './baselines/text-rank.ts'
import { tidySentence } from '#server/engines/extractive/tidy-sentence.ts'
import type { Talk } from './records.ts'

/** Makes a summary of a talk within its budget. */
export type Method = (talk: Talk) => string

function spoken(talk: Talk): string[] {
  return talk.sentences.map((sentence) => sentence.text)
}

function tidied(talk: Talk): string[] {
  return talk.sentences.map((sentence) => tidySentence(sentence.text, english)).filter(Boolean)
}

function extracted(talk: Talk, title: string | null): string {
  const candidates = readCandidates(talk.sentences, english, readTitle(title, english))
  return chooseSummary(candidates, talk.budget)
    .map((unit) => unit.text)
    .join(' ')
}

/** Everything that is compared, by the name it has in the table. */
export const methods = {
  random: (talk) => fillBudget(spoken(talk), randomOrder(spoken(talk), talk.id), talk.budget),
  lead: (talk) => fillBudget(spoken(talk), leadOrder(spoken(talk)), talk.budget),
  TextRank: (talk) => fillBudget(spoken(talk), textRank(spoken(talk)), talk.budget),
  'TextRank, tidied': (talk) => fillBudget(tidied(talk), textRank(tidied(talk)), talk.budget),
  'engine, no title': (talk) => extracted(talk, null),
  engine: (talk) => extracted(talk, talk.title),
} as const satisfies Record<string, Method>
