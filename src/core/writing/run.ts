import type { Sentence } from '#contract/transcripts.ts'
import type { EngineInput } from '#core/draft-summary.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import type { ProgressEmitter } from './emit-answer.ts'
import type { FindEvidence } from './find-evidence.ts'
import type { ModelPurpose } from './language-model.ts'
import type { WantedLength } from './prompts/describe-answer.ts'
import type { Session } from './session.ts'
import type { PromptGuard } from './stream/clean-text.ts'
import type { ChapterAnchor } from './tidy-answer.ts'

/** The dependencies of asking about single texts again, of a summary or of an answer. */
export type RepairRun = {
  input: { sentences: readonly Sentence[]; outputLanguage: SummaryLanguage }
  session: Session
  guard: PromptGuard
  findEvidence: FindEvidence
  /** The language of a text as BCP 47: the wanted one where it may be that, or is unknown. */
  languageOf: (text: string, wanted: SummaryLanguage) => Promise<string>
  /** Marks the ends of the data in prompts; nobody else knows it. */
  boundary: string
  /** The purpose under which asking again is counted. */
  repairPurpose: ModelPurpose
}

/** The dependencies of every step of making one summary. */
export type Run = RepairRun & {
  input: EngineInput
  emitter: ProgressEmitter
  anchors: readonly ChapterAnchor[]
  wanted: WantedLength
  parallelCalls: number
  partTokens: number
}
