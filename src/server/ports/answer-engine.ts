import type { Sentence } from '#contract/transcripts.ts'
import type { ModelAbsence, ModelPayers, RunSpending } from './model-use.ts'
import type { DraftInsight, DraftSentence } from './summary-engine.ts'

/** A question that was asked before about the same video; its answer as text, `null` where it was not said. */
export type EarlierQuestion = { question: string; answer: string | null }

/** A question with what an engine may answer it from. */
export type AnswerInput = {
  question: string
  /** The oldest first; bounded by the caller. */
  earlier: readonly EarlierQuestion[]
  title: string | null
  channel: string | null
  /** Of the transcript, BCP 47, `und` when unknown. */
  language: string
  sentences: readonly Sentence[]
  /** What a search found nearest to the question, best first: a first sentence and how many. */
  passages: readonly { sentence: number; sentences: number }[]
  /** The language of the answer where that of the question is not plain, BCP 47. */
  defaultLanguage: string
}

/** What an engine reports while it answers, in order. */
export type AnswerProgress =
  /** The next piece of the sentence that is being written. */
  | { kind: 'text'; text: string }
  /** The sentence that replaces those pieces, in this language; `null` when nothing of them may be shown. */
  | { kind: 'sentence'; sentence: DraftSentence | null; language: string }
  /** The engine begins again: everything before is void. */
  | { kind: 'restarted' }

export type AnswerOptions = {
  signal: AbortSignal
  /** Whose share of the costs of models it takes. */
  payers?: ModelPayers
  /** What is counted into for the ceiling of one answer; one of its own where others do not share it. */
  spending?: RunSpending
  /** Called with each step; must not throw and must not wait. */
  onProgress: (progress: AnswerProgress) => void
  /** The sentence in which the quote of a statement stands, or `null`. */
  findQuote: (statement: DraftInsight) => number | null
}

/** An answer as an engine proposes it, in this language; without sentences where the video does not say. */
export type AnswerDraft = { said: boolean; sentences: DraftSentence[]; language: string }

/** Answers questions about transcripts. */
export type AnswerEngine = {
  /** Names all of it that shapes an answer, as answers are stored under it. */
  identity: string
  /**
   * Answers a question, or says why no model could.
   * @throws AppError `OVERLOADED`; the signal's reason when it aborts
   */
  answer: (
    input: AnswerInput,
    options: AnswerOptions,
  ) => Promise<AnswerDraft | { withoutModel: ModelAbsence }>
}
