import { useQuery } from '@tanstack/react-query'
import type { ApiKey, KeyCall } from '#contract/keys.ts'
import { keyUse } from '#messages/key-use.ts'
import { maxKeyCalls } from '#product/key-scopes.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { ProgramUse } from '../program-use.tsx'
import { endOfKey, lastUseOfKey, keyUseQuery } from './key-query.ts'

/** What a key was used for lately. */
export function KeyUse({ id }: { id: string }) {
  return (
    <ProgramUse query={useQuery(keyUseQuery(id))} noun="key">
      {({ key, calls }, now) => (
        <>
          <Heading apiKey={key} now={now} />
          <Calls calls={calls} />
        </>
      )}
    </ProgramUse>
  )
}

function Heading({ apiKey, now }: { apiKey: ApiKey; now: number }) {
  return (
    <div>
      <h2 className="font-serif text-xl font-semibold wrap-anywhere">{apiKey.name}</h2>
      <p className="text-sm wrap-anywhere text-muted">
        <code>{apiKey.start}…</code> · {apiKey.scopes.join(', ')} · {lastUseOfKey(apiKey, now)} ·{' '}
        {endOfKey(apiKey)}
      </p>
    </div>
  )
}

function Calls({ calls }: { calls: readonly KeyCall[] }) {
  if (calls.length === 0) return <p className="text-muted">{keyUse.none}</p>
  const counts = Map.groupBy(calls, ({ status }) => status)
  const byStatus = [...counts].toSorted(([one], [other]) => one - other)
  return (
    <Card className="p-5 sm:p-6">
      <p>{byStatus.map(([status, { length }]) => `${length} × ${status}`).join(' · ')}</p>
      <table className="mt-4 w-full text-start text-sm">
        <caption className="sr-only">{keyUse.caption(maxKeyCalls)}</caption>
        <thead className="text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pe-3 font-medium">
              {keyUse.status}
            </th>
            <th scope="col" className="py-2 pe-3 font-medium">
              {keyUse.call}
            </th>
            <th scope="col" className="py-2 font-medium">
              {keyUse.time}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {calls.map((call, place) => (
            // Calls have no ids, and the list is read as a whole.
            <tr key={`${call.at} ${calls.length - place}`} className="align-top">
              <td className={joinClasses('py-2 pe-3 tabular-nums', call.status >= 400 && 'text-bad')}>
                {call.status}
              </td>
              <td className="py-2 pe-3 wrap-anywhere">
                {call.method} <code>{call.route}</code>
              </td>
              <td className="py-2 text-muted">
                <time dateTime={call.at}>{formatMoment(call.at)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
