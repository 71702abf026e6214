import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { setOptions, useOptions } from '#web/features/run/options.ts'
import { languageOptions, capitalizedStyle } from '#web/features/result/option-names.ts'

/** How a summary is to be written: its style and its language. */
export function SummaryChoices() {
  const { style, language } = useOptions()
  return (
    <>
      <SelectField
        label="Style"
        value={style}
        onChange={({ target }) => {
          const chosen = summaryStyles.find((known) => known === target.value)
          if (chosen !== undefined) setOptions({ style: chosen })
        }}
      >
        {summaryStyles.map((each) => (
          <option key={each} value={each}>
            {capitalizedStyle(each)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Language"
        className="max-w-44"
        value={language}
        onChange={({ target }) => {
          const chosen = summaryLanguages.find((known) => known === target.value)
          if (chosen !== undefined) setOptions({ language: chosen })
        }}
      >
        {languageOptions().map((each) => (
          <option key={each.language} value={each.language}>
            {each.name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
