import { plans } from '#product/plans.ts'
import type { RequestedForm } from '#product/summary-forms.ts'
import { builtInForm, formIds, formNames } from '#product/summary-forms.ts'
import type { PooledDb } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { isMadeWithoutModel } from '#server/domain/forms/form-key.ts'
import { lockUser } from '#server/features/accounts/service.ts'
import type { Actor, Member } from '#server/features/accounts/service.ts'
import type { StoreAnswer } from '#server/features/idempotency/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { findForm, insertForm, listForms, removeForm, updateForm } from './repo.ts'
import type { FormContent, FormRow } from './repo.ts'

/** The forms of an account, newest first. */
export async function listOwnForms(db: PooledDb, userId: string): Promise<FormRow[]> {
  return await listForms(db, userId)
}

/**
 * Makes a form for an account. `store` is called in the transaction that makes it.
 * @throws AppError `FORM_LIMIT` for an account that has as many as its plan, which may be none
 */
export async function createForm(
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

/** Whether an account still has a form. */
export async function hasForm(db: PooledDb, userId: string, id: string): Promise<boolean> {
  return (await findForm(db, userId, id)) !== null
}

/** Changes a form of an account, whatever its plan. @throws AppError `NOT_FOUND` */
export async function changeForm(
  db: PooledDb,
  userId: string,
  id: string,
  content: FormContent,
): Promise<FormRow> {
  const form = await updateForm(db, userId, id, content)
  if (form === null) throw noSuchForm()
  return form
}

/** Deletes a form of an account, whatever its plan. @throws AppError `NOT_FOUND` */
export async function deleteForm(db: PooledDb, userId: string, id: string): Promise<void> {
  if (!(await removeForm(db, userId, id))) throw noSuchForm()
}

/**
 * The form that a caller names: one of Précis, or one of their own with what it holds now.
 * @throws AppError `NOT_FOUND` for one that is not theirs, `FORBIDDEN` where their plan has none
 */
export async function readRequestedForm(
  { db }: { db: PooledDb },
  { user, plan }: Pick<Actor, 'user' | 'plan'>,
  ref: string,
): Promise<RequestedForm> {
  const builtIn = builtInForm(ref)
  if (builtIn !== null) return builtIn
  const row = user === null ? null : await findForm(db, user.id, ref)
  if (row === null) throw noSuchForm()
  requireOwnForms(plan)
  const { id, name, sections, guidance } = row
  return { id, name, sections, guidance }
}

/** @throws AppError `FORM_NEEDS_MODEL` for a form that only a language model writes, where none is set up */
export function requireMakeable(
  { engine }: { engine: Pick<SummaryEngine, 'identity'> },
  form: RequestedForm | undefined,
): void {
  if (engine.identity.kind === 'model' || isMadeWithoutModel(form)) return
  const name = typeof form === 'object' ? form.name : formNames[form ?? formIds[0]]
  throw new AppError('FORM_NEEDS_MODEL', `“${name}” needs a language model, and none is set up here.`)
}

const withPaidPlans = 'Forms of your own come with Pro and Unlimited.'

function requireOwnForms(plan: Member['plan']): void {
  if (plans[plan].ownForms === 0) throw new AppError('FORBIDDEN', withPaidPlans)
}

function noSuchForm(): AppError {
  return new AppError('NOT_FOUND', "There's no such form.")
}
