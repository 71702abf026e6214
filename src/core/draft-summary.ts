import type { Engine } from '#contract/summary.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { SummaryForm } from '#product/summary-forms.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'

/** A chapter as its creator set it; `start` in seconds. */
export type CreatorChapter = { title: string; start: number }

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
  /** Number of the paragraph or item, counted from 0; in a form, as `createLineLocator` numbers it. */
  paragraph: number
  /** The passages that the sentence rests on; empty when the engine named none. */
  citations: Citation[]
  /** The text is the speaker's own sentence, tidied. */
  isQuoted?: true
}

/** A section as an engine proposes it: `sentence` is the index of its first sentence. */
export type DraftChapter = { title: string; sentence: number; gist: DraftInsight | null; automatic: boolean }

/** A part of the video that the engine took at once; `from` and `to` are sentence indexes. */
export type EnginePart = { from: number; to: number; state: 'read' | 'missing' }

/** A summary as an engine proposes it. */
export type DraftSummary = {
  /** The engine that made it in the end; another than asked when that one failed. */
  engine: Engine
  /** The video in one sentence; `null` when the engine writes none. */
  gist: DraftSentence | null
  summary: DraftSentence[]
  insights: DraftInsight[]
  chapters: DraftChapter[]
  /** The form that it has; absent for key insights, also in place of a form that cannot be made. */
  form?: SummaryForm | null
  /** BCP 47, the language that the summary is in. */
  language: string
  /** In order, without gaps. */
  parts: EnginePart[]
}
