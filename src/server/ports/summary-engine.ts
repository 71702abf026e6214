import type { Engine } from '#contract/summaries.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import type { CreatorChapter } from './transcript-source.ts'

/** The input of an engine. */
export type EngineInput = {
  title: string | null
  channel: string | null
  /** BCP 47, `und` when unknown. */
  language: string
  durationSeconds: number | null
  sentences: Sentence[]
  /** The creator's chapters; empty when there are none. */
  chapters: CreatorChapter[]
  style: SummaryStyle
  /** The requested language. An engine that cannot translate gives its own in the result. */
  outputLanguage: SummaryLanguage
}

/** A statement as an engine proposes it; it is checked before it is shown. */
export type DraftInsight = { text: string; quote: string; sentence: number }

/** A section as an engine proposes it: `sentence` is the index of its first sentence. */
export type DraftChapter = { title: string; sentence: number; gist: DraftInsight | null; automatic: boolean }

/** The progress of an engine, in order. */
export type EngineProgress =
  | { kind: 'parts'; done: number; total: number }
  /** The gist as far as it is written; it is sent again as it grows. */
  | { kind: 'gist'; text: string }
  | { kind: 'chapter'; chapter: DraftChapter }
  | { kind: 'insight'; insight: DraftInsight }
  /** The next piece of the summary's text. */
  | { kind: 'text'; text: string }
  /** The engine begins again in another way: its progress so far is void. */
  | { kind: 'restarted' }

/** A stretch of the video that the engine took at once; `from` and `to` are indexes of its first and last sentence. */
export type EnginePart = { from: number; to: number; state: 'read' | 'missing' }

/** What a summary cost. Tokens as the provider counts them; money in millionths of a US dollar, `null` when unknown. */
export type EngineUsage = {
  calls: number
  inputTokens: number
  outputTokens: number
  costMicroUsd: number | null
}

export type EngineResult = {
  /** The engine that made it in the end; another than asked when that one failed. */
  engine: Engine
  /** The video in one sentence; `null` when the engine writes none. */
  gist: string | null
  summary: string
  /** The sentences of an extracted summary; empty when the summary is free text. */
  summarySentences: DraftInsight[]
  insights: DraftInsight[]
  chapters: DraftChapter[]
  /** BCP 47, the language that the summary is in. */
  language: string
  /** In order, without gaps. */
  parts: EnginePart[]
  /** `null` for an engine that costs nothing. */
  usage: EngineUsage | null
}

export type EngineOptions = {
  signal: AbortSignal
  /** Called with each step; must not throw and must not wait. */
  onProgress?: (progress: EngineProgress) => void
}

/** Makes summaries out of sentences. `identity` names all of it that shapes the answer. */
export type SummaryEngine = {
  identity: Engine
  /** @throws AppError `SUMMARY_FAILED` when no summary can be made of the input. */
  summarize: (input: EngineInput, options: EngineOptions) => Promise<EngineResult>
}
