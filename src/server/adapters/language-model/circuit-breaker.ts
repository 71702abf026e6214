import type { ModelFailureKind } from '#server/ports/language-model.ts'

/** What is remembered of a model's last failures. `kind` is the last one's. */
export type Breaker = {
  kind: ModelFailureKind | null
  /** Failures of the model itself since it last answered. */
  failuresInRow: number
  /** Milliseconds since 1970; before that it is not asked. */
  closedUntil: number
}

type Failure = { kind: ModelFailureKind; retryAfterSeconds: number | null }

/** How a kind of failure keeps a model from being asked: from which failure in a row on, and for how long. */
type Rule = { fromFailure: number; seconds: number; maxSeconds: number }

/**
 * Providers name a delay of seconds even with a quota of the day, so a quota is waited for at least as long as this. A key may be
 * put right at the provider. An outage is believed at the third failure in a row.
 */
const rules: Partial<Record<ModelFailureKind, Rule>> = {
  quota: { fromFailure: 1, seconds: 600, maxSeconds: 3600 },
  unauthorized: { fromFailure: 1, seconds: 600, maxSeconds: 3600 },
  unavailable: { fromFailure: 3, seconds: 60, maxSeconds: 600 },
  timeout: { fromFailure: 3, seconds: 60, maxSeconds: 600 },
}

/** A model that nothing is known against. */
export const trusted: Breaker = { kind: null, failuresInRow: 0, closedUntil: 0 }

/** What is known after a failure. One that only says something of the question says that the model is there. */
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

/** Why a model is not to be asked now, and for how many seconds more; `null` when it may be asked. */
export function whyClosed(
  { kind, closedUntil }: Breaker,
  now: number,
): { kind: ModelFailureKind; retryAfterSeconds: number } | null {
  if (kind === null || now >= closedUntil) return null
  return { kind, retryAfterSeconds: (closedUntil - now) / 1000 }
}
