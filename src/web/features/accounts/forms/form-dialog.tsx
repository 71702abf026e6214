import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import type { OwnFormItem } from '#contract/forms.ts'
import { formDialog } from '#messages/form-dialog.ts'
import { sectionShapes } from '#product/form-sections.ts'
import { maxFormGuidance, maxFormName, maxFormSections, maxSectionHeading } from '#product/summary-forms.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { callOnce } from '#web/api/call-once.ts'
import { refreshForms } from '#web/session/form-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/fields.tsx'
import { FormEnd } from '#web/ui/form.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type Draft = Pick<OwnFormItem, 'name' | 'guidance'> & { sections: readonly DraftSection[] }
type Props = { form: OwnFormItem | null; onClose: () => void }

const emptySection = { heading: '', shape: 'points', about: '' } as const

/** Makes a form, or changes one: its name, its sections, and what to look for. */
export function FormDialog({ form, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={form === null ? formDialog.newForm : formDialog.editForm}
      description={formDialog.text}
    >
      <FormFields form={form} onClose={onClose} />
    </Dialog>
  )
}

/** Stores what is filled in, as a new form or in place of the one that is changed. */
function useSaveForm(form: OwnFormItem | null, onSaved: () => void) {
  return useMutation({
    mutationFn: ({ sections, ...rest }: Draft) => {
      const body = { ...rest, sections: sections.map(({ key: _key, ...section }) => section) }
      return form === null
        ? callOnce('POST /api/forms', { body })
        : api('PUT /api/forms/:id', { params: { id: form.id }, body })
    },
    onSuccess: async () => {
      showToast({ title: formDialog.saved, tone: 'good' })
      await refreshForms()
      onSaved()
    },
  })
}

function FormFields({ form, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(form))
  const [refusals, setRefusals] = useState(0)
  const isRefused = refusals > 0
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // What is missing may be out of view.
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])
  const { mutate, isPending, error } = useSaveForm(form, onClose)
  const { name, guidance, sections } = draft
  const characters = sections.reduce((sum, { about }) => sum + about.length, guidance.length)
  const isTooLong = characters > maxFormGuidance

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const isFilled = name.trim() !== '' && sections.every(({ heading }) => heading.trim() !== '')
    setRefusals(isFilled ? 0 : refusals + 1)
    if (isFilled && !isTooLong) mutate(draft)
  }

  return (
    <form ref={fields} noValidate onSubmit={handleSubmit} className="mt-4 space-y-4">
      <TextField
        label={formDialog.name}
        maxLength={maxFormName}
        autoComplete="off"
        value={name}
        {...(isRefused && name.trim() === '' && { error: formDialog.nameMissing })}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
      />
      <Sections
        sections={sections}
        isRefused={isRefused}
        onChange={(next) => setDraft({ ...draft, sections: next })}
      />
      <TextAreaField
        label={formDialog.guidance}
        placeholder={formDialog.guidanceHint}
        rows={3}
        maxLength={maxFormGuidance}
        value={guidance}
        {...(isTooLong && { error: formDialog.tooLong(maxFormGuidance) })}
        onChange={({ target }) => setDraft({ ...draft, guidance: target.value })}
      />
      <p className="text-sm text-muted tabular-nums">{formDialog.characters(characters, maxFormGuidance)}</p>
      <FormEnd
        error={error === null ? null : failureText(error)}
        isBusy={isPending}
        submit={formDialog.save}
        onCancel={onClose}
      />
    </form>
  )
}

type SectionsProps = {
  sections: readonly DraftSection[]
  isRefused: boolean
  onChange: (sections: readonly DraftSection[]) => void
}

function Sections({ sections, isRefused, onChange }: SectionsProps) {
  return (
    <>
      {sections.map((section, at) => (
        <SectionFields
          key={section.key}
          section={section}
          number={at + 1}
          isRefused={isRefused}
          onChange={(next) => onChange(sections.with(at, next))}
          onRemove={sections.length > 1 ? () => onChange(sections.toSpliced(at, 1)) : null}
        />
      ))}
      {sections.length < maxFormSections && (
        <Button variant="secondary" size="sm" onClick={() => onChange([...sections, nextSection(sections)])}>
          {formDialog.addSection}
        </Button>
      )}
    </>
  )
}

function draftOf(form: OwnFormItem | null): Draft {
  return {
    name: form?.name ?? '',
    guidance: form?.guidance ?? '',
    sections: (form?.sections ?? [emptySection]).map((section, key) => ({ ...section, key })),
  }
}

function nextSection(sections: readonly DraftSection[]): DraftSection {
  return { ...emptySection, key: Math.max(...sections.map(({ key }) => key)) + 1 }
}

/** A section as it is filled in; `key` tells it from the others. */
type DraftSection = OwnFormItem['sections'][number] & { key: number }

type FieldsProps = {
  section: DraftSection
  /** From 1. */
  number: number
  isRefused: boolean
  onChange: (section: DraftSection) => void
  /** `null` for the only one. */
  onRemove: (() => void) | null
}

/** The fields of one section: its heading, its shape, and what it is about. */
function SectionFields({ section, number, isRefused, onChange, onRemove }: FieldsProps) {
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
