import { formNames } from '#messages/form-names.ts'
import { formIds, formNames as englishNames } from '#product/summary-forms.ts'

/** What a form is called in the language of the page; the server names those of Précis in English, and the others as their owner did. */
export function formName(name: string): string {
  const builtIn = formIds.find((id) => englishNames[id] === name)
  return builtIn === undefined ? name : formNames[builtIn]
}
