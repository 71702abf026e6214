import { useQuery } from '@tanstack/react-query'
import type { AdminUser } from '#contract/admin.ts'
import { plans } from '#product/plans.ts'
import { api } from '#web/api/api.ts'
import { failureText } from '#web/api/api-error.ts'
import { formatDay } from '#web/text/format-date.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AdminSection } from './admin-section.tsx'

/** The user that the test is for: plan, subscription, what is left, since when. */
export function CurrentUser({ email }: { email: string }) {
  const { data, error, isLoading } = useQuery({
    queryKey: ['admin', 'current-user', email],
    queryFn: async ({ signal }) => await findUser(email, signal),
    enabled: email !== '',
  })
  return (
    <AdminSection title="Current User Info">
      {email === '' && <p className="mt-4 text-muted">Choose a user from the list, or type an address.</p>}
      {isLoading && <Skeleton className="mt-4 h-24 w-full" />}
      {error !== null && (
        <p role="alert" className="mt-4 text-bad">
          {failureText(error)}
        </p>
      )}
      {data === null && <p className="mt-4 text-muted">No user has this address.</p>}
      {data !== null && data !== undefined && <UserFacts user={data} />}
    </AdminSection>
  )
}

function UserFacts({ user }: { user: AdminUser }) {
  const facts = [
    ['Email', user.email],
    ['Plan', plans[user.planType].name],
    ['Subscribed', user.isSubscribed ? 'Yes' : 'No'],
    ['Remaining', user.remainingCount === null ? 'Unlimited' : String(user.remainingCount)],
    ['Created', formatDay(user.createdAt)],
  ] as const
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The list is searched by a part of the address; only the very address counts. */
async function findUser(email: string, signal: AbortSignal): Promise<AdminUser | null> {
  const { items } = await api('GET /api/admin/users', { query: { q: email, limit: 50 } }, { signal })
  return items.find((user) => user.email.toLowerCase() === email.toLowerCase()) ?? null
}
