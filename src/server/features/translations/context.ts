import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { ModelShares } from '#server/features/model-costs/service.ts'
import type { ReaderDeps } from '#server/features/transcripts/service.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import type { TranslationEngine } from '#server/ports/model-engines.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'

/** Dependencies of translations. */
export type TranslationDeps = AccountDeps &
  ReaderDeps & {
    /** `null` without a language model: then only what it needs is said. */
    translationEngine: TranslationEngine | null
    modelShares: ModelShares
    callCounter: CallCounter
  }

/** Dependencies of the work on them. */
export type TranslationWorkDeps = Pick<
  TranslationDeps,
  'db' | 'unchanging' | 'bodies' | 'translationEngine'
> & {
  clock: Pick<Clock, 'wait'>
  log: Log
}
