import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { deletableRow } from '#messages/programs.ts'
import { ignoreGone, showFailure } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirmation, useConfirmation } from '#web/ui/confirmation.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type Props = {
  noun: 'key' | 'form'
  name: string
  /** What it means to delete it, as a question. */
  question: string
  onDelete: () => Promise<unknown>
  /** Has the list read again. */
  refresh: () => Promise<void>
  /** What else can be done with it. */
  action: ReactNode
  /** What is known of it. */
  children: ReactNode
}

/** Something of the account in a list, and the way to delete it, which asks once more. */
export function DeletableRow({ noun, name, question, onDelete, refresh, action, children }: Props) {
  const { isAsking, opener, ask, cancel } = useConfirmation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => onDelete().catch(ignoreGone),
    onSuccess: async () => {
      showToast({ title: deletableRow.deleted[noun], tone: 'good' })
      await refresh()
    },
    onError: showFailure,
  })
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">{children}</div>
        {!isAsking && (
          <div className="flex gap-2">
            {action}
            <Button
              ref={opener}
              variant="secondary"
              aria-label={deletableRow.deleteNamed(name)}
              onClick={ask}
            >
              {deletableRow.delete}
            </Button>
          </div>
        )}
      </div>
      {isAsking && (
        <Confirmation isOnCard className="mt-3" text={question} onCancel={cancel}>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            {deletableRow.deleteIt[noun]}
          </Button>
        </Confirmation>
      )}
    </li>
  )
}
