import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import type { ApiKey, KeyCall } from '#contract/keys.ts'
import { controls } from '#messages/controls.ts'
import { keyUse } from '#messages/key-use.ts'
import { programPage } from '#messages/program-page.ts'
import { maxKeyCalls } from '#product/key-scopes.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { lazyPart, late } from '#web/ui/lazy-part.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { AccountFrame } from './page/account-page.tsx'
import { endOfKey, lastUseOfKey, keyUseQuery, ProgramUse } from './programs.tsx'

const WebhookUse = lazyPart(() => import('./webhooks/webhook-use.tsx'), 'WebhookUse', late)

/** The page about a program of the account: the calls of an API key, or the deliveries of a webhook. */
export function ProgramPage() {
  const { kind = '', id = '' } = useParams()
  return kind === 'webhooks' ? <WebhookPage id={id} /> : <KeyPage id={id} />
}

function KeyPage({ id }: { id: string }) {
  return (
    <AccountFrame heading={programPage.keyHeading} signInText={programPage.keySignIn}>
      {() => <KeyUse id={id} />}
    </AccountFrame>
  )
}

function WebhookPage({ id }: { id: string }) {
  return (
    <AccountFrame heading={programPage.webhookHeading} signInText={programPage.webhookSignIn}>
      {() => (
        <Suspense fallback={<TextSkeleton label={controls.loading} />}>
          <WebhookUse id={id} />
        </Suspense>
      )}
    </AccountFrame>
  )
}

/** The recent calls of a key. */
function KeyUse({ id }: { id: string }) {
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
