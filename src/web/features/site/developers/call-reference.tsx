import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { fetchDescription } from '#web/api/api-description.ts'
import { failureText } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { readCalls } from './read-calls.ts'
import type { DescribedCall } from './read-calls.ts'

/** Every call that a key may make, drawn from the description of the API. */
export function CallReference() {
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['openapi'], queryFn: fetchCalls })
  const start = useRef<HTMLElement>(null)
  // The button that asked for it had the focus, and is gone.
  useEffect(() => start.current?.focus(), [])
  return (
    <section ref={start} tabIndex={-1} aria-label="Calls" className="mt-4 outline-none">
      {data === undefined && error === null && <TextSkeleton label="Loading..." />}
      {error !== null && (
        <div role="alert">
          <p>{failureText(error)}</p>
          <Button variant="secondary" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data?.map((call) => (
        <Call key={`${call.method} ${call.path}`} {...call} />
      ))}
    </section>
  )
}

async function fetchCalls({ signal }: { signal: AbortSignal }): Promise<DescribedCall[]> {
  return readCalls(await fetchDescription(signal))
}

function Call({ method, path, summary, permission, fields }: DescribedCall) {
  return (
    <details className="max-w-3xl border-b border-line">
      <summary className="cursor-pointer py-3">
        <code className="text-sm font-medium wrap-anywhere">
          {method} {path}
        </code>
        <span className="block text-muted">{summary}</span>
      </summary>
      <div className="pb-4 text-sm">
        <p>
          {permission === null ? 'Any key.' : 'Needs '}
          {permission !== null && <code>{permission}</code>}
        </p>
        {fields.length > 0 && (
          <dl className="mt-2 space-y-2">
            {fields.map(({ name, place, isRequired, description }) => (
              <div key={`${place} ${name}`}>
                <dt>
                  <code className="font-medium">{name}</code>{' '}
                  <span className="text-muted">
                    {place}
                    {isRequired ? ', required' : ''}
                  </span>
                </dt>
                {description !== '' && <dd className="text-pretty text-muted">{description}</dd>}
              </div>
            ))}
          </dl>
        )}
      </div>
    </details>
  )
}
