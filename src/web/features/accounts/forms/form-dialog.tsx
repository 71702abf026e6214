import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { OwnFormItem } from '#contract/forms.ts'
import {
  maxFormGuidance,
  maxFormName,
  maxFormSections,
  maxSectionHeading,
  sectionShapes,
} from '#product/summary-forms.ts'
import type { SectionShape } from '#product/summary-forms.ts'
import { refreshForms } from '#web/features/run/form-query.ts'
import { api } from '#web/api/api.ts'
import { failureText } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type Section = OwnFormItem['sections'][number]
type Content = Pick<OwnFormItem, 'name' | 'guidance'> & { sections: readonly (Section & { key: number })[] }

/** What the shapes are called. */
const shapeNames: Record<SectionShape, string> = {
  points: 'List',
  steps: 'Numbered steps',
  prose: 'Paragraph',
  terms: 'Terms and meanings',
  questions: 'Questions and answers',
}

const emptySection: Section = { heading: '', shape: 'points', about: '' }

/** Makes a form, or changes one: its name, its sections, and what to look for. */
export function FormDialog({ form, onClose }: { form: OwnFormItem | null; onClose: () => void }) {
  const [content, setContent] = useState<Content>(() => ({
    name: form?.name ?? '',
    guidance: form?.guidance ?? '',
    sections: (form?.sections ?? [emptySection]).map((section, key) => ({ ...section, key })),
  }))
  const [isRefused, setRefused] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { sections, ...rest } = content
      const body = { ...rest, sections: sections.map(({ key: _key, ...section }) => section) }
      return form === null
        ? api('POST /api/forms', { body })
        : api('PUT /api/forms/:id', { params: { id: form.id }, body })
    },
    onSuccess: async () => {
      showToast({ title: 'Form saved', tone: 'good' })
      await refreshForms()
      onClose()
    },
  })
  const characters = content.sections.reduce((sum, { about }) => sum + about.length, content.guidance.length)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const isFilled =
      content.name.trim() !== '' && content.sections.every(({ heading }) => heading.trim() !== '')
    setRefused(!isFilled)
    if (isFilled && characters <= maxFormGuidance) mutate()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={form === null ? 'New form' : 'Edit form'}
      description="Say what each section is about. The shape and the checks stay ours."
    >
      <form noValidate onSubmit={handleSubmit} className="space-y-4">
        <TextField
          label="Name"
          maxLength={maxFormName}
          autoComplete="off"
          value={content.name}
          {...(isRefused && content.name.trim() === '' ? { error: 'Give the form a name.' } : {})}
          onChange={({ target }) => setContent({ ...content, name: target.value })}
        />
        <SectionFields
          sections={content.sections}
          isRefused={isRefused}
          onChange={(sections) => setContent({ ...content, sections })}
        />
        <TextAreaField
          label="Anything else"
          placeholder="What to look for, and for whom"
          rows={3}
          maxLength={maxFormGuidance}
          value={content.guidance}
          {...(characters > maxFormGuidance
            ? { error: `Use at most ${maxFormGuidance} characters in all.` }
            : {})}
          onChange={({ target }) => setContent({ ...content, guidance: target.value })}
        />
        <p className="text-sm text-muted tabular-nums">
          {characters} of {maxFormGuidance} characters in all
        </p>
        {error !== null && (
          <p role="alert" className="text-sm text-bad">
            {failureText(error)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isPending}>
            Save form
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type FieldsProps = {
  sections: Content['sections']
  isRefused: boolean
  onChange: (sections: Content['sections']) => void
}

function SectionFields({ sections, isRefused, onChange }: FieldsProps) {
  const change = (key: number, next: Partial<Section>): void =>
    onChange(sections.map((section) => (section.key === key ? { ...section, ...next } : section)))
  const nextKey = Math.max(...sections.map(({ key }) => key)) + 1
  return (
    <>
      {sections.map(({ key, heading, shape, about }, at) => (
        <fieldset key={key} className="space-y-3 rounded-control border border-line p-3">
          <legend className="px-1 text-sm text-muted">Section {at + 1}</legend>
          <TextField
            label="Heading"
            maxLength={maxSectionHeading}
            autoComplete="off"
            value={heading}
            {...(isRefused && heading.trim() === '' ? { error: 'Give the section a heading.' } : {})}
            onChange={({ target }) => change(key, { heading: target.value })}
          />
          <div className="flex flex-wrap items-end justify-between gap-3">
            <SelectField
              label="Shape"
              value={shape}
              onChange={({ target }) => {
                const chosen = sectionShapes.find((known) => known === target.value)
                if (chosen !== undefined) change(key, { shape: chosen })
              }}
            >
              {sectionShapes.map((each) => (
                <option key={each} value={each}>
                  {shapeNames[each]}
                </option>
              ))}
            </SelectField>
            {sections.length > 1 && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Remove section ${at + 1}`}
                onClick={() => onChange(sections.filter((section) => section.key !== key))}
              >
                Remove
              </Button>
            )}
          </div>
          <TextField
            label="What goes here"
            hint="Optional."
            maxLength={maxFormGuidance}
            autoComplete="off"
            value={about}
            onChange={({ target }) => change(key, { about: target.value })}
          />
        </fieldset>
      ))}
      {sections.length < maxFormSections && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange([...sections, { ...emptySection, key: nextKey }])}
        >
          Add a section
        </Button>
      )}
    </>
  )
}
