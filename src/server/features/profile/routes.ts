import type { FastifyInstance } from 'fastify'
import { requireUser } from '#server/features/accounts/service.ts'
import { handle, registerRoute } from '#server/http/handle.ts'
import { changePhone } from './change-phone.ts'
import { exportEverything } from './export-everything.ts'
import { planDeletion } from './plan-deletion.ts'
import { presentUser } from './present-user.ts'
import type { ProfileNeeds } from './profile-needs.ts'

/** Registers the calls of the account page. */
export function registerProfileRoutes(app: FastifyInstance, deps: ProfileNeeds): void {
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
