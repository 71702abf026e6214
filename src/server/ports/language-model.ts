import type { z } from 'zod'

/** One question to a model. */
export type ModelCall = {
  /** Role and rules. */
  system: string
  /** The data, then the task. */
  prompt: string
  /** What the answer should look like; handed on where the provider can hold a model to it. The answer is checked by the caller. */
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
 * Why a model gave no answer. `quota`: used up for longer than a minute; `rate-limited`: ask again soon; `refused`: by its
 * safety rules; `unauthorized`: the key or the name of the model is wrong; `too-long`: the question does not fit; `broken`: an
 * answer that is none.
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
  /** How long the provider asks to wait; `null` when it does not say. */
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
   * Asks the server for its window, where it can be asked; called before questions are planned. What it does not say stays as it is.
   * @throws the signal's reason when it aborts
   */
  learnWindow?: (signal: AbortSignal) => Promise<void>
  /** Notes that the server turned out to hold no more than so many tokens; absent where the window is known. */
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
