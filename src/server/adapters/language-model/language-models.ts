import { ModelFailure, withAsk } from '#core/writing/language-model.ts'
import type { LanguageModel, ModelFailureKind } from '#core/writing/language-model.ts'
import type { Clock } from '#server/lib/clock.ts'
import { createGeminiModel } from './gemini-model.ts'
import type { GeminiSettings } from './gemini-model.ts'
import { createOpenAICompatibleModel } from './openai-compatible-model.ts'
import type { OpenAICompatibleSettings } from './openai-compatible-model.ts'
import type { AdapterDeps } from './stream-answer.ts'

/** The configured models; the order also names those that are not there. */
type ModelChoice = {
  gemini: Omit<GeminiSettings, 'contextTokens'> | null
  openai: Omit<OpenAICompatibleSettings, 'contextTokens'> | null
  order: readonly ('gemini' | 'openai')[]
  contextTokens: number | null
  firstTokenMs: number
}

type Deps = {
  fetch: typeof globalThis.fetch
  clock: Clock
  /** Called when a changed request was answered, with the settings that make the changes lasting. */
  onAdapted?: NonNullable<AdapterDeps['onAdapted']>
}

const betweenTokensMs = 60_000
const totalMs = 600_000
/** An answer has at most some hundred kilobytes, and its stream says much around every piece. */
const maxResponseBytes = 16 * 1024 * 1024

/** Makes the configured language models, in order; each is passed over for a while when down. */
export function createLanguageModels(
  choice: ModelChoice,
  { fetch, clock, onAdapted }: Deps,
): LanguageModel[] {
  const { gemini, openai, order, contextTokens, firstTokenMs } = choice
  const timeouts = { firstTokenMs, betweenTokensMs: Math.max(betweenTokensMs, firstTokenMs), totalMs }
  const deps = { fetch, clock, maxResponseBytes, timeouts, ...(onAdapted === undefined ? {} : { onAdapted }) }
  const made = {
    gemini: gemini === null ? null : createGeminiModel({ ...gemini, contextTokens }, deps),
    openai: openai === null ? null : createOpenAICompatibleModel({ ...openai, contextTokens }, deps),
  }
  const models = [...new Set(order)].map((name) => made[name]).filter((model) => model !== null)
  return createModelChain(models, clock)
}

/**
 * The same models in the same order, each passed over for a while after it failed in a way that the next
 * question would too: then it fails at once, with the kind of that failure and the time that is left. The
 * caller goes on to the next one.
 */
export function createModelChain(
  models: readonly LanguageModel[],
  clock: Pick<Clock, 'now'>,
): LanguageModel[] {
  return models.map((model) => guard(model, clock))
}

function guard(model: LanguageModel, clock: Pick<Clock, 'now'>): LanguageModel {
  let breaker = trusted
  return withAsk(model, async (call) => {
    call.signal.throwIfAborted()
    const closed = whyClosed(breaker, clock.now())
    if (closed !== null) {
      throw new ModelFailure(closed.kind, closed.retryAfterSeconds, { cause: new Error('passed over') })
    }
    try {
      const answer = await model.ask(call)
      breaker = trusted
      return answer
    } catch (error) {
      if (error instanceof ModelFailure) breaker = afterFailure(breaker, error, clock.now())
      throw error
    }
  })
}

/** The memory of a model's last failures. `kind` is the last one's. */
type Breaker = {
  kind: ModelFailureKind | null
  /** Failures of the model itself since it last answered. */
  failuresInRow: number
  /** Milliseconds since 1970; before that it is not asked. */
  closedUntil: number
}

type Failure = { kind: ModelFailureKind; retryAfterSeconds: number | null }

/** The rule by which a kind of failure closes a model: from which failure in a row on, and for how long. */
type Rule = { fromFailure: number; seconds: number; maxSeconds: number }

/**
 * Providers name a delay of seconds even with a quota of the day, so a quota is waited for at least as long
 * as this. A key may be put right at the provider. An outage is believed at the third failure in a row.
 */
const rules: Partial<Record<ModelFailureKind, Rule>> = {
  quota: { fromFailure: 1, seconds: 600, maxSeconds: 3600 },
  unauthorized: { fromFailure: 1, seconds: 600, maxSeconds: 3600 },
  unavailable: { fromFailure: 3, seconds: 60, maxSeconds: 600 },
  timeout: { fromFailure: 3, seconds: 60, maxSeconds: 600 },
}

/** A model that nothing is known against. */
export const trusted: Breaker = { kind: null, failuresInRow: 0, closedUntil: 0 }

/** The state after a failure. A failure about the question alone says that the model is there. */
export function afterFailure(breaker: Breaker, { kind, retryAfterSeconds }: Failure, now: number): Breaker {
  if (kind === 'rate-limited') {
    const closedUntil = now + (retryAfterSeconds ?? 0) * 1000
    return { ...breaker, kind, closedUntil: Math.max(breaker.closedUntil, closedUntil) }
  }
  const rule = rules[kind]
  if (rule === undefined) return trusted
  const failuresInRow = breaker.failuresInRow + 1
  const beyond = failuresInRow - rule.fromFailure
  if (beyond < 0) return { ...breaker, kind, failuresInRow }
  const seconds = Math.min(rule.maxSeconds, Math.max(retryAfterSeconds ?? 0, rule.seconds * 2 ** beyond))
  return { kind, failuresInRow, closedUntil: now + seconds * 1000 }
}

/** The reason for not asking a model now, with the remaining seconds; `null` when it may be asked. */
export function whyClosed(
  { kind, closedUntil }: Breaker,
  now: number,
): { kind: ModelFailureKind; retryAfterSeconds: number } | null {
  if (kind === null || now >= closedUntil) return null
  return { kind, retryAfterSeconds: (closedUntil - now) / 1000 }
}
