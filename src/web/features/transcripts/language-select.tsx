import { translationTexts } from '#messages/translation-texts.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import { languageName } from '#web/text/names.ts'
import { SelectField } from '#web/ui/fields.tsx'

type Props = {
  /** The language of the transcript, which is not offered. */
  spoken: string
  value: SummaryLanguage | null
  onChange: (language: SummaryLanguage | null) => void
  nameOf?: (language: SummaryLanguage) => string
}

/** The choice of a language to translate a transcript into. */
export function LanguageSelect({ spoken, value, onChange, nameOf = languageName }: Props) {
  return (
    <SelectField
      label={translationTexts.into}
      value={value ?? ''}
      onChange={({ target }) => onChange(summaryLanguages.find((known) => known === target.value) ?? null)}
    >
      <option value="">{translationTexts.choose}</option>
      {summaryLanguages
        .filter((language) => !isSpoken(language, spoken))
        .map((language) => (
          <option key={language} value={language}>
            {nameOf(language)}
          </option>
        ))}
    </SelectField>
  )
}

/** Chinese is written in two ways, of which one is translated into the other. */
function isSpoken(language: SummaryLanguage, spoken: string): boolean {
  const primary = spoken.split('-', 1)[0]
  return language === spoken || (primary !== 'zh' && language === primary)
}
