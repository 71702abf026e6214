import type { Engine } from '#contract/summary.ts'
import type { Citation, DraftInsight, DraftSummary, EngineInput } from '#core/draft-summary.ts'
import type { EngineProgress, EngineUsage } from '#core/writing/engine-progress.ts'
import type { ModelAbsence, ModelPayers, RunSpending } from '#core/writing/language-model.ts'
import type { TrialCounts } from '#evidence/rate-checker.ts'

/** A summary as an engine proposes it, with what it cost. */
export type EngineResult = DraftSummary & {
  /** `null` for an engine that costs nothing. */
  usage: EngineUsage | null
  /** The reason for which no model made it, although one was asked. */
  withoutModel?: ModelAbsence
}

export type EngineOptions = {
  signal: AbortSignal
  /** The payers whose share of the costs of models it takes. */
  payers?: ModelPayers
  /** The costs that count against the ceiling of one summary; its own where others do not share them. */
  spending?: RunSpending
  /**
   * The caller who asked for the summary, and the network or account among whose callers they are, where an
   * engine gives turns.
   */
  caller?: { id: string; group: string } | undefined
  /** Called with each step; must not throw and must not wait. */
  onProgress?: (progress: EngineProgress) => void
  /** The sentence of a statement's quote, or `null`; spares preparing the transcript again. */
  findQuote?: (statement: DraftInsight) => number | null
}

/** Makes summaries out of sentences. `identity` names all of it that shapes the answer. */
export type SummaryEngine = {
  identity: Engine
  /** @throws AppError `SUMMARY_FAILED` when no summary can be made of the input. */
  summarize: (input: EngineInput, options: EngineOptions) => Promise<EngineResult>
}

/** A summary of an example video that people wrote, as an engine and a checker whose words are recorded. */
export type AuthoredSummary = {
  id: string
  /** The id of the summary that the built-in engine makes of the same video. */
  builtInId: string
  writtenAt: string
  engine: SummaryEngine
  checker: LineChecker
}

/** The summaries of the example videos, which ship with the product. */
export type ExampleSummaries = {
  /** @throws Error for a video that is none of the examples */
  read: (videoId: string) => Promise<AuthoredSummary>
  /** The engine that gives the same summary without AI. */
  builtIn: SummaryEngine
}

/** A line with the sentences around its quotes, and nothing else of its video. */
export type LineToCheck = { id: string; text: string; said: readonly string[] }

/** The verdict on whether a line follows from the words, and its deciding words, perhaps none. */
export type LineVerdict = { finding: 'follows' | 'differs' | 'unsure'; deciding: string }

export type CheckOptions = {
  /** Ends the check: lines without a verdict stay without one. */
  signal: AbortSignal
  payers: ModelPayers
  /** The costs of the summary or answer that the lines are of. */
  spending: RunSpending
  /** Called with each verdict as it comes, once for a line; must not throw and must not wait. */
  onVerdict: (id: string, verdict: LineVerdict) => void
}

/** Says of lines whether they follow from the sentences around their quotes. */
export type LineChecker = {
  name: string
  /** The language model that it asks; `null` where people checked, whom nobody examines. */
  model: string | null
  /** Lines of the summary that one call asks about; 1 where each has a call of its own. */
  linesPerCall: number
  /** Resolves when all verdicts are in that will come; a checker that fails gives none. */
  check: (lines: readonly LineToCheck[], options: CheckOptions) => Promise<void>
}

/** A line that differs from what was said, and in what. */
export type LineToRepair = {
  id: string
  text: string
  /** The findings, in sentences. */
  findings: readonly string[]
  /** The first sentence of what was said there, and how many. */
  from: number
  said: readonly string[]
}

/** A line that was written again. */
export type RepairedLine = Citation & { text: string }

/** Has lines written again that differ from what was said. */
export type LineRepairer = {
  /**
   * The lines by their ids; one that the writer takes back is `null`, one that it says nothing of is not
   * there. Nothing at all where it fails.
   */
  repair: (
    lines: readonly LineToRepair[],
    options: { language: string } & Pick<CheckOptions, 'signal' | 'payers' | 'spending'>,
  ) => Promise<ReadonlyMap<string, RepairedLine | null>>
}

/** The trial lines of a checker in the order of its answers: `true` for each that it judged rightly. */
export type TrialResults = { turned: readonly boolean[]; unchanged: readonly boolean[] }

/** No trial lines at all. */
export const noResults: TrialResults = { turned: [], unchanged: [] }

/** The stored results of trial lines; numbers only. */
export type CheckerTrials = {
  /** The counts of a checker's last hundred results of each kind. */
  read: (checker: string) => Promise<TrialCounts>
  /** Stores results of a checker, perhaps none, and gives the counts as they are with them. */
  record: (checker: string, results: TrialResults) => Promise<TrialCounts>
}

/** The checker and the repairer of lines, and the time for them once a text is complete, in ms. */
export type LineChecks = {
  /** `null` without a checker. */
  checker: LineChecker | null
  /** Asked where the checker is the model that wrote; `null` where there is no other. */
  otherChecker: LineChecker | null
  trials: CheckerTrials
  /** From 0 up to 1; draws trial lines and their positions. */
  random: () => number
  repairer: LineRepairer | null
  checkMs: number
  repairMs: number
}

/** Nobody checks: lines are compared by code alone. */
export const noLineChecks: LineChecks = {
  checker: null,
  otherChecker: null,
  repairer: null,
  trials: {
    read: () => Promise.resolve(countResults(noResults)),
    record: (_checker, results) => Promise.resolve(countResults(results)),
  },
  random: () => 0.5,
  checkMs: 8000,
  repairMs: 15_000,
}

/** The counts of some results. */
export function countResults({ turned, unchanged }: TrialResults): TrialCounts {
  return {
    turned: { asked: turned.length, caught: turned.filter(Boolean).length },
    unchanged: { asked: unchanged.length, accepted: unchanged.filter(Boolean).length },
  }
}

/** The checker of a text: another one than the model that wrote it, where there is one. */
export function checkerFor(
  { checker, otherChecker }: Pick<LineChecks, 'checker' | 'otherChecker'>,
  writer: string | null,
): LineChecker | null {
  return writer !== null && checker?.model === writer ? (otherChecker ?? checker) : checker
}
