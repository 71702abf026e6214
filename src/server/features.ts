import { accountsFeature } from '#server/features/accounts/feature.ts'
import type { AccountHook } from '#server/features/accounts/service.ts'
import { adminFeature } from '#server/features/admin/feature.ts'
import { billingFeature } from '#server/features/billing/feature.ts'
import { collectionsFeature } from '#server/features/collections/feature.ts'
import { correctionsFeature } from '#server/features/corrections/feature.ts'
import { destinationsFeature } from '#server/features/destinations/feature.ts'
import { digestsFeature } from '#server/features/digests/feature.ts'
import { extensionFeature } from '#server/features/extension/feature.ts'
import type { Feature, HookDeps } from '#server/features/feature.ts'
import { followingFeature } from '#server/features/following/feature.ts'
import { formsFeature } from '#server/features/forms/feature.ts'
import { healthFeature } from '#server/features/health/feature.ts'
import { helpFeature } from '#server/features/help/feature.ts'
import { historyFeature } from '#server/features/history/feature.ts'
import { idempotencyFeature } from '#server/features/idempotency/feature.ts'
import { mcpFeature } from '#server/features/mcp/feature.ts'
import { metricsFeature } from '#server/features/metrics/feature.ts'
import { modelCostsFeature } from '#server/features/model-costs/feature.ts'
import { playlistsFeature } from '#server/features/playlists/feature.ts'
import { quotaFeature } from '#server/features/quota/feature.ts'
import { recordingsFeature } from '#server/features/recordings/feature.ts'
import { statusFeature } from '#server/features/status/feature.ts'
import { summariesFeature } from '#server/features/summaries/feature.ts'
import { thumbnailsFeature } from '#server/features/thumbnails/feature.ts'
import { transcriptsFeature } from '#server/features/transcripts/feature.ts'
import { translationsFeature } from '#server/features/translations/feature.ts'
import { webhooksFeature } from '#server/features/webhooks/feature.ts'
import type { PeriodicTask } from '#server/jobs/periodic.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { AppDeps } from './app-deps.ts'

/** Dependencies of the periodic tasks of all features. */
export type TaskDeps = Omit<AppDeps, 'status' | 'runs'> & {
  runs: AppDeps['runs'] & { sweep: (signal: AbortSignal) => Promise<unknown> }
}

/** Dependencies of the work of all features. */
export type WorkDeps = Omit<AppDeps, 'clock'> & {
  clock: Clock
  random: () => number
  /** The number of summaries that this process makes at once. */
  workerConcurrency: number
}

/** Every feature of the server. Account hooks run in this order. */
export const features: readonly Feature<AppDeps, TaskDeps, WorkDeps>[] = [
  quotaFeature,
  recordingsFeature,
  translationsFeature,
  modelCostsFeature,
  summariesFeature,
  correctionsFeature,
  historyFeature,
  collectionsFeature,
  followingFeature,
  formsFeature,
  digestsFeature,
  idempotencyFeature,
  webhooksFeature,
  destinationsFeature,
  helpFeature,
  billingFeature,
  adminFeature,
  accountsFeature,
  playlistsFeature,
  transcriptsFeature,
  statusFeature,
  thumbnailsFeature,
  extensionFeature,
  mcpFeature,
  healthFeature,
  metricsFeature,
]

/** Lists everything that features do when an account is merged, exported or deleted, in order. */
export function listAccountHooks(deps: HookDeps): AccountHook[] {
  return features.flatMap(({ accountHooks }) => accountHooks?.(deps) ?? [])
}

/** Lists everything that the cluster does once in each period. */
export function listPeriodicTasks(deps: TaskDeps): PeriodicTask[] {
  return features.flatMap(({ tasks }) => tasks?.(deps) ?? [])
}
