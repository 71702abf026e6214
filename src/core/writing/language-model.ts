import type { z } from 'zod'
import type { AnswerFault } from '#contract/quota.ts'

/**
 * Everything that a language model is asked for. `src/server/features/model-costs/model-purposes.ts` says of
 * each how it is counted; a new one needs its row there.
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
  'recording',
  'check',
] as const
export type ModelPurpose = (typeof modelPurposes)[number]

/** The payer whose share of the day a call takes: a network as a keyed hash, an account's person. */
export type ModelPayer =
  | { kind: 'visitor'; network: string }
  | { kind: 'free-account' | 'paid-account'; personId: string }

/** Those that work is done for, the first to ask first; asked again for each call, since others may join. */
export type ModelPayers = () => Promise<readonly ModelPayer[]>

/** The purpose of a call and its payers. */
export type ModelUse = { purpose: ModelPurpose; payers: ModelPayers }

/**
 * A call that was made. Without an answer its tokens are estimated where the provider had begun to work on
 * it, which it is paid for; `timeout` is also one that was given up before its end.
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

/** The costs of one summary or answer so far, checks and repairs included; calls add to it. */
export type RunSpending = { microUsd: number }

/**
 * The reason for which a call was not allowed: its work has cost enough, or a share of the day has no room
 * for its possible costs.
 */
export type CostRefusal = { kind: 'run' } | { kind: 'share'; microUsd: number }

/**
 * The reason for which no model did a piece of work: none of them could, with the fault where one answered,
 * or a call was not allowed.
 */
export type ModelAbsence = { kind: 'outage'; fault?: AnswerFault | undefined } | CostRefusal

/** For work that nobody known asked for: it takes the share of visitors. */
export const noPayers: ModelPayers = () => Promise.resolve([])

/** One question to a model. */
export type ModelCall = {
  /** Role and rules. */
  system: string
  /** The data, then the task. */
  prompt: string
  /** The form of the answer, passed on to providers that enforce it. The caller checks the answer. */
  schema: z.ZodType
  maxOutputTokens: number
  signal: AbortSignal
  /** Called with each piece of the answer as it comes; must not throw and must not wait. */
  onText: (piece: string) => void
}

/** A whole answer. `length`: it was cut at `maxOutputTokens`. Tokens as the provider counts them. */
export type ModelAnswer = {
  text: string
  finish: 'stop' | 'length'
  inputTokens: number
  outputTokens: number
}

/**
 * The reason for which a model gave no answer. `quota`: used up for longer than a minute; `rate-limited`: ask
 * again soon; `refused`: by its safety rules; `unauthorized`: the key or the name of the model is wrong;
 * `too-long`: the question does not fit; `broken`: an answer that is none.
 */
export type ModelFailureKind =
  | 'quota'
  | 'rate-limited'
  | 'unavailable'
  | 'timeout'
  | 'refused'
  | 'unauthorized'
  | 'too-long'
  | 'broken'

/** The failure of one call; its message holds neither keys nor what was asked. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly kind: ModelFailureKind
  /** The seconds that the provider asks to wait; `null` when it does not say. */
  readonly retryAfterSeconds: number | null

  constructor(kind: ModelFailureKind, retryAfterSeconds: number | null = null, options?: ErrorOptions) {
    super(`The model gave no answer: ${kind}`, options)
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A language model of one provider. */
export type LanguageModel = {
  /** As the provider names it, such as `gemini-3.5-flash`. */
  name: string
  /** Tokens that question and answer may have together. */
  contextTokens: number
  /** Maximum tokens of one answer. */
  maxOutputTokens: number
  /** Millionths of a US dollar for a million tokens; `null` when unknown. */
  price: { inputMicroUsd: number; outputMicroUsd: number } | null
  /** @throws ModelFailure; the signal's reason when it aborts */
  ask: (call: ModelCall) => Promise<ModelAnswer>
  /**
   * Asks the server for its window, where it can be asked; called before questions are planned. What it does
   * not say stays as it is.
   * @throws the signal's reason when it aborts
   */
  learnWindow?: (signal: AbortSignal) => Promise<void>
  /** Notes that the server holds no more than so many tokens; absent for a known window. */
  limitContext?: (tokens: number) => void
}

/** The same model, asked in another way; what changes with time is read from it each time. */
export function withAsk(model: LanguageModel, ask: LanguageModel['ask']): LanguageModel {
  const { name, maxOutputTokens, learnWindow, limitContext } = model
  return {
    name,
    get contextTokens() {
      return model.contextTokens
    },
    maxOutputTokens,
    get price() {
      return model.price
    },
    ask,
    ...(learnWindow === undefined ? {} : { learnWindow }),
    ...(limitContext === undefined ? {} : { limitContext }),
  }
}
