import { useCallback, useId, useState } from 'react'
import type { Summary } from '#contract/summaries.ts'
import { depthSwitch } from '#messages/depth-switch.ts'
import { keyInsightsForm } from '#product/summary-forms.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import type { SummaryOptions } from '#web/features/run/request.ts'
import { FormSelect } from '#web/session/form-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { languageOptions, capitalizedStyle } from './option-names.ts'

const depths = ['brief', 'standard', 'detailed'] as const

type Props = {
  summary: Pick<Summary, 'style' | 'language' | 'engine'> & Partial<Pick<Summary, 'form'>>
  /** Requests the summary again in another form, depth or language. */
  onRewrite: (choices: SummaryOptions) => void
}

/**
 * The form of the summary, how deep it goes, and its language. Only where a language model writes is there a choice of all three. It is
 * requested again at a press of its own: the keyboard passes the choices between.
 */
export function DepthSwitch({ summary, onRewrite }: Props) {
  const { style, engine, form = keyInsightsForm } = summary
  const language = summaryLanguages.find((known) => known === summary.language)
  const current = { style, language, form: form.id }
  const [chosen, setChosen] = useState(current)
  const chooseForm = useCallback((next: string) => setChosen((before) => ({ ...before, form: next })), [])
  if (engine.kind === 'authored') return null
  const isOther =
    chosen.style !== style || chosen.language !== current.language || chosen.form !== current.form
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
      <FormSelect value={chosen.form} hasModel={engine.kind === 'model'} onChange={chooseForm} />
      {engine.kind === 'model' && <DepthAndLanguage style={style} chosen={chosen} onChange={setChosen} />}
      {isOther && (
        <Button
          variant="secondary"
          onClick={() => onRewrite({ ...chosen, language: chosen.language ?? 'en' })}
        >
          {depthSwitch.rewrite}
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

function DepthAndLanguage({ style, chosen, onChange }: ChoiceProps) {
  const name = useId()
  const offered = depths.some((depth) => depth === style) ? depths : [...depths, style]
  return (
    <>
      <fieldset className="flex flex-wrap rounded-control border border-line bg-surface p-0.5 text-sm">
        <legend className="sr-only">{depthSwitch.depth}</legend>
        {offered.map((depth) => (
          <label
            key={depth}
            className="relative inline-flex min-h-9 items-center rounded-lg px-3 text-muted hover:text-ink has-checked:bg-line/70 has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={depth === chosen.style}
              onChange={() => onChange({ ...chosen, style: depth })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
            />
            {capitalizedStyle(depth)}
          </label>
        ))}
      </fieldset>
      <SelectField
        label={depthSwitch.language}
        className="max-w-52"
        value={chosen.language ?? ''}
        onChange={({ target }) => {
          onChange({ ...chosen, language: summaryLanguages.find((known) => known === target.value) })
        }}
      >
        {chosen.language === undefined && <option value="">{depthSwitch.choose}</option>}
        {languageOptions().map((each) => (
          <option key={each.language} value={each.language}>
            {each.name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
