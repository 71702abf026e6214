import { api } from '#web/api/api.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { useAdminList } from './admin-query.ts'
import { AdminRows, AdminSection } from './admin-section.tsx'

const words = {
  'list-users': 'listed users',
  'read-usage': 'read the usage of',
  'register-user': 'registered',
  summarize: 'made a summary for',
  'list-help-requests': 'listed help requests',
  'change-help-request': 'changed the help request',
  'read-audit': 'read this list',
} as const

/** Admin activity, the newest first. */
export function AuditLog() {
  const list = useAdminList(
    { name: 'audit', q: '' },
    async ({ cursor }, signal) =>
      await api('GET /api/admin/audit', { query: cursor === undefined ? {} : { cursor } }, { signal }),
  )
  return (
    <AdminSection title="Admin activity">
      <AdminRows
        list={list}
        label="Activity, newest first"
        empty="Nothing yet."
        renderRow={({ at, adminEmail, action, target, failure }) => (
          <p className="text-sm wrap-anywhere">
            <span className="text-muted tabular-nums">{formatMoment(at)}</span> {adminEmail} {words[action]}
            {target !== null && ` ${target}`}
            {failure !== null && <span className="text-bad"> Failed: {failure}</span>}
          </p>
        )}
      />
    </AdminSection>
  )
}
