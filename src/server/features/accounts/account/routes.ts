import type { FastifyInstance } from 'fastify'
import { requireUser } from '../sessions/actor.ts'
import { handle, registerRoute } from '#server/http/handle.ts'
import { changePhone, exportEverything, planDeletion, presentUser } from './account.ts'
import type { AccountPageDeps } from '../context.ts'

/** Registers the calls of the account page. */
export function registerAccountPageRoutes(app: FastifyInstance, deps: AccountPageDeps): void {
  handle(app, 'GET /api/auth/user', async ({ request }) => {
    return await presentUser(deps, await requireUser(deps, request))
  })

  handle(app, 'PATCH /api/account', async ({ body, request }) =>
    changePhone(deps, await requireUser(deps, request), body.phone),
  )

  handle(app, 'POST /api/account/deletion', async ({ body, request }) =>
    planDeletion(deps, await requireUser(deps, request), body.confirmation),
  )

  handle(app, 'DELETE /api/account/deletion', async ({ request }) =>
    planDeletion(deps, await requireUser(deps, request), null),
  )

  registerRoute(app, 'GET /api/account/export', async (request, reply) => {
    const file = await exportEverything(deps, await requireUser(deps, request))
    return reply
      .header('content-disposition', 'attachment; filename="precis-account.json"')
      .type('application/json; charset=utf-8')
      .send(file)
  })
}
