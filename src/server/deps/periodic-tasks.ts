import type { DatabaseEngine } from '#server/db/database-engine.ts'
import { deleteInBatches } from '#server/db/sweep-rows.ts'
import type { Due } from '#server/db/sweep-rows.ts'
import { deleteOverdue } from '#server/features/accounts/account/account.ts'
import type { AccountPageDeps } from '#server/features/accounts/context.ts'
import { dueDevices } from '#server/features/accounts/devices/repo.ts'
import { dueKeys } from '#server/features/accounts/keys/own-keys.ts'
import { sweepSessions, dueSessions } from '#server/features/accounts/sessions/end-sessions.ts'
import { dueCodes } from '#server/features/accounts/sign-in/codes.ts'
import { purgeVisitors } from '#server/features/accounts/visitors/visitor.ts'
import { dueAudit } from '#server/features/admin/audit.ts'
import { dueBilling, purgeBilling } from '#server/features/billing/purge.ts'
import { dueDigests } from '#server/features/digests/digests-repo.ts'
import { dueFollowedItems, sweepFollowing } from '#server/features/following/account-hook.ts'
import { sweepHelp } from '#server/features/help/help-requests.ts'
import type { HelpDeps } from '#server/features/help/help-requests.ts'
import { dueRequests } from '#server/features/help/repo.ts'
import { dueHistory, sweepHistory, sweepTranscripts } from '#server/features/history/purge.ts'
import { dueCalls } from '#server/features/idempotency/repo.ts'
import type { Metrics } from '#server/features/metrics/metrics.ts'
import { dueModelCalls, dueShares } from '#server/features/model-costs/repo.ts'
import type { DayCeiling } from '#server/features/model-costs/service.ts'
import { dueLists } from '#server/features/playlists/service.ts'
import { dueReservations, sweepReservations } from '#server/features/quota/settle.ts'
import { createStatusReader } from '#server/features/status/status.ts'
import type { StatusReader } from '#server/features/status/status.ts'
import { dueRuns } from '#server/features/summaries/runs/sweep.ts'
import type { TranscriptBodies } from '#server/features/transcripts/service.ts'
import { dueTranslations, sweepTranslations } from '#server/features/translations/service.ts'
import { sweepWebhooks } from '#server/features/webhooks/emails.ts'
import type { WebhookDeps } from '#server/features/webhooks/own-webhooks.ts'
import { dueDeliveries } from '#server/features/webhooks/webhooks-repo.ts'
import { startPeriodic } from '#server/jobs/periodic.ts'
import type { PeriodicTask, PeriodicTasks } from '#server/jobs/periodic.ts'
import { systemClock } from '#server/lib/clock.ts'

type Deps = HelpDeps &
  AccountPageDeps & {
    bodies: TranscriptBodies
    publicUrl: WebhookDeps['publicUrl']
    runs: { sweep: (signal: AbortSignal) => Promise<unknown> }
  }
type Observed = {
  metrics: Pick<Metrics, 'countTask'>
  models: DayCeiling
  databaseEngine: DatabaseEngine
}

/** All that the cluster does once in each period; `src/product/retention-table.ts` names those that delete by their names. */
export function listPeriodicTasks(deps: Deps): PeriodicTask[] {
  const { db } = deps
  /** Of a task that only deletes what is due. */
  const deletes = (...due: readonly Due[]): Pick<PeriodicTask, 'due' | 'run'> => ({
    due,
    run: async (signal) => {
      for (const each of due) await deleteInBatches(db, each, signal)
    },
  })
  return [
    { name: 'quota', everyMinutes: 1, due: dueReservations, run: (signal) => sweepReservations(db, signal) },
    { name: 'runs', everyMinutes: 1, due: [dueRuns], run: (signal) => deps.runs.sweep(signal) },
    { name: 'history', everyMinutes: 1, due: dueHistory, run: (signal) => sweepHistory(deps, signal) },
    { name: 'help', everyMinutes: 1, due: [dueRequests], run: (signal) => sweepHelp(deps, signal) },
    { name: 'webhooks', everyMinutes: 1, due: [dueDeliveries], run: (signal) => sweepWebhooks(deps, signal) },
    { name: 'sessions', everyMinutes: 10, due: [dueSessions], run: (signal) => sweepSessions(db, signal) },
    { name: 'sign-in-codes', everyMinutes: 10, ...deletes(dueCodes) },
    { name: 'accounts', everyMinutes: 10, run: (signal) => deleteOverdue(deps, signal) },
    { name: 'devices', everyMinutes: 60, ...deletes(dueDevices) },
    { name: 'api-keys', everyMinutes: 60, ...deletes(dueKeys) },
    { name: 'visitors', everyMinutes: 60, run: (signal) => purgeVisitors(db, signal) },
    { name: 'transcripts', everyMinutes: 60, run: (signal) => sweepTranscripts(deps, signal) },
    {
      name: 'translations',
      everyMinutes: 10,
      due: [dueTranslations],
      run: (signal) => sweepTranslations(db, signal),
    },
    { name: 'billing', everyMinutes: 60, due: dueBilling, run: (signal) => purgeBilling(db, signal) },
    { name: 'digests', everyMinutes: 60, ...deletes(dueDigests) },
    {
      name: 'following',
      everyMinutes: 10,
      due: [dueFollowedItems],
      run: (signal) => sweepFollowing(deps, signal),
    },
    { name: 'collections', everyMinutes: 60, ...deletes(dueLists) },
    { name: 'audit', everyMinutes: 60, ...deletes(dueAudit) },
    { name: 'idempotent-calls', everyMinutes: 10, ...deletes(dueCalls) },
    { name: 'model-calls', everyMinutes: 60, ...deletes(dueModelCalls, dueShares) },
  ]
}

/** Starts the periodic tasks on this node, and makes the reader of the state that they are part of. */
export async function startPeriodicTasks(
  deps: Deps & Observed,
): Promise<PeriodicTasks & { status: StatusReader }> {
  const tasks = listPeriodicTasks(deps)
  const { stop } = await startPeriodic(tasks, { ...deps, onEnded: deps.metrics.countTask })
  return { stop, status: createStatusReader({ ...deps, clock: systemClock, tasks, ceiling: deps.models }) }
}
