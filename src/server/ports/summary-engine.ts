import type { Engine } from '#contract/summaries.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { CreatorChapter } from './transcript-source.ts'

/** All that an engine is told of a video. */
export type EngineInput = {
  title: string | null
  /** BCP 47, `und` when unknown. */
  language: string
  durationSeconds: number | null
  sentences: Sentence[]
  /** The creator's chapters; empty when there are none. */
  chapters: CreatorChapter[]
}

/** A statement as an engine proposes it; it is checked before anybody sees it. */
export type DraftInsight = { text: string; quote: string; sentence: number }

/** A section as an engine proposes it: `sentence` is the index of its first sentence. */
export type DraftChapter = { title: string; sentence: number; gist: DraftInsight | null; automatic: boolean }

export type EngineResult = {
  summary: string
  /** The sentences of an extracted summary; empty when the summary is free text. */
  summarySentences: DraftInsight[]
  insights: DraftInsight[]
  chapters: DraftChapter[]
  /** BCP 47, the language that the summary is in. */
  language: string
}

/** Makes summaries out of sentences. `identity` names all of it that shapes the answer. */
export type SummaryEngine = {
  identity: Engine
  /** @throws AppError `SUMMARY_FAILED` when no summary can be made of the input. */
  summarize: (input: EngineInput, options: { signal: AbortSignal }) => Promise<EngineResult>
}
