import type { FastifyInstance } from 'fastify'
import { contract } from '#contract/api.ts'
import { AppError } from '#core/app-error.ts'
import { requireAdmin } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import { handle } from '#server/http/handle.ts'
import type { Setup } from '#server/ports/setup.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'

/** Dependencies of the calls about what is set up. */
export type SetupDeps = AccountDeps & { setup: Setup; callCounter: CallCounter }

const perAccount = contract['POST /api/admin/setup/:part/trials'].counts.account

/** Registers the calls that say what is set up and try it. They are not audited: they name nobody. */
export function registerSetupRoutes(app: FastifyInstance, deps: SetupDeps): void {
  handle(app, 'GET /api/admin/setup', async ({ request }) => {
    await requireAdmin(deps, request)
    const parts = [...deps.setup].map(async ([name, part]) => {
      return { name, isTriable: part.try !== null, ...(await part.read()) }
    })
    return { parts: await Promise.all(parts) }
  })

  handle(app, 'POST /api/admin/setup/:part/trials', async ({ params, request, signal }) => {
    const { user } = await requireAdmin(deps, request)
    const tryPart = deps.setup.get(params.part)?.try ?? null
    if (tryPart === null)
      throw new AppError('INVALID_REQUEST', 'Nothing outside of this server belongs to it.')
    await deps.callCounter.count(`setup/${user.id}`, perAccount)
    return { trials: await tryPart({ email: user.email, signal }) }
  })
}
