import type { AccountHistoryEntry } from '#contract/admin.ts'
import { adminActivity, adminRecords } from '#messages/admin.ts'
import { api } from '#web/api/api.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { joinFacts } from '#web/ui/direction.ts'
import { useAdminList } from './admin-query.ts'
import { AdminRows, AdminSection } from './admin-section.tsx'

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

/** What a user summarized, when and from where. */
export function UsageHistory({ email }: { email: string }) {
  const list = useAdminList<AccountHistoryEntry>(
    { name: 'usage', q: email, isOn: email !== '' },
    async ({ q, cursor }, signal) =>
      await api(
        'GET /api/users/:email/history',
        { params: { email: q }, query: cursor === undefined ? {} : { cursor } },
        { signal },
      ),
  )
  return (
    <AdminSection title={adminRecords.usage}>
      {email === '' ? (
        <p className="mt-4 text-muted">{adminRecords.chooseUser}</p>
      ) : (
        <AdminRows
          list={list}
          label={adminRecords.summaries}
          empty={adminRecords.noSummaries}
          renderRow={(entry) => <UsageRow entry={entry} />}
        />
      )}
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
