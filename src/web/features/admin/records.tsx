import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountHistoryEntry, AdminHelpRequest } from '#contract/admin.ts'
import { adminActivity } from '#messages/admin-activity.ts'
import { adminRecords } from '#messages/admin-records.ts'
import { hasPlans } from '#product/offers.ts'
import { plans } from '#product/plans.ts'
import { showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { joinFacts } from '#web/ui/direction.ts'
import { SelectField } from '#web/ui/fields.tsx'
import { useAdminList, AdminRows, AdminSection, refreshAdmin } from './admin-section.tsx'

/** Admin activity, the newest first. */
export function AuditLog() {
  const list = useAdminList(
    { name: 'audit', q: '' },
    async ({ cursor }, signal) =>
      await api('GET /api/admin/audit', { query: cursor === undefined ? {} : { cursor } }, { signal }),
  )
  return (
    <AdminSection title={adminActivity.title}>
      <AdminRows
        list={list}
        label={adminActivity.list}
        empty={adminActivity.none}
        renderRow={({ at, adminEmail, action, target, failure }) => (
          <p className="text-sm wrap-anywhere">
            <span className="text-muted tabular-nums">{formatMoment(at)}</span>{' '}
            {adminActivity.done[action](adminEmail, target)}
            {failure !== null && <span className="text-bad"> {adminActivity.failed(failure)}</span>}
          </p>
        )}
      />
    </AdminSection>
  )
}

/** The summaries of a user, with their times and places. */
export function UsageHistory({ email }: { email: string }) {
  const list = useAdminList<AccountHistoryEntry>(
    { name: 'usage', q: email },
    async ({ q, cursor }, signal) =>
      await api(
        'GET /api/users/:email/history',
        { params: { email: q }, query: cursor === undefined ? {} : { cursor } },
        { signal },
      ),
  )
  return (
    <AdminSection title={adminRecords.usage}>
      <AdminRows
        list={list}
        label={adminRecords.summaries}
        empty={adminRecords.noSummaries}
        renderRow={(entry) => <UsageRow entry={entry} />}
      />
    </AdminSection>
  )
}

function UsageRow({ entry }: { entry: AccountHistoryEntry }) {
  const place = joinFacts([entry.city, entry.country, entry.ipAddress])
  return (
    <>
      <p className="font-medium wrap-anywhere">
        <bdi>{entry.videoTitle}</bdi>
      </p>
      {entry.videoUrl !== null && (
        <a
          href={entry.videoUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="text-sm wrap-anywhere text-accent underline underline-offset-2"
        >
          <bdi>{entry.videoUrl}</bdi>
        </a>
      )}
      <p className="text-sm text-muted tabular-nums">
        <time dateTime={entry.usageDate}>{formatMoment(entry.usageDate)}</time>
        {place !== '' && <> · {place}</>}
      </p>
    </>
  )
}

type State = AdminHelpRequest['state'] | 'all'

/** The help requests of users, and which of them are answered. */
export function HelpRequests() {
  const [state, setState] = useState<State>('open')
  const list = useAdminList<AdminHelpRequest>(
    { name: `help-${state}`, q: '' },
    async ({ cursor }, signal) =>
      await api(
        'GET /api/admin/help-requests',
        { query: { ...(state === 'all' ? {} : { state }), ...(cursor === undefined ? {} : { cursor }) } },
        { signal },
      ),
  )
  return (
    <AdminSection title={adminRecords.help}>
      <SelectField
        label={adminRecords.show}
        className="mt-4"
        value={state}
        onChange={({ target }) =>
          setState(target.value === 'open' || target.value === 'answered' ? target.value : 'all')
        }
      >
        <option value="open">{adminRecords.open}</option>
        <option value="answered">{adminRecords.answered}</option>
        <option value="all">{adminRecords.all}</option>
      </SelectField>
      <AdminRows
        list={list}
        label={adminRecords.requests}
        empty={state === 'open' ? adminRecords.nobodyWaits : adminRecords.noRequests}
        renderRow={(request) => <HelpRow request={request} />}
      />
    </AdminSection>
  )
}

function HelpRow({ request }: { request: AdminHelpRequest }) {
  const isOpen = request.state === 'open'
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('PATCH /api/admin/help-requests/:id', {
        params: { id: request.id },
        body: { state: isOpen ? 'answered' : 'open' },
      }),
    onSuccess: async () => {
      await refreshAdmin('help-open', 'help-answered', 'help-all', 'audit')
    },
    onError: showFailure,
  })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <a href={`mailto:${request.email}`} className="font-medium wrap-anywhere hover:underline">
            <bdi>{request.email}</bdi>
          </a>
          <Badge tone={isOpen ? 'warn' : 'good'}>{isOpen ? adminRecords.open : adminRecords.answered}</Badge>
        </p>
        <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
          {isOpen ? adminRecords.markAnswered : adminRecords.openAgain}
        </Button>
      </div>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{request.helpTopic}</p>
      <p className="mt-1 text-sm text-muted tabular-nums">
        {request.userType === 'logged_in' ? adminRecords.signedIn : adminRecords.notSignedIn} ·{' '}
        {hasPlans ? `${plans[request.planType].name} · ` : ''}
        <time dateTime={request.createdAt}>{formatMoment(request.createdAt)}</time>
        {isOpen && ` · ${adminRecords.answerBy(formatMoment(request.answerBy))}`}
        {!request.isMailed && ` · ${adminRecords.notMailed}`}
      </p>
    </>
  )
}
