import type { FastifyInstance } from 'fastify'
import { ownFormSchema } from '#contract/forms.ts'
import { AppError } from '#core/app-error.ts'
import { plans } from '#product/plans.ts'
import type { PooledDb } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockUser, requireUser } from '#server/features/accounts/service.ts'
import type { AccountDeps, Member } from '#server/features/accounts/service.ts'
import type { Feature } from '#server/features/feature.ts'
import { giveAnswerOnce } from '#server/features/idempotency/service.ts'
import type { StoreAnswer } from '#server/features/idempotency/service.ts'
import { handle } from '#server/http/handle.ts'
import { systemClock } from '#server/lib/clock.ts'
import { noSuchForm, withPaidPlans } from './forms.ts'
import { findForm, formsHook, insertForm, listForms, removeForm, updateForm } from './repo.ts'
import type { FormContent, FormRow } from './repo.ts'

/** The forms of summaries that people make for themselves. */
export const formsFeature = {
  calls: registerFormRoutes,
  accountHooks: () => [formsHook],
} satisfies Feature

/** Registers the calls about an account's own forms. */
function registerFormRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db } = deps
  handle(app, 'GET /api/forms', async ({ request }) => {
    const { user, plan } = await requireUser(deps, request)
    return { forms: await listForms(db, user.id), max: plans[plan].ownForms }
  })

  handle(app, 'POST /api/forms', async (call) => {
    const member = await requireUser(deps, call.request)
    const isThere = async ({ id }: { id: string }) => (await findForm(db, member.user.id, id)) !== null
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

const parse = (answer: unknown) => ownFormSchema.parse(answer)

/**
 * Makes a form for an account. `store` is called in the transaction that makes it.
 * @throws AppError `FORM_LIMIT` for an account that has as many as its plan, which may be none
 */
async function createForm(
  db: PooledDb,
  { user, plan }: Member,
  content: FormContent,
  store: StoreAnswer,
): Promise<FormRow> {
  const max = plans[plan].ownForms
  if (max === 0) throw new AppError('FORM_LIMIT', withPaidPlans)
  return await transaction(db, async (tx) => {
    await lockUser(tx, user.id)
    const form = await insertForm(tx, user.id, content, max)
    if (form === null)
      throw new AppError('FORM_LIMIT', `You have ${max} forms. Delete one of them to make another.`)
    await store(tx, form)
    return form
  })
}

/** Changes a form of an account, whatever its plan. @throws AppError `NOT_FOUND` */
async function changeForm(db: PooledDb, userId: string, id: string, content: FormContent): Promise<FormRow> {
  const form = await updateForm(db, userId, id, content)
  if (form === null) throw noSuchForm()
  return form
}

/** Deletes a form of an account, whatever its plan. @throws AppError `NOT_FOUND` */
async function deleteForm(db: PooledDb, userId: string, id: string): Promise<void> {
  if (!(await removeForm(db, userId, id))) throw noSuchForm()
}
