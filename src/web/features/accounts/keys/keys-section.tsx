import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { failureText } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { Section } from '../page/section.tsx'
import { KeyRow } from './key-row.tsx'
import { keysQuery } from './key-query.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'

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
