import type { ChosenForm } from '#contract/forms.ts'
import { formNames as englishNames } from '#languages/en/form-names.ts'
import { formNames } from '#messages/form-names.ts'
import { formTexts } from '#messages/form-texts.ts'
import { builtInForm, formIds } from '#product/summary-forms.ts'

const reasons: Readonly<Record<NonNullable<ChosenForm['keyInsightsBecause']>, (name: string) => string>> = {
  plan: formTexts.needsPlan,
  deleted: () => formTexts.wasDeleted,
  'no-model': formTexts.withoutModel,
}

/** The form in which many videos are summarized, or why not; `null` for key insights. */
export function chosenFormText({ id, name, keyInsightsBecause }: ChosenForm): string | null {
  if (keyInsightsBecause !== null) return reasons[keyInsightsBecause](name)
  if (id === formIds[0]) return null
  const builtIn = builtInForm(id)
  return formTexts.inForm(builtIn === null ? name : formNames[builtIn])
}

/**
 * The name of a form in the language of the page; the server names those of Précis in English, and the others
 * as their owner did.
 */
export function formName(name: string): string {
  const builtIn = formIds.find((id) => englishNames[id] === name)
  return builtIn === undefined ? name : formNames[builtIn]
}
