import { summaryLanguages } from '#product/summary-options.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** The languages to choose from: English first, because it is the usual one; the others by their names. */
export const languageOptions: readonly { language: SummaryLanguage; name: string }[] = summaryLanguages
  .map((language) => ({ language, name: nameOf(language) }))
  .toSorted(
    (a, b) => Number(b.language === 'en') - Number(a.language === 'en') || a.name.localeCompare(b.name),
  )

function nameOf(language: SummaryLanguage): string {
  const name = languageNames.of(language) ?? language
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
