import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { failureText } from '#web/api/api-error.ts'
import { ignoreGone } from '../ignore-gone.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { Section } from '../page/section.tsx'
import { endOfKey, keysQuery, lastUseOfKey, refreshKeys } from './key-query.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'
import type { ApiKey } from '#contract/keys.ts'
import { api } from '#web/api/api.ts'
import { Badge } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useQuestionFocus } from '../use-question-focus.ts'

/** The part of the account page about API keys. */
export function KeysSection() {
  return (
    <Section title="API keys" text="A key lets a program use your account. It shares your allowance.">
      <KeyList />
    </Section>
  )
}

/** The keys of the account, and the way to make one. */
function KeyList() {
  const { data, dataUpdatedAt, error, refetch } = useQuery(keysQuery)
  if (data === undefined && error !== null) {
    return (
      <div role="alert">
        <p>{failureText(error)}</p>
        <Button variant="secondary" className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  if (data === undefined) {
    return (
      <>
        <output className="sr-only">Loading...</output>
        <Skeleton className="h-5 w-48" />
        <Skeleton className="mt-2 h-4 w-64 max-w-full" />
      </>
    )
  }
  const { keys, max } = data
  return (
    <>
      {keys.length === 0 && <p className="text-muted">You have no keys yet.</p>}
      {keys.length > 0 && (
        <ul className="-mt-4 divide-y divide-line">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} now={dataUpdatedAt} />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <NewKey isFull={keys.length >= max} />
        <Link to="/developers" className="py-2 underline hover:text-accent">
          How to use a key
        </Link>
      </div>
      {keys.length >= max && (
        <p className="mt-2 text-sm text-muted">You have {max} keys. Delete one to make another.</p>
      )}
    </>
  )
}

function NewKey({ isFull }: { isFull: boolean }) {
  const [isOpen, setOpen] = useState(false)
  useReturnFocus(isOpen)
  return (
    <>
      <Button variant="secondary" disabled={isFull} onClick={() => setOpen(true)}>
        Create a key
      </Button>
      {isOpen && <NewKeyDialog onClose={() => setOpen(false)} />}
    </>
  )
}

type Props = {
  apiKey: ApiKey
  /** Milliseconds since 1970. */
  now: number
}

/** One key: what it may do, when it was used, and the way to delete it, which asks once more. */
function KeyRow({ apiKey, now }: Props) {
  const { id, name } = apiKey
  const [isAsking, setAsking] = useState(false)
  const { question, opener } = useQuestionFocus(isAsking)
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('DELETE /api/keys/:id', { params: { id } }).catch(ignoreGone),
    onSuccess: async () => {
      showToast({ title: 'Key deleted', tone: 'good' })
      await refreshKeys()
    },
    onError: (error) => showToast({ title: 'Error', description: failureText(error), tone: 'destructive' }),
  })
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Facts apiKey={apiKey} now={now} />
        {!isAsking && (
          <div className="flex gap-2">
            <Link
              to={`/account/keys/${id}`}
              aria-label={`Calls of ${name}`}
              className={buttonClasses({ variant: 'secondary' })}
            >
              Calls
            </Link>
            <Button
              ref={opener}
              variant="secondary"
              aria-label={`Delete ${name}`}
              onClick={() => setAsking(true)}
            >
              Delete
            </Button>
          </div>
        )}
      </div>
      {isAsking && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-control bg-paper p-3">
          <p ref={question} tabIndex={-1} className="text-sm outline-none">
            Delete it? Programs that use it stop working right away.
          </p>
          <div className="ml-auto flex gap-2">
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => mutate()}>
              Delete key
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

function Facts({ apiKey, now }: Props) {
  const { name, start, scopes, isExpired } = apiKey
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        {isExpired && <Badge tone="warn">Ended</Badge>}
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        <code>{start}…</code> · {scopes.join(', ')}
      </p>
      <p className="text-sm text-muted">
        {lastUseOfKey(apiKey, now)} · {endOfKey(apiKey)}
      </p>
    </div>
  )
}
