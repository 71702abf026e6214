import { useSyncExternalStore } from 'react'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { choose, currentChoices, subscribeToChoices } from '../work/choices.ts'
import { styleName } from '../result/style-name.ts'

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** English first, because it is the usual one; the others by their names. */
const languages = summaryLanguages
  .map((language) => ({ language, name: languageNames.of(language) ?? language }))
  .toSorted(
    (a, b) => Number(b.language === 'en') - Number(a.language === 'en') || a.name.localeCompare(b.name),
  )

/** How a summary is to be written: its style and its language. */
export function SummaryChoices() {
  const { style, language } = useSyncExternalStore(subscribeToChoices, currentChoices, currentChoices)
  return (
    <>
      <SelectField
        label="Style"
        value={style}
        onChange={({ target }) => {
          const chosen = summaryStyles.find((known) => known === target.value)
          if (chosen !== undefined) choose({ style: chosen })
        }}
      >
        {summaryStyles.map((each) => (
          <option key={each} value={each}>
            {capitalized(styleName(each))}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Language"
        className="max-w-44"
        value={language}
        onChange={({ target }) => {
          const chosen = summaryLanguages.find((known) => known === target.value)
          if (chosen !== undefined) choose({ language: chosen })
        }}
      >
        {languages.map((each) => (
          <option key={each.language} value={each.language}>
            {capitalized(each.name)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
