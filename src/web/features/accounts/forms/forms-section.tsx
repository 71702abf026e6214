import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OwnFormItem } from '#contract/forms.ts'
import { controls } from '#messages/controls.ts'
import { ownForms } from '#messages/own-forms.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { formsQuery, refreshForms } from '#web/session/form-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { DeletableRow } from '../account-lists.tsx'
import { Section } from '../page/account-section.tsx'
import { FormDialog } from './form-dialog.tsx'

/** The part of the account page about the forms that its owner made. */
export function FormsSection() {
  const { data, error, refetch } = useQuery(formsQuery)
  return (
    <Section title={ownForms.title} text={ownForms.text}>
      {data === undefined && error !== null && (
        <LoadFailure text={failureText(error)} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <>
          <output className="sr-only">{controls.loading}</output>
          <Skeleton className="h-5 w-48" />
        </>
      )}
      {data !== undefined && <FormList {...data} />}
    </Section>
  )
}

function FormList({ forms, max }: { forms: readonly OwnFormItem[]; max: number }) {
  const [opened, setOpened] = useState<OwnFormItem | 'new' | null>(null)
  useReturnFocus(opened !== null)
  return (
    <>
      {forms.length > 0 && (
        <ul className="-mt-4 divide-y divide-line">
          {forms.map((form) => (
            <FormRow key={form.id} form={form} canChange={max > 0} onChange={() => setOpened(form)} />
          ))}
        </ul>
      )}
      {max === 0 ? (
        <p className="text-muted">
          {ownForms.withPlans((text) => (
            <Link to="/pricing" className="underline hover:text-accent">
              {text}
            </Link>
          ))}
        </p>
      ) : (
        <>
          {forms.length === 0 && <p className="text-muted">{ownForms.none}</p>}
          <Button
            variant="secondary"
            className="mt-4"
            disabled={forms.length >= max}
            onClick={() => setOpened('new')}
          >
            {ownForms.create}
          </Button>
        </>
      )}
      {max > 0 && document.documentElement.dataset['engine'] === 'extractive' && (
        <p className="mt-2 text-sm text-muted">{ownForms.needsModel}</p>
      )}
      {max > 0 && forms.length >= max && <p className="mt-2 text-sm text-muted">{ownForms.full(max)}</p>}
      {opened !== null && (
        <FormDialog form={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

type RowProps = { form: OwnFormItem; canChange: boolean; onChange: () => void }

/** One form: its sections, and what can be done with it. */
function FormRow({ form: { id, name, sections }, canChange, onChange }: RowProps) {
  return (
    <DeletableRow
      noun="form"
      name={name}
      question={ownForms.deletion}
      onDelete={() => api('DELETE /api/forms/:id', { params: { id } })}
      refresh={refreshForms}
      action={
        canChange && (
          <Button variant="secondary" aria-label={ownForms.editNamed(name)} onClick={onChange}>
            {ownForms.edit}
          </Button>
        )
      }
    >
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="text-sm wrap-anywhere text-muted">{sections.map(({ heading }) => heading).join(' · ')}</p>
    </DeletableRow>
  )
}
