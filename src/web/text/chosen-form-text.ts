import type { ChosenForm } from '#contract/forms.ts'
import { formIds } from '#product/summary-forms.ts'

const reasons: Readonly<Record<NonNullable<ChosenForm['keyInsightsBecause']>, (name: string) => string>> = {
  plan: (name) => `“${name}” comes with Pro and Unlimited. New videos come as key insights.`,
  deleted: () => 'Its form was deleted. New videos come as key insights.',
  'no-model': (name) =>
    `“${name}” needs a language model, and none is set up here. New videos come as key insights.`,
}

/** In which form many videos are summarized, or why that is not done; `null` for key insights, which need no word. */
export function chosenFormText({ id, name, keyInsightsBecause }: ChosenForm): string | null {
  if (keyInsightsBecause !== null) return reasons[keyInsightsBecause](name)
  return id === formIds[0] ? null : `In the form “${name}”`
}
