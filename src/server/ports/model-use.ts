import type { ModelFailureKind } from './language-model.ts'

/**
 * Everything that a language model is asked for. `src/server/features/model-costs/model-purposes.ts` says of each how it is
 * counted; a new one needs its row there.
 */
export const modelPurposes = [
  'summary',
  'summary-part',
  'summary-merge',
  'summary-repair',
  'answer',
  'answer-repair',
  'overview',
  'translation',
  'transcript',
  'check',
] as const
export type ModelPurpose = (typeof modelPurposes)[number]

/** Whose share of the costs of a day a call takes; the network of a visitor as a keyed hash, an account by its person. */
export type ModelPayer =
  | { kind: 'visitor'; network: string }
  | { kind: 'free-account' | 'paid-account'; personId: string }

/** Those that work is done for, the first to ask first; asked again for each call, since others may join. */
export type ModelPayers = () => Promise<readonly ModelPayer[]>

/** What a call is for and who it is made for. */
export type ModelUse = { purpose: ModelPurpose; payers: ModelPayers }

/**
 * A call that was made. Without an answer its tokens are estimated where the provider had begun to work on it, which it
 * is paid for; `timeout` is also one that was given up before its end.
 */
export type MadeCall = {
  /** As its provider names it. */
  model: string
  inputTokens: number
  outputTokens: number
  /** Millionths of a US dollar; `null` where the price is not known. */
  costMicroUsd: number | null
  /** `null` when it was answered. */
  failure: ModelFailureKind | null
  milliseconds: number
}

/** What one summary or answer has cost so far, its checks and repairs included; each of its calls adds to it. */
export type RunSpending = { microUsd: number }

/** Why a call was not allowed: its work has cost enough, or a share of the day has no room for what the call may cost. */
export type CostRefusal = { kind: 'run' } | { kind: 'share'; microUsd: number }

/** Why no model did a piece of work: none of them could, or a call was not allowed. */
export type ModelAbsence = { kind: 'outage' } | CostRefusal

/** For work that nobody known asked for: it takes the share of visitors. */
export const noPayers: ModelPayers = () => Promise.resolve([])
