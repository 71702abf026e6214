import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { OwnFormItem } from '#contract/forms.ts'
import { failureText, ignoreGone } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { showFailure } from '#web/api/show-failure.ts'
import { formsQuery, refreshForms } from '#web/session/own-forms.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirmation, useConfirmation } from '#web/ui/confirmation.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { Section } from '../page/section.tsx'
import { FormDialog } from './form-dialog.tsx'

/** The part of the account page about the forms that its owner made. */
export function FormsSection() {
  const { data, error, refetch } = useQuery(formsQuery)
  return (
    <Section
      title="Your forms"
      text="How your summaries are set out. Every line is checked, whatever the form."
    >
      {data === undefined && error !== null && (
        <LoadFailure text={failureText(error)} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <>
          <output className="sr-only">Loading...</output>
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
          Forms of your own come with{' '}
          <Link to="/pricing" className="underline hover:text-accent">
            Pro and Unlimited
          </Link>
          .
        </p>
      ) : (
        <>
          {forms.length === 0 && <p className="text-muted">You have no forms yet.</p>}
          <Button
            variant="secondary"
            className="mt-4"
            disabled={forms.length >= max}
            onClick={() => setOpened('new')}
          >
            Create a form
          </Button>
        </>
      )}
      {max > 0 && forms.length >= max && (
        <p className="mt-2 text-sm text-muted">You have {max} forms. Delete one to make another.</p>
      )}
      {opened !== null && (
        <FormDialog form={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

type RowProps = { form: OwnFormItem; canChange: boolean; onChange: () => void }

/** One form: its sections, the way to change it, and the way to delete it, which asks once more. */
function FormRow({ form: { id, name, sections }, canChange, onChange }: RowProps) {
  const { isAsking, opener, ask, cancel } = useConfirmation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('DELETE /api/forms/:id', { params: { id } }).catch(ignoreGone),
    onSuccess: async () => {
      showToast({ title: 'Form deleted', tone: 'good' })
      await refreshForms()
    },
    onError: showFailure,
  })
  const confirmation = (
    <Confirmation isOnCard className="mt-3" text="Delete it? Summaries made in it stay." onCancel={cancel}>
      <Button variant="danger" busy={isPending} onClick={() => mutate()}>
        Delete form
      </Button>
    </Confirmation>
  )
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm wrap-anywhere text-muted">
            {sections.map(({ heading }) => heading).join(' · ')}
          </p>
        </div>
        {!isAsking && (
          <div className="flex gap-2">
            {canChange && (
              <Button variant="secondary" aria-label={`Edit ${name}`} onClick={onChange}>
                Edit
              </Button>
            )}
            <Button ref={opener} variant="secondary" aria-label={`Delete ${name}`} onClick={ask}>
              Delete
            </Button>
          </div>
        )}
      </div>
      {isAsking && confirmation}
    </li>
  )
}
