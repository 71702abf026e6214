import type { OwnFormItem } from '#contract/forms.ts'
import { formDialog } from '#messages/own-forms.tsx'
import { sectionShapes } from '#product/form-sections.ts'
import { maxFormGuidance, maxSectionHeading } from '#product/summary-forms.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** A section as it is filled in; `key` tells it from the others. */
export type DraftSection = OwnFormItem['sections'][number] & { key: number }

type Props = {
  section: DraftSection
  /** From 1. */
  number: number
  isRefused: boolean
  onChange: (section: DraftSection) => void
  /** `null` for the only one. */
  onRemove: (() => void) | null
}

/** The fields of one section: its heading, its shape, and what it is about. */
export function SectionFields({ section, number, isRefused, onChange, onRemove }: Props) {
  const { heading, shape, about } = section
  return (
    <fieldset className="space-y-3 rounded-control border border-line p-3">
      <legend className="px-1 text-sm text-muted">{formDialog.section(number)}</legend>
      <TextField
        label={formDialog.heading}
        maxLength={maxSectionHeading}
        autoComplete="off"
        value={heading}
        {...(isRefused && heading.trim() === '' && { error: formDialog.headingMissing })}
        onChange={({ target }) => onChange({ ...section, heading: target.value })}
      />
      <TextField
        label={formDialog.about}
        hint={formDialog.optional}
        maxLength={maxFormGuidance}
        autoComplete="off"
        value={about}
        onChange={({ target }) => onChange({ ...section, about: target.value })}
      />
      <div className="flex items-center justify-between gap-3">
        <SelectField
          label={formDialog.shape}
          className="min-w-0"
          value={shape}
          onChange={({ target }) => {
            const chosen = sectionShapes.find((known) => known === target.value)
            if (chosen !== undefined) onChange({ ...section, shape: chosen })
          }}
        >
          {sectionShapes.map((each) => (
            <option key={each} value={each}>
              {formDialog.shapes[each]}
            </option>
          ))}
        </SelectField>
        {onRemove !== null && (
          <Button variant="quiet" size="sm" aria-label={formDialog.removeSection(number)} onClick={onRemove}>
            {formDialog.remove}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
