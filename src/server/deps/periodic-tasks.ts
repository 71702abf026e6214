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

type Deps = SupportDeps & ProfileDeps & { runs: { sweep: (signal: AbortSignal) => Promise<unknown> } }

/** All that the cluster does once in each period; `src/product/retention.ts` names those that delete by their names. */
export function listPeriodicTasks(deps: Deps): PeriodicTask[] {
  const { orm } = deps
  return [
    { name: 'quota', everyMinutes: 1, run: (signal) => sweepReservations(orm, signal) },
    { name: 'runs', everyMinutes: 1, run: (signal) => deps.runs.sweep(signal) },
    { name: 'history', everyMinutes: 1, run: (signal) => sweepHistory(orm, signal) },
    { name: 'support', everyMinutes: 1, run: (signal) => sweepSupport(deps, signal) },
    { name: 'sessions', everyMinutes: 10, run: (signal) => sweepSessions(orm, signal) },
    { name: 'sign-in-codes', everyMinutes: 10, run: (signal) => deleteOldCodes(orm, signal) },
    { name: 'accounts', everyMinutes: 10, run: (signal) => deleteOverdue(deps, signal) },
    { name: 'devices', everyMinutes: 60, run: (signal) => purgeDevices(orm, signal) },
    { name: 'visitors', everyMinutes: 60, run: (signal) => purgeVisitors(orm, signal) },
    { name: 'transcripts', everyMinutes: 60, run: (signal) => purgeTranscripts(orm, signal) },
    { name: 'billing', everyMinutes: 60, run: (signal) => purgeBilling(orm, signal) },
    { name: 'audit', everyMinutes: 60, run: (signal) => purgeAudit(orm, signal) },
    { name: 'model-calls', everyMinutes: 60, run: (signal) => purgeModelCalls(orm, signal) },
  ]
}

/** Starts the periodic tasks on this node. */
export async function startPeriodicTasks(deps: Deps): Promise<PeriodicTasks> {
  return await startPeriodic(listPeriodicTasks(deps), deps)
}
