import type { FastifyInstance } from 'fastify'
import { plans } from '#product/plans.ts'
import { requireUser } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import { handle } from '#server/http/handle.ts'
import { changeForm, createForm, deleteForm, listOwnForms } from './own-forms.ts'

/** Registers the calls about an account's own forms. */
export function registerFormRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db } = deps
  handle(app, 'GET /api/forms', async ({ request }) => {
    const { user, plan } = await requireUser(deps, request)
    return { forms: await listOwnForms(db, user.id), max: plans[plan].ownForms }
  })

  handle(app, 'POST /api/forms', async ({ body, request }) =>
    createForm(db, await requireUser(deps, request), body),
  )

  handle(app, 'PUT /api/forms/:id', async ({ params, body, request }) => {
    const { user } = await requireUser(deps, request)
    return await changeForm(db, user.id, params.id, body)
  })

  handle(app, 'DELETE /api/forms/:id', async ({ params, request }) => {
    const { user } = await requireUser(deps, request)
    await deleteForm(db, user.id, params.id)
  })
}
