import { auditHook } from '#server/features/admin/service.ts'
import { billingHook } from '#server/features/billing/service.ts'
import { answersHook, createHistoryHook } from '#server/features/history/service.ts'
import { digestsHook } from '#server/features/digests/service.ts'
import { followingHook } from '#server/features/following/service.ts'
import { idempotencyHook } from '#server/features/idempotency/service.ts'
import { modelCostsHook } from '#server/features/model-costs/service.ts'
import { helpHook } from '#server/features/help/service.ts'
import { quotaHook } from '#server/features/quota/service.ts'
import { runsHook } from '#server/features/summaries/service.ts'
import type { TranscriptBodies } from '#server/features/transcripts/service.ts'
import { webhooksHook } from '#server/features/webhooks/service.ts'
import { collectionsHook } from '#server/features/collections/service.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'

/** What features do when an account is merged, exported or deleted, in the order in which they do it. */
export function listAccountHooks(secret: string, bodies: TranscriptBodies): AccountHook[] {
  const history = createHistoryHook(secret, bodies)
  return [
    quotaHook,
    modelCostsHook,
    runsHook,
    history,
    collectionsHook,
    answersHook,
    followingHook,
    digestsHook,
    idempotencyHook,
    webhooksHook,
    helpHook,
    billingHook,
    auditHook,
  ]
}
