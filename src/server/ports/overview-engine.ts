import type { SummaryLanguage } from '#product/summary-options.ts'
import type { ModelAbsence, ModelPayers, RunSpending } from './model-use.ts'
import type { DraftSentence } from './summary-engine.ts'

/** A checked line of a summary: of which video, what it says, and the speaker's own words for it. */
export type OverviewSource = { videoTitle: string; text: string; quote: string }

/** A collection as an engine is shown it: no transcripts, only lines of its summaries in the order of its videos. */
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
  /** Who wrote it. */
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
