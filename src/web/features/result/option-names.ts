import { summaryLanguages } from '#product/summary-options.ts'
import type { SummaryStyle } from '#product/summary-options.ts'
import { languageName } from '#web/text/language-name.ts'

let options: readonly { language: string; name: string }[] | null = null

/**
 * The languages to choose from by their English names; English first, as the default, then by the alphabet. Named when
 * they are first shown: the tables that it takes hold a phone up for a tenth of a second.
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
    ...others.map(named).toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  ]
}

const styleNames: Record<SummaryStyle, string> = {
  standard: 'standard',
  brief: 'brief',
  detailed: 'detailed',
  'study-notes': 'study notes',
  bullets: 'bullet points',
}

/** A style of summaries in a sentence: `study notes`. */
export function styleName(style: SummaryStyle): string {
  return styleNames[style]
}

/** A style of summaries as a choice: `Study notes`. */
export function capitalizedStyle(style: SummaryStyle): string {
  return styleNames[style].slice(0, 1).toUpperCase() + styleNames[style].slice(1)
}
