import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callReference } from '#messages/call-reference.ts'
import { shell } from '#messages/shell.ts'
import { fetchDescription } from '#web/api/api-description.ts'
import { failureText } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'

/** Every call that a key may make, drawn from the description of the API. */
export function CallReference() {
  const { data, error, refetch, isFetching } = useQuery({ queryKey: ['openapi'], queryFn: fetchCalls })
  const start = useRef<HTMLElement>(null)
  // The button that asked for it had the focus, and is gone.
  useEffect(() => start.current?.focus(), [])
  return (
    <section ref={start} tabIndex={-1} aria-label={callReference.calls} className="mt-4 outline-none">
      {data === undefined && error === null && <TextSkeleton label={shell.loading} />}
      {error !== null && (
        <div role="alert">
          <p>{failureText(error)}</p>
          <Button variant="secondary" className="mt-3" busy={isFetching} onClick={() => void refetch()}>
            {callReference.tryAgain}
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
        <span lang="en" className="block text-muted">
          {summary}
        </span>
      </summary>
      <div className="pb-4 text-sm">
        <p>{permission === null ? callReference.anyKey : callReference.needs(<code>{permission}</code>)}</p>
        {fields.length > 0 && (
          <dl className="mt-2 space-y-2">
            {fields.map(({ name, place, isRequired, description }) => (
              <div key={`${place} ${name}`}>
                <dt>
                  <code className="font-medium">{name}</code>{' '}
                  <span className="text-muted">{placeText(place, isRequired)}</span>
                </dt>
                {description !== '' && (
                  <dd lang="en" className="text-pretty text-muted">
                    {description}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
      </div>
    </details>
  )
}

/** The position of a value in a call, and whether the call must have it. */
function placeText(place: string, isRequired: boolean): string {
  const name = callReference.places[place] ?? place
  return isRequired ? callReference.required(name) : name
}

/** A call that a key may make, as the description of the API has it. */
type DescribedCall = {
  method: string
  path: string
  summary: string
  /** The permission that it takes; `null` where any key will do. */
  permission: string | null
  /** The input of the call: parameters, headers and the fields of its body. */
  fields: readonly CallField[]
}

type CallField = { name: string; place: string; isRequired: boolean; description: string }

/** The calls of an OpenAPI document that are open to keys, in order; other shapes are left out. */
export function readCalls(document: unknown): DescribedCall[] {
  return entries(child(document, 'paths')).flatMap(([path, operations]) =>
    entries(operations).flatMap(([method, operation]) => {
      const permissions = keyPermissions(operation)
      if (permissions === null) return []
      return [
        {
          method: method.toUpperCase(),
          path,
          summary: text(child(operation, 'summary')),
          permission: permissions[0] ?? null,
          fields: [...readParameters(operation), ...readBody(operation)],
        },
      ]
    }),
  )
}

/** The permissions that a key needs; `null` for a call that is closed to keys. */
function keyPermissions(operation: unknown): string[] | null {
  const found = list(child(operation, 'security')).find((one) => child(one, 'apiKey') !== undefined)
  return found === undefined ? null : list(child(found, 'apiKey')).map(text)
}

function readParameters(operation: unknown): CallField[] {
  return list(child(operation, 'parameters')).map((parameter) => ({
    name: text(child(parameter, 'name')),
    place: text(child(parameter, 'in')),
    isRequired: child(parameter, 'required') === true,
    description:
      text(child(parameter, 'description')) || text(child(child(parameter, 'schema'), 'description')),
  }))
}

function readBody(operation: unknown): CallField[] {
  const content = child(child(child(operation, 'requestBody'), 'content'), 'application/json')
  const schema = child(content, 'schema')
  const required = list(child(schema, 'required'))
  return entries(child(schema, 'properties')).map(([name, property]) => ({
    name,
    place: 'body',
    isRequired: required.includes(name),
    description: text(child(property, 'description')),
  }))
}

function child(value: unknown, name: string): unknown {
  return entries(value).find(([key]) => key === name)?.[1]
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
