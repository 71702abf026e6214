import { useCallback, useId, useState } from 'react'
import type { Summary } from '#contract/summary.ts'
import { styleSwitch } from '#messages/style-switch.ts'
import { browserModel } from '#product/browser-model.ts'
import { keyInsightsForm } from '#product/summary-forms.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import type { SummaryOptions } from '#web/features/run/request.ts'
import { FormSelect } from '#web/session/form-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { languageOptions, capitalizedStyle } from './option-names.ts'

const shownStyles = ['brief', 'standard', 'detailed'] as const

type Props = {
  summary: Pick<Summary, 'style' | 'language' | 'engine'> & Partial<Pick<Summary, 'form'>>
  /** Requests the summary again in another form, style or language. */
  onRewrite: (choices: SummaryOptions) => void
}

/**
 * The form of the summary, its style and its language. Only where a language model writes is there a choice
 * of all three. It is requested again at a press of its own: the keyboard passes the choices between.
 */
export function StyleSwitch({ summary, onRewrite }: Props) {
  const { style, engine, form = keyInsightsForm } = summary
  const language = summaryLanguages.find((known) => known === summary.language)
  const current = { style, language, form: form.id }
  const [chosen, setChosen] = useState(current)
  const chooseForm = useCallback((next: string) => setChosen((before) => ({ ...before, form: next })), [])
  if (engine.kind === 'authored') return null
  // The server has no model where a browser's own wrote.
  const hasModel = engine.kind === 'model' && engine.name !== browserModel
  const isOther =
    chosen.style !== style || chosen.language !== current.language || chosen.form !== current.form
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
      <FormSelect value={chosen.form} hasModel={hasModel} onChange={chooseForm} />
      {hasModel && <StyleAndLanguage style={style} chosen={chosen} onChange={setChosen} />}
      {isOther && (
        <Button
          variant="secondary"
          onClick={() => onRewrite({ ...chosen, language: chosen.language ?? 'en' })}
        >
          {styleSwitch.rewrite}
        </Button>
      )}
    </div>
  )
}

type Chosen = Pick<SummaryOptions, 'style' | 'form'> & { language: SummaryOptions['language'] | undefined }

type ChoiceProps = {
  style: SummaryOptions['style']
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

function StyleAndLanguage({ style, chosen, onChange }: ChoiceProps) {
  const name = useId()
  const offered = shownStyles.some((shown) => shown === style) ? shownStyles : [...shownStyles, style]
  return (
    <>
      <fieldset className="flex flex-wrap rounded-control border border-line bg-surface p-0.5 text-sm">
        <legend className="sr-only">{styleSwitch.style}</legend>
        {offered.map((shown) => (
          <label
            key={shown}
            className="relative inline-flex min-h-9 items-center rounded-lg px-3 text-muted hover:text-ink has-checked:bg-line/70 has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={shown === chosen.style}
              onChange={() => onChange({ ...chosen, style: shown })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
            />
            {capitalizedStyle(shown)}
          </label>
        ))}
      </fieldset>
      <SelectField
        label={styleSwitch.language}
        className="max-w-52"
        value={chosen.language ?? ''}
        onChange={({ target }) => {
          onChange({ ...chosen, language: summaryLanguages.find((known) => known === target.value) })
        }}
      >
        {chosen.language === undefined && <option value="">{styleSwitch.choose}</option>}
        {languageOptions().map((each) => (
          <option key={each.language} value={each.language}>
            {each.name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
