import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { controls } from '#messages/controls.ts'
import { programs } from '#messages/programs.ts'
import { failureText, isNotFound } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'

type Props<Data> = {
  query: UseQueryResult<Data>
  noun: 'key' | 'webhook'
  children: (data: Data, now: number) => ReactNode
}

/** What a key or a webhook of the account was used for lately. `now` is in milliseconds since 1970. */
export function ProgramUse<Data>({ query, noun, children }: Props<Data>) {
  const { data, dataUpdatedAt, error, refetch, isFetching } = query
  return (
    <div className="mt-6 space-y-6">
      <p>
        <Link to="/account" className="underline hover:text-accent">
          {programs.back}
        </Link>
      </p>
      {data !== undefined && children(data, dataUpdatedAt)}
      {data === undefined && error === null && <TextSkeleton label={controls.loading} />}
      {error !== null && (
        <p role="alert">{isNotFound(error) ? programs.missing[noun] : failureText(error)}</p>
      )}
      {!isNotFound(error) && (
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {error === null ? programs.refresh : controls.tryAgain}
        </Button>
      )}
    </div>
  )
}
