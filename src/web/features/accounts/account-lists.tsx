import type { UseQueryResult } from '@tanstack/react-query'
import { useMutation } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useState } from 'react'
import { Link } from 'react-router'
import { controls } from '#messages/controls.ts'
import { deletableRow } from '#messages/deletable-row.ts'
import { programs } from '#messages/programs.ts'
import { failureText, ignoreGone, showFailure } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirmation, useConfirmation } from '#web/ui/confirmation.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'

type Props<Data> = {
  query: UseQueryResult<Data>
  noun: 'key' | 'webhook' | 'destination'
  /** A row for each, and how many there may be. */
  listOf: (data: Data, now: number) => { rows: readonly ReactNode[]; max: number }
  /** The link to more about them. */
  help?: { to: string; text: string }
  /** Makes another. */
  NewDialog: ComponentType<{ onClose: () => void }>
}

/**
 * The keys, the webhooks or the destinations of the account, and the way to make one. `now` is in
 * milliseconds since 1970.
 */
export function ProgramList<Data>({ query, noun, listOf, help, NewDialog }: Props<Data>) {
  const { data, dataUpdatedAt, error, refetch } = query
  if (data === undefined && error !== null)
    return <LoadFailure text={failureText(error)} onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <>
        <output className="sr-only">{controls.loading}</output>
        <Skeleton className="h-5 w-48" />
        <Skeleton className="mt-2 h-4 w-64 max-w-full" />
      </>
    )
  }
  const { rows, max } = listOf(data, dataUpdatedAt)
  const isFull = rows.length >= max
  return (
    <>
      {rows.length === 0 && <p className="text-muted">{programs.none[noun]}</p>}
      {rows.length > 0 && <ul className="-mt-4 divide-y divide-line">{rows}</ul>}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <MakeOne noun={noun} isFull={isFull} NewDialog={NewDialog} />
        {help !== undefined && (
          <Link to={help.to} className="py-2 underline hover:text-accent">
            {help.text}
          </Link>
        )}
      </div>
      {isFull && <p className="mt-2 text-sm text-muted">{programs.full[noun](max)}</p>}
    </>
  )
}

type MakeProps = Pick<Props<unknown>, 'noun' | 'NewDialog'> & { isFull: boolean }

function MakeOne({ noun, isFull, NewDialog }: MakeProps) {
  const [isOpen, setOpen] = useState(false)
  useReturnFocus(isOpen)
  return (
    <>
      <Button variant="secondary" disabled={isFull} onClick={() => setOpen(true)}>
        {programs.create[noun]}
      </Button>
      {isOpen && <NewDialog onClose={() => setOpen(false)} />}
    </>
  )
}

type RowProps = {
  noun: 'key' | 'form' | 'destination'
  name: string
  /** The question before it is deleted. */
  question: string
  onDelete: () => Promise<unknown>
  /** Has the list read again. */
  refresh: () => Promise<void>
  /** The other actions on it. */
  action: ReactNode
  /** The facts about it. */
  children: ReactNode
}

/** Something of the account in a list, and the way to delete it, which asks once more. */
export function DeletableRow({ noun, name, question, onDelete, refresh, action, children }: RowProps) {
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
        <div className="min-w-0 sm:flex-1">{children}</div>
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
