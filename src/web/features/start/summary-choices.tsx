import type { Engine } from '#contract/summary.ts'
import { summaryChoices } from '#messages/summary-choices.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import { languageOptions, capitalizedStyle } from '#web/features/result/option-names.ts'
import { setOptions, useOptions } from '#web/features/run/request.ts'
import { FormSelect } from '#web/session/form-select.tsx'
import { SelectField } from '#web/ui/fields.tsx'

/** The options of a summary: its form, and with a language model its style and its language. */
export function SummaryChoices({ kind }: { kind: Engine['kind'] }) {
  const { form, style, language } = useOptions()
  const hasModel = kind === 'model'
  return (
    <>
      <FormSelect value={form} hasModel={hasModel} onChange={chooseForm} />
      {hasModel && (
        <>
          <SelectField
            label={summaryChoices.style}
            value={style}
            onChange={({ target }) => {
              const chosen = summaryStyles.find((known) => known === target.value)
              if (chosen !== undefined) setOptions({ style: chosen })
            }}
          >
            {offeredStyles(style).map((each) => (
              <option key={each} value={each}>
                {capitalizedStyle(each)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={summaryChoices.language}
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
      )}
    </>
  )
}

/** One function for good, so that it is no reason to look again. */
function chooseForm(form: string): void {
  setOptions({ form })
}

/** Study notes are a form of their own; the style stays for those who chose it before. */
function offeredStyles(chosen: (typeof summaryStyles)[number]) {
  return summaryStyles.filter((style) => style !== 'study-notes' || style === chosen)
}
