import type { EngineScore } from '#contract/score.ts'
import { missingWords } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { findQuote } from '#evidence/locate-quote.ts'
import type { Transcript } from '../records.ts'
import { round } from './bootstrap-macro.ts'
import type { EngineSummary } from './engines/engine.ts'

/** The findings of the sentences of one summary. */
export type CheckedSummary = {
  hasQuotes: boolean
  sentences: number
  /** Sentences with a quote that stands in the transcript, word for word or but for a slip. */
  supported: number
  /** Numbers and names that stand nowhere in the transcript and not in the title. */
  invented: number
  /** The place where the quotes stand, as indexes of sentences. */
  positions: number[]
}

/** Looks up the quotes of a summary in its transcript, and every number and name that it has. */
export function checkWritten(
  { sentences, hasQuotes }: EngineSummary,
  transcript: Transcript,
): CheckedSummary {
  const index = createEvidenceIndex(transcript.sentences, 'en')
  const known = transcript.title ?? ''
  const checked = {
    hasQuotes,
    sentences: sentences.length,
    supported: 0,
    invented: 0,
    positions: [] as number[],
  }
  for (const { text, quotes } of sentences) {
    const found = quotes.flatMap(({ quote, sentence }) => findQuote(index, { text, quote, sentence }) ?? [])
    if (found.length > 0) checked.supported += 1
    checked.positions.push(...found)
    checked.invented += missingWords(index, { text, language: 'en', known }).length
  }
  return checked
}

/** All summaries of an engine together. */
export function sumWritten(checked: readonly CheckedSummary[]): NonNullable<EngineScore['written']> {
  const sum = (key: 'sentences' | 'supported' | 'invented'): number =>
    checked.reduce((total, each) => total + each[key], 0)
  const sentences = sum('sentences')
  const share = (count: number): number => round((100 * count) / Math.max(1, sentences))
  const hasQuotes = checked.some((each) => each.hasQuotes)
  return {
    sentences,
    supported: hasQuotes ? share(sum('supported')) : null,
    invented: share(sum('invented')),
  }
}
