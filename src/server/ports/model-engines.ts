import type { Sentence } from '#contract/transcripts.ts'
import type { DraftInsight, DraftSentence } from '#core/draft-summary.ts'
import type { ModelAbsence, ModelPayers, RunSpending } from '#core/writing/language-model.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'

/** An earlier question about the video; its answer as text, `null` where it was not said. */
export type EarlierQuestion = { question: string; answer: string | null }

/** A question with what an engine may answer it from. */
export type AnswerInput = {
  question: string
  /** The oldest first; bounded by the caller. */
  earlier: readonly EarlierQuestion[]
  title: string | null
  channel: string | null
  /** The language of the transcript, BCP 47, `und` when unknown. */
  language: string
  sentences: readonly Sentence[]
  /** The passages nearest to the question, best first: a first sentence and their number. */
  passages: readonly { sentence: number; sentences: number }[]
  /** The language of the answer where that of the question is not plain, BCP 47. */
  defaultLanguage: string
}

/** The progress of an engine that answers, in order. */
export type AnswerProgress =
  /** The next piece of the sentence that is being written. */
  | { kind: 'text'; text: string }
  /** The sentence that replaces those pieces, in this language; `null` when nothing of them may be shown. */
  | { kind: 'sentence'; sentence: DraftSentence | null; language: string }
  /** The engine begins again: everything before is void. */
  | { kind: 'restarted' }

export type AnswerOptions = {
  signal: AbortSignal
  /** The payers whose share of the costs of models it takes. */
  payers?: ModelPayers
  /** The costs that count against the ceiling of one answer; its own where others do not share them. */
  spending?: RunSpending
  /** Called with each step; must not throw and must not wait. */
  onProgress: (progress: AnswerProgress) => void
  /** The sentence in which the quote of a statement stands, or `null`. */
  findQuote: (statement: DraftInsight) => number | null
}

/**
 * An answer as an engine proposes it, in this language, by this model; without sentences where the video does
 * not say.
 */
export type AnswerDraft = { said: boolean; sentences: DraftSentence[]; language: string; model: string }

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

/** A checked line of a summary: of which video, what it says, the words said for it, and by whom. */
export type OverviewSource = { videoTitle: string; text: string; quote: string; speaker?: string | undefined }

/** A collection for an engine: no transcripts, only summaries' lines in the order of videos. */
export type OverviewInput = {
  title: string
  /** In which the overview is wanted, BCP 47. */
  language: SummaryLanguage
  sources: readonly OverviewSource[]
}

/** An overview as an engine proposes it. The `sentence` of a citation is the index of a source. */
export type OverviewDraft = {
  gist: DraftSentence | null
  lines: DraftSentence[]
  /** The engine that wrote it. */
  engine: string
  /** BCP 47. */
  language: string
}

/** Writes overviews of collections. */
export type OverviewEngine = {
  /**
   * Writes one, or says why no model could.
   * @throws the signal's reason when it aborts
   */
  write: (
    input: OverviewInput,
    options: { signal: AbortSignal; payers: ModelPayers; spending: RunSpending },
  ) => Promise<OverviewDraft | { withoutModel: ModelAbsence }>
}

/** A line that is to be translated, by its index in the transcript. */
export type LineToTranslate = { index: number; text: string }

/** Lines that follow each other, translated; `null` where the original has to stand. */
export type TranslatedPart = { firstLine: number; lines: (string | null)[]; model: string }

/** Translates the lines of transcripts. */
export type TranslationEngine = {
  /** Names the models and the version of their prompt: what one engine wrote is never given for another's. */
  name: string
  /**
   * Translates lines in parts, each handed on when it is done, in any order; says why no model went on, or
   * `null` where all lines are done. What was handed on before is good either way.
   * @throws the signal's reason when it aborts, and what `onPart` throws
   */
  translate: (
    input: { language: SummaryLanguage; lines: readonly LineToTranslate[] },
    options: {
      signal: AbortSignal
      payers: ModelPayers
      spending: RunSpending
      onPart: (part: TranslatedPart) => Promise<void>
    },
  ) => Promise<ModelAbsence | null>
}
