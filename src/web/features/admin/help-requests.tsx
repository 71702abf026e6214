import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminHelpRequest } from '#contract/admin.ts'
import { adminRecords } from '#messages/admin.ts'
import { plans } from '#product/plans.ts'
import { api } from '#web/api/api.ts'
import { showFailure } from '#web/api/show-failure.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { refreshAdmin, useAdminList } from './admin-query.ts'
import { AdminRows, AdminSection } from './admin-section.tsx'

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
        {plans[request.planType].name} ·{' '}
        <time dateTime={request.createdAt}>{formatMoment(request.createdAt)}</time>
        {isOpen && ` · ${adminRecords.answerBy(formatMoment(request.answerBy))}`}
        {!request.isMailed && ` · ${adminRecords.notMailed}`}
      </p>
    </>
  )
}
