import type { FastifyInstance } from 'fastify'
import type { BuiltDeps, Feature } from '#server/features/feature.ts'
import { deletesDue } from '#server/jobs/periodic.ts'
import { deleteOverdue } from './account/end-account.ts'
import type { AccountPageDeps } from './context.ts'
import { dueDevices } from './devices/repo.ts'
import { dueKeys } from './keys/own-keys.ts'
import {
  registerAccountPageRoutes,
  registerAccountRoutes,
  registerKeyRoutes,
  registerProviderRoutes,
  registerSignInRoutes,
} from './routes.ts'
import { dueSessions, sweepSessions } from './sessions/end-sessions.ts'
import { dueCodes } from './sign-in/repo.ts'
import { purgeVisitors } from './visitors/visitor.ts'

type CallDeps = AccountPageDeps &
  Parameters<typeof registerAccountRoutes>[1] &
  Parameters<typeof registerSignInRoutes>[1]

/** Accounts: sign-in, sessions, devices, API keys, visitors, and the account page. */
export const accountsFeature = {
  calls: (app: FastifyInstance, deps: CallDeps, { keyCalls }: BuiltDeps) => {
    registerAccountRoutes(app, deps)
    registerKeyRoutes(app, deps, keyCalls)
    registerSignInRoutes(app, deps)
    registerProviderRoutes(app, deps)
    registerAccountPageRoutes(app, deps)
  },
  tasks: (deps: AccountPageDeps) => [
    {
      name: 'sessions',
      everyMinutes: 10,
      due: [dueSessions],
      run: (signal) => sweepSessions(deps.db, signal),
    },
    { name: 'sign-in-codes', everyMinutes: 10, ...deletesDue(deps.db, dueCodes) },
    { name: 'accounts', everyMinutes: 10, run: (signal) => deleteOverdue(deps, signal) },
    { name: 'devices', everyMinutes: 60, ...deletesDue(deps.db, dueDevices) },
    { name: 'api-keys', everyMinutes: 60, ...deletesDue(deps.db, dueKeys) },
    { name: 'visitors', everyMinutes: 60, run: (signal) => purgeVisitors(deps.db, signal) },
  ],
} satisfies Feature
