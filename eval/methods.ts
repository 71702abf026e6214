import { createHash } from 'node:crypto'
import { chooseSummary } from '#core/extractive/choose-summary.ts'
import { readCandidates, readTitle } from '#core/extractive/extract-summary.ts'
import { tidySentence } from '#core/extractive/read-units.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { fillBudget } from './baselines/fill-budget.ts'
import { leadOrder } from './baselines/lead.ts'
import { textRank } from './baselines/text-rank.ts'
import type { Transcript } from './records.ts'

/** Places of the texts of at least six words in an order that is random, but the same for the same `seed`. */
function randomOrder(texts: readonly string[], seed: string): number[] {
  const keys = new Map<number, string>()
  for (const position of leadOrder(texts))
    keys.set(position, createHash('sha256').update(`${seed}:${position}`).digest('hex'))
  return [...keys].toSorted(([, a], [, b]) => (a < b ? -1 : 1)).map(([position]) => position)
}

const english = languageOf('en')

/** Makes a summary of a transcript within its budget. */
export type Method = (transcript: Transcript) => string

function spoken(transcript: Transcript): string[] {
  return transcript.sentences.map((sentence) => sentence.text)
}

function tidied(transcript: Transcript): string[] {
  return transcript.sentences.map((sentence) => tidySentence(sentence.text, english)).filter(Boolean)
}

function extracted(transcript: Transcript, title: string | null): string {
  const candidates = readCandidates(transcript.sentences, english, readTitle(title, english))
  return chooseSummary(candidates, transcript.budget)
    .map((unit) => unit.text)
    .join(' ')
}

/** Everything that is compared, by the name it has in the table. */
export const methods = {
  random: (transcript) =>
    fillBudget(spoken(transcript), randomOrder(spoken(transcript), transcript.id), transcript.budget),
  lead: (transcript) => fillBudget(spoken(transcript), leadOrder(spoken(transcript)), transcript.budget),
  TextRank: (transcript) => fillBudget(spoken(transcript), textRank(spoken(transcript)), transcript.budget),
  'TextRank, tidied': (transcript) =>
    fillBudget(tidied(transcript), textRank(tidied(transcript)), transcript.budget),
  'engine, no title': (transcript) => extracted(transcript, null),
  engine: (transcript) => extracted(transcript, transcript.title),
} as const satisfies Record<string, Method>
