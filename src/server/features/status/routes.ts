import type { FastifyInstance } from 'fastify'
import type { Status } from '#contract/status.ts'
import { requireAdmin } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import { handle } from '#server/http/handle.ts'
import type { StatusReader } from './status.ts'

/** Dependencies of the status. */
export type StatusDeps = AccountDeps & {
  status: StatusReader
  /** What this process counted of the sources of transcripts. */
  metrics: { sources: () => Promise<Status['sources']> }
}

/** Registers the state of the service for admins. It is not audited: it names nobody, and its page asks for it all the time. */
export function registerStatusRoutes(app: FastifyInstance, deps: StatusDeps): void {
  handle(app, 'GET /api/admin/status', async ({ request }) => {
    await requireAdmin(deps, request)
    return { ...(await deps.status.read()), sources: await deps.metrics.sources() }
  })
}
