import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ApiKey } from '#contract/keys.ts'
import { api } from '#web/api/api.ts'
import { failureText } from '#web/api/api-error.ts'
import { Badge } from '#web/ui/card.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ignoreGone } from '../ignore-gone.ts'
import { useQuestionFocus } from '../use-question-focus.ts'
import { endOfKey, lastUseOfKey } from './describe-key.ts'
import { refreshKeys } from './key-query.ts'

type Props = {
  apiKey: ApiKey
  /** Milliseconds since 1970. */
  now: number
}

/** One key: what it may do, when it was used, and the way to delete it, which asks once more. */
export function KeyRow({ apiKey, now }: Props) {
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
