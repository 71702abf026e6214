import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import type { OwnFormItem } from '#contract/forms.ts'
import { formDialog } from '#messages/own-forms.tsx'
import { maxFormGuidance, maxFormName, maxFormSections } from '#product/summary-forms.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { callOnce } from '#web/api/call-once.ts'
import { refreshForms } from '#web/session/own-forms.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormEnd } from '#web/ui/form-end.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { SectionFields } from './section-fields.tsx'
import type { DraftSection } from './section-fields.tsx'

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
