import type { ChosenForm } from '#contract/forms.ts'
import { AppError } from '#core/app-error.ts'
import { formNames } from '#languages/en/form-names.ts'
import { plans } from '#product/plans.ts'
import type { PlanId } from '#product/plans.ts'
import type { RequestedForm, OwnForm } from '#product/summary-forms.ts'
import { builtInForm, formIds } from '#product/summary-forms.ts'
import type { PooledDb, Db } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Actor, Member } from '#server/features/accounts/service.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { findForm } from './repo.ts'

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

/** @throws AppError `FORM_NEEDS_MODEL` for a form that a person made, where no language model is set up */
export function requireMakeable(
  { engine }: { engine: Pick<SummaryEngine, 'identity'> },
  form: RequestedForm | undefined,
): void {
  if (engine.identity.kind === 'model' || typeof form !== 'object') return
  throw new AppError('FORM_NEEDS_MODEL', `“${form.name}” needs a language model, and none is set up here.`)
}

/** The reason for which an account without a paid plan has none of its own. */
export const withPaidPlans = 'Forms of your own come with Pro and Unlimited.'

function requireOwnForms(plan: Member['plan']): void {
  if (plans[plan].ownForms === 0) throw new AppError('FORBIDDEN', withPaidPlans)
}

/** For a form that is not there, or not the caller's. */
export function noSuchForm(): AppError {
  return new AppError('NOT_FOUND', "There's no such form.")
}

/** The context that decides which forms can be made: the plan, and whether there is a model. */
export type FormContext = { plan: PlanId; engine: Pick<SummaryEngine, 'identity'> }

/** A form that was chosen for many videos, as it is stored; `formName` of an own form that is there. */
type StoredForm = { form: string; formName: string | null }

/** The column `formName` beside a stored form. */
export function ownFormName(form: Sql, userId: Sql): Sql {
  return sql`(select own_forms.name from own_forms where own_forms.user_id = ${userId} and own_forms.id::text = ${form})`
}

/** A chosen form as it goes on the wire, with why key insights are made in its place. */
export function presentChosenForm({ form, formName }: StoredForm, context: FormContext): ChosenForm {
  const builtIn = builtInForm(form)
  const name = builtIn === null ? (formName ?? '') : formNames[builtIn]
  return { id: form, name, keyInsightsBecause: findHindrance(form, formName !== null, context) }
}

/**
 * The form that a caller chooses for many videos.
 * @throws AppError `NOT_FOUND` for one that is not theirs, `FORBIDDEN` where their plan has none,
 * `FORM_NEEDS_MODEL` without a model
 */
export async function requireChosenForm(
  deps: { db: PooledDb; engine: FormContext['engine'] },
  actor: Pick<Actor, 'user' | 'plan'>,
  ref: string,
): Promise<string> {
  requireMakeable(deps, await readRequestedForm(deps, actor, ref))
  return ref
}

/** The form for a video now: the chosen one with its content, or key insights where hindered. */
export async function readMakeableForm(
  { db, engine }: { db: Db; engine: FormContext['engine'] },
  { user, plan }: Pick<Member, 'user' | 'plan'>,
  ref: string,
): Promise<RequestedForm> {
  const builtIn = builtInForm(ref)
  const own = builtIn === null ? await findForm(db, user.id, ref) : null
  if (findHindrance(ref, own !== null, { plan, engine }) !== null) return formIds[0]
  if (own === null) return builtIn ?? formIds[0]
  const { id, name, sections, guidance } = own
  return { id, name, sections, guidance }
}

/** The form that a summary must have for its video; `null` for key insights: any form will do. */
export function formToMatch(form: string | OwnForm): string | null {
  const id = typeof form === 'string' ? form : form.id
  return id === formIds[0] ? null : id
}

function findHindrance(
  form: string,
  isThere: boolean,
  { plan, engine }: FormContext,
): ChosenForm['keyInsightsBecause'] {
  const builtIn = builtInForm(form)
  if (builtIn === null && !isThere) return 'deleted'
  if (builtIn === null && plans[plan].ownForms === 0) return 'plan'
  const hasModel = engine.identity.kind === 'model'
  return hasModel || builtIn !== null ? null : 'no-model'
}
