import { useId, useState } from 'react'
import type { Summary } from '#contract/summaries.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { SummaryOptions } from '#web/features/run/options.ts'
import { languageOptions, capitalizedStyle } from './option-names.ts'

const depths = ['brief', 'standard', 'detailed'] as const

type Props = {
  summary: Pick<Summary, 'style' | 'language' | 'engine'>
  /** Requests the summary again in another depth or language. */
  onRewrite: (choices: SummaryOptions) => void
}

/**
 * How deep the summary goes, and its language. Only where a language model writes is there a choice. It is requested again
 * at a press of its own: the keyboard passes the choices between.
 */
export function DepthSwitch({ summary: { style, language, engine }, onRewrite }: Props) {
  const name = useId()
  const current = summaryLanguages.find((known) => known === language)
  const [chosen, setChosen] = useState({ style, language: current })
  if (engine.kind !== 'model') return null
  const offered = depths.some((depth) => depth === style) ? depths : [...depths, style]
  const isOther = chosen.style !== style || chosen.language !== current
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
      <fieldset className="flex rounded-control border border-line bg-surface p-0.5 text-sm">
        <legend className="sr-only">Depth</legend>
        {offered.map((depth) => (
          <label
            key={depth}
            className="relative inline-flex min-h-9 items-center rounded-lg px-3 text-muted hover:text-ink has-checked:bg-line/70 has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={depth === chosen.style}
              onChange={() => setChosen({ ...chosen, style: depth })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
            />
            {capitalizedStyle(depth)}
          </label>
        ))}
      </fieldset>
      <SelectField
        label="Language"
        className="max-w-52"
        value={chosen.language ?? ''}
        onChange={({ target }) => {
          setChosen({ ...chosen, language: summaryLanguages.find((known) => known === target.value) })
        }}
      >
        {chosen.language === undefined && <option value="">Choose</option>}
        {languageOptions().map((each) => (
          <option key={each.language} value={each.language}>
            {each.name}
          </option>
        ))}
      </SelectField>
      {isOther && (
        <Button
          variant="secondary"
          onClick={() => onRewrite({ style: chosen.style, language: chosen.language ?? 'en' })}
        >
          Rewrite
        </Button>
      )}
    </div>
  )
}
