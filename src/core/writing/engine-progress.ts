import type { DraftChapter, DraftInsight, DraftSentence } from '#core/draft-summary.ts'

/** The progress of an engine, in order. */
export type EngineProgress =
  | { kind: 'parts'; done: number; total: number }
  /** The gist as far as it is written, repeated as it grows; with its citations once it is complete. */
  | { kind: 'gist'; text: string; sentence: DraftSentence | null }
  | { kind: 'chapter'; chapter: DraftChapter }
  | { kind: 'insight'; insight: DraftInsight }
  /** The next piece of the sentence of the summary that is being written. */
  | { kind: 'text'; text: string }
  /** The sentence in place of the pieces since the last one; `null` for none to show. */
  | { kind: 'sentence'; sentence: DraftSentence | null }
  /** The engine begins again in another way: everything before is void. */
  | { kind: 'restarted' }

/** The costs of a summary. Tokens by the provider; millionths of a US dollar, `null` if unknown. */
export type EngineUsage = {
  calls: number
  inputTokens: number
  outputTokens: number
  costMicroUsd: number | null
}
