import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ownFormSchema } from '#contract/forms.ts'
import { plans } from '#product/plans.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { findRow, isoTime, readRows, sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockUser, requireUser } from '#server/features/accounts/service.ts'
import type { AccountDeps, AccountHook, Member } from '#server/features/accounts/service.ts'
import { giveAnswerOnce } from '#server/features/idempotency/service.ts'
import type { StoreAnswer } from '#server/features/idempotency/service.ts'
import { handle } from '#server/http/handle.ts'
import { AppError } from '#server/lib/app-error.ts'
import { systemClock } from '#server/lib/clock.ts'

/** Registers the calls about an account's own forms. */
export function registerFormRoutes(app: FastifyInstance, deps: AccountDeps): void {
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

/** Why an account without a paid plan has none of its own. */
const withPaidPlans = 'Forms of your own come with Pro and Unlimited.'

/** @throws AppError `FORBIDDEN` for a plan that has no forms of its own */
export function requireOwnForms(plan: Member['plan']): void {
  if (plans[plan].ownForms === 0) throw new AppError('FORBIDDEN', withPaidPlans)
}

/** For a form that is not there, or not the caller's. */
export function noSuchForm(): AppError {
  return new AppError('NOT_FOUND', "There's no such form.")
}

const formRow = ownFormSchema.extend({ id: z.guid(), createdAt: z.string() })

/** A stored form of an account. */
type FormRow = z.output<typeof formRow>

/** What a person fills into a form. */
type FormContent = Pick<FormRow, 'name' | 'sections' | 'guidance'>

const columns = sql`id, name, sections, guidance, ${isoTime(sql`created_at`)} as "createdAt"`

/** The forms of an account, newest first. */
async function listForms(db: Db, userId: string): Promise<FormRow[]> {
  return await readRows(
    db,
    formRow,
    sql`select ${columns} from own_forms where user_id = ${userId} order by own_forms.created_at desc, id`,
  )
}

/** A form of an account; `null` for one that is not its own. */
export async function findForm(db: Db, userId: string, id: string): Promise<FormRow | null> {
  return await findRow(
    db,
    formRow,
    sql`select ${columns} from own_forms where id = ${id} and user_id = ${userId}`,
  )
}

/** Stores a form, in a transaction that locks the account; `null` when it has `max` already. */
async function insertForm(
  tx: Db,
  userId: string,
  { name, sections, guidance }: FormContent,
  max: number,
): Promise<FormRow | null> {
  return await findRow(
    tx,
    formRow,
    sql`insert into own_forms (user_id, name, sections, guidance, created_at, changed_at)
    select ${userId}, ${name}, ${JSON.stringify(sections)}::jsonb, ${guidance}, ledger_now(), ledger_now()
    where (select count(*) from own_forms where user_id = ${userId}) < ${max}
    returning ${columns}`,
  )
}

/** Changes a form of an account; `null` when it has no such form. */
async function updateForm(
  db: Db,
  userId: string,
  id: string,
  { name, sections, guidance }: FormContent,
): Promise<FormRow | null> {
  return await findRow(
    db,
    formRow,
    sql`update own_forms set name = ${name}, sections = ${JSON.stringify(sections)}::jsonb, guidance = ${guidance},
      changed_at = ledger_now()
    where id = ${id} and user_id = ${userId} returning ${columns}`,
  )
}

/** Deletes a form of an account; `false` when it has no such form. */
async function removeForm(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from own_forms where id = ${id} and user_id = ${userId}`)
  return rowCount === 1
}

/** Exports and deletes the forms of an account. */
export const formsHook: AccountHook = {
  name: 'forms',
  export: async (db, userId) => await listForms(db, userId),
  purge: async (tx, userId) => {
    await tx.execute(sql`delete from own_forms where user_id = ${userId}`)
  },
}
