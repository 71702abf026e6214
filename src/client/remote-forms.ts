import { z } from 'zod'
import { formRoutes } from '#contract/forms.ts'
import type { ChosenForm, OwnFormItem } from '#contract/forms.ts'
import { findBuiltInForm, formIds } from '#product/summary-forms.ts'
import { callServer, PrecisFailure } from './call-server.ts'
import type { Server } from './call-server.ts'

const formsSchema = formRoutes['GET /api/forms'].response

/** The own forms of the account of the key, newest first, and how many its plan has. @throws PrecisFailure */
export async function listForms(
  server: Server,
  signal: AbortSignal,
): Promise<{ forms: OwnFormItem[]; max: number }> {
  return await callServer(server, { method: 'GET', path: 'api/forms', signal }, formsSchema)
}

/**
 * The form that a person names: one of Précis, or one of their own, each by its id or its name, whose case
 * does not count.
 * @throws PrecisFailure `NOT_FOUND`, `FORBIDDEN` where the plan has no own forms, `INVALID_REQUEST` for a
 * name that several have
 */
export async function findFormId(server: Server, name: string, signal: AbortSignal): Promise<string> {
  const builtIn = findBuiltInForm(name)
  if (builtIn !== null) return builtIn
  if (z.uuid().safeParse(name).success) return name
  const { forms, max } = await listForms(server, signal)
  const wanted = name.trim().toLowerCase()
  const found = forms.filter((form) => form.name.toLowerCase() === wanted)
  const [first, ...others] = found
  if (others.length > 0) {
    const ids = found.map(({ id }) => id).join(', ')
    throw new PrecisFailure(
      'INVALID_REQUEST',
      `Several of your forms are called “${name}”. Use an id: ${ids}.`,
    )
  }
  if (first !== undefined) return first.id
  if (max === 0) {
    const detail = `“${name}” is no form of Précis, and forms of your own come with Pro and Unlimited.`
    throw new PrecisFailure('FORBIDDEN', detail)
  }
  const own = forms.length === 0 ? 'you have none of your own' : `yours: ${nameAll(forms)}`
  throw new PrecisFailure(
    'NOT_FOUND',
    `No form is called “${name}”. There are ${formIds.join(', ')}; ${own}.`,
  )
}

const reasons: Readonly<Record<NonNullable<ChosenForm['keyInsightsBecause']>, string>> = {
  plan: 'own forms come with Pro and Unlimited',
  deleted: 'the form was deleted',
  'no-model': 'it needs a language model',
}

/** The form in which many videos are summarized, at the end of a line about them; empty for key insights. */
export function formNote({ id, name, keyInsightsBecause }: ChosenForm): string {
  if (id === formIds[0]) return ''
  const form = name === '' ? '' : `, in the form “${name}”`
  return keyInsightsBecause === null ? form : `${form}, now as key insights: ${reasons[keyInsightsBecause]}`
}

function nameAll(forms: readonly OwnFormItem[]): string {
  return forms.map(({ name }) => `“${name}”`).join(', ')
}
