import type { Summary } from '#contract/summary.ts'
import { formNames } from '#messages/form-names.ts'
import { languageTag } from '#messages/language.ts'
import { runTexts } from '#messages/run-texts.ts'
import { styleNames } from '#messages/style-names.ts'
import { builtInForm } from '#product/summary-forms.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import type { SummaryStyle } from '#product/summary-options.ts'
import { languageName } from '#web/text/names.ts'

let options: readonly { language: string; name: string }[] | null = null

/**
 * The languages to choose from by their names in the language of the page; English first, as the default,
 * then by the alphabet. Named when they are first shown: the tables that it takes hold a phone up for a tenth
 * of a second.
 */
export function languageOptions(): readonly { language: string; name: string }[] {
  options ??= nameLanguages()
  return options
}

function named(language: string): { language: string; name: string } {
  return { language, name: languageName(language) }
}

function nameLanguages(): { language: string; name: string }[] {
  const [english, ...others] = summaryLanguages
  return [
    named(english),
    ...others.map(named).toSorted((one, other) => one.name.localeCompare(other.name, languageTag)),
  ]
}

/** A style of summaries in a sentence: `study notes`. */
export function styleName(style: SummaryStyle): string {
  return styleNames[style]
}

/** A style of summaries as a choice: `Study notes`. */
export function capitalizedStyle(style: SummaryStyle): string {
  return styleNames[style].slice(0, 1).toUpperCase() + styleNames[style].slice(1)
}

/** A form by its name: that of Précis in the page's language, an own one as its owner wrote. */
export function formName({ id, name }: { id: string; name: string }): string {
  const builtIn = builtInForm(id)
  return builtIn === null ? name : formNames[builtIn]
}

/** The heading of a summary: of AI only where a language model wrote it. */
export function headingOf({ engine }: Pick<Summary, 'engine'>): string {
  return engine.kind === 'model' ? runTexts.aiSummary : runTexts.summary
}
