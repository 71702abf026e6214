import { purgeDevices, purgeVisitors } from '../features/accounts/purge.ts'
import { sweepSessions } from '#server/features/accounts/sessions/end-sessions.ts'
import { deleteOldCodes } from '../features/accounts/sign-in/codes-repo.ts'
import { purgeAudit } from '../features/admin/audit-repo.ts'
import { purgeBilling } from '../features/billing/purge.ts'
import { purgeTranscripts, sweepHistory } from '#server/features/history/purge.ts'
import { purgeModelCalls } from '../features/model-costs/repo.ts'
import { deleteOverdue } from '../features/profile/delete-overdue.ts'
import type { ProfileDeps } from '#server/features/profile/context.ts'
import { sweepReservations } from '../features/quota/settle.ts'
import { sweepSupport } from '../features/support/mail-requests.ts'
import type { SupportDeps } from '#server/features/support/mail-requests.ts'
import { startPeriodic } from '../jobs/periodic.ts'
import type { PeriodicTask, PeriodicTasks } from '../jobs/periodic.ts'

type Deps = SupportDeps & ProfileDeps & { runs: { sweep: () => Promise<unknown> } }

/** All that the cluster does once in each period; `src/product/retention.ts` names those that delete by their names. */
export function listPeriodicTasks(deps: Deps): PeriodicTask[] {
  const { orm } = deps
  return [
    { name: 'quota', everyMinutes: 1, run: () => sweepReservations(orm) },
    { name: 'runs', everyMinutes: 1, run: () => deps.runs.sweep() },
    { name: 'history', everyMinutes: 1, run: (signal) => sweepHistory(orm, signal) },
    { name: 'support', everyMinutes: 1, run: (signal) => sweepSupport(deps, signal) },
    { name: 'sessions', everyMinutes: 10, run: () => sweepSessions(orm) },
    { name: 'sign-in-codes', everyMinutes: 10, run: () => deleteOldCodes(orm) },
    { name: 'accounts', everyMinutes: 10, run: () => deleteOverdue(deps) },
    { name: 'devices', everyMinutes: 60, run: () => purgeDevices(orm) },
    { name: 'visitors', everyMinutes: 60, run: () => purgeVisitors(orm) },
    { name: 'transcripts', everyMinutes: 60, run: () => purgeTranscripts(orm) },
    { name: 'billing', everyMinutes: 60, run: () => purgeBilling(orm) },
    { name: 'audit', everyMinutes: 60, run: () => purgeAudit(orm) },
    { name: 'model-calls', everyMinutes: 60, run: () => purgeModelCalls(orm) },
  ]
}

/** Starts the periodic tasks on this node. */
export async function startPeriodicTasks(deps: Deps): Promise<PeriodicTasks> {
  return await startPeriodic(listPeriodicTasks(deps), deps)
}
