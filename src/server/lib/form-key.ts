import { createHash } from 'node:crypto'
import { formIds } from '#product/summary-forms.ts'
import type { RequestedForm } from '#product/summary-forms.ts'

/** Names a requested form and everything of it that shapes a summary; `null` for the default form. */
export function formKey(form: RequestedForm | undefined): string | null {
  if (form === undefined || form === formIds[0]) return null
  if (typeof form === 'string') return form
  const { id, name, sections, guidance } = form
  // The database gives back the keys of an object in an order of its own.
  const content = [name, guidance, ...sections.map(({ heading, shape, about }) => [heading, shape, about])]
  return `${id}/${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)}`
}
