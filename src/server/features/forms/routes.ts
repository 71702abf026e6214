import type { FastifyInstance } from 'fastify'
import { ownFormSchema } from '#contract/forms.ts'
import { plans } from '#product/plans.ts'
import { requireUser } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import { giveAnswerOnce } from '#server/features/idempotency/service.ts'
import { handle } from '#server/http/handle.ts'
import { systemClock } from '#server/lib/clock.ts'
import { changeForm, createForm, deleteForm, hasForm, listOwnForms } from './forms.ts'

const parse = (answer: unknown) => ownFormSchema.parse(answer)

/** Registers the calls about an account's own forms. */
export function registerFormRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db } = deps
  handle(app, 'GET /api/forms', async ({ request }) => {
    const { user, plan } = await requireUser(deps, request)
    return { forms: await listOwnForms(db, user.id), max: plans[plan].ownForms }
  })

  handle(app, 'POST /api/forms', async (call) => {
    const member = await requireUser(deps, call.request)
    const isThere = ({ id }: { id: string }) => hasForm(db, member.user.id, id)
    const once = { ...call, ownerId: member.user.id, parse, isThere }
    return await giveAnswerOnce({ db, wait: systemClock.wait }, once, (store) =>
      createForm(db, member, call.body, store),
    )
  })

  handle(app, 'PUT /api/forms/:id', async ({ params, body, request }) => {
    const { user } = await requireUser(deps, request)
    return await changeForm(db, user.id, params.id, body)
  })

  handle(app, 'DELETE /api/forms/:id', async ({ params, request }) => {
    const { user } = await requireUser(deps, request)
    await deleteForm(db, user.id, params.id)
  })
}
