import type { Engine } from '#contract/summaries.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { SummaryForm } from '#product/summary-forms.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import type { ModelAbsence, ModelPayers, RunSpending } from './model-use.ts'
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
  /** Absent for key insights. */
  form?: SummaryForm | null
  /** The requested language. An engine that cannot translate gives its own in the result. */
  outputLanguage: SummaryLanguage
}

/** Words of the transcript, and the index of the sentence in which they stand according to the engine. */
export type Citation = { quote: string; sentence: number }

/** A statement as an engine proposes it; it is checked before it is shown. */
export type DraftInsight = Citation & {
  text: string
  /** The text is the speaker's own sentence, tidied. */
  isQuoted?: true
}

/** A sentence of a summary, or its gist, as an engine proposes it. */
export type DraftSentence = {
  text: string
  /** Number of the paragraph, or of the item of a list, counted from 0; in a form, as `createLineLocator` numbers it. */
  paragraph: number
  /** What the sentence rests on; empty when the engine named nothing. */
  citations: Citation[]
  /** The text is the speaker's own sentence, tidied. */
  isQuoted?: true
}

/** A section as an engine proposes it: `sentence` is the index of its first sentence. */
export type DraftChapter = { title: string; sentence: number; gist: DraftInsight | null; automatic: boolean }

/** What an engine reports while it works, in order. */
export type EngineProgress =
  | { kind: 'parts'; done: number; total: number }
  /** The gist as far as it is written, repeated as it grows; with its citations once it is complete. */
  | { kind: 'gist'; text: string; sentence: DraftSentence | null }
  | { kind: 'chapter'; chapter: DraftChapter }
  | { kind: 'insight'; insight: DraftInsight }
  /** The next piece of the sentence of the summary that is being written. */
  | { kind: 'text'; text: string }
  /** The sentence that replaces the pieces since the one before it; `null` when nothing of them may be shown. */
  | { kind: 'sentence'; sentence: DraftSentence | null }
  /** The engine begins again in another way: everything before is void. */
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
  gist: DraftSentence | null
  summary: DraftSentence[]
  insights: DraftInsight[]
  chapters: DraftChapter[]
  /** The form that it has; absent for key insights, also where another was asked for that the engine does not make. */
  form?: SummaryForm | null
  /** BCP 47, the language that the summary is in. */
  language: string
  /** In order, without gaps. */
  parts: EnginePart[]
  /** `null` for an engine that costs nothing. */
  usage: EngineUsage | null
  /** Why no model made it, although one was asked for. */
  withoutModel?: ModelAbsence
}

export type EngineOptions = {
  signal: AbortSignal
  /** Whose share of the costs of models it takes. */
  payers?: ModelPayers
  /** What is counted into for the ceiling of one summary; one of its own where others do not share it. */
  spending?: RunSpending
  /** Who asked for the summary, and the network or account among whose callers they are, where an engine gives turns. */
  caller?: { id: string; group: string } | undefined
  /** Called with each step; must not throw and must not wait. */
  onProgress?: (progress: EngineProgress) => void
  /** The sentence in which the quote of a statement stands, or `null`; saves preparing the transcript once more. */
  findQuote?: (statement: DraftInsight) => number | null
}

/** Makes summaries out of sentences. `identity` names all of it that shapes the answer. */
export type SummaryEngine = {
  identity: Engine
  /** @throws AppError `SUMMARY_FAILED` when no summary can be made of the input. */
  summarize: (input: EngineInput, options: EngineOptions) => Promise<EngineResult>
}
