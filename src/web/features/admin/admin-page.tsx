import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { ReactNode } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { adminTexts } from '#messages/admin-texts.ts'
import { adminUsers } from '#messages/admin-users.ts'
import { emailPattern } from '#product/email.ts'
import { maxListCount } from '#product/limits.ts'
import { hasPlans } from '#product/offers.ts'
import { plans } from '#product/plans.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { formatDay } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccountDecisions } from './account-decisions.tsx'
import { useAdminList, AdminRows, AdminSection } from './admin-section.tsx'
import type { AdminList } from './admin-section.tsx'
import { Invitations } from './invitations.tsx'
import { HelpRequests, AuditLog, UsageHistory } from './records.tsx'
import { SetupSection } from './setup/setup-section.tsx'
import { ServiceStatus } from './status/service-status.tsx'
import { RegisterForm, TestForm } from './user-forms.tsx'

/** User management. `notFound` is shown to users who are no admins. */
export function AdminPage({ notFound }: { notFound: ReactNode }) {
  const [query, setQuery] = useState('')
  const [email, setEmail] = useState('')
  const typed = useDeferredValue(email.trim())
  const chosen = emailPattern.test(typed) ? typed : ''
  const users = useAdminList(
    { name: 'users', q: query },
    async (page, signal) => await api('GET /api/admin/users', { query: page }, { signal }),
  )
  const isRefused = users.error instanceof ApiError && [401, 403, 404].includes(users.error.status)
  if (isRefused) return notFound
  // Nothing is said until the user is known, so that the page does not reveal itself.
  if (users.isLoading) {
    return (
      <>
        <title>Précis</title>
        <UnknownPage />
      </>
    )
  }
  return (
    <div className="page-grid pt-8 pb-24 sm:pt-12">
      <title>{adminTexts.title}</title>
      <h1 className="font-serif text-4xl font-semibold">{adminTexts.heading}</h1>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-2">
        <div className="min-w-0 lg:col-span-2">
          <UserList list={users} query={query} onQueryChange={setQuery} onSelect={setEmail} />
        </div>
        <CurrentUser email={chosen} />
        {chosen !== '' && <UsageHistory email={chosen} />}
        <TestForm email={email} onEmailChange={setEmail} />
        <RegisterForm />
        <Invitations />
        <HelpRequests />
        <AuditLog />
      </div>
      <div className="mt-4 space-y-4">
        <SetupSection />
        <ServiceStatus />
      </div>
    </div>
  )
}

/** The shape of a page, of whichever: a heading and what stands under it. */
function UnknownPage() {
  return (
    <div className="page-grid pt-8 pb-24 sm:pt-12">
      <h1 className="sr-only">{adminTexts.loading}</h1>
      <Skeleton className="h-10 w-3/5 max-w-96" />
      <div aria-hidden="true" className="mt-6 space-y-4">
        <Skeleton className="h-64 w-full" />
        <div className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      </div>
    </div>
  )
}

type Props = {
  list: AdminList<AdminUser>
  query: string
  onQueryChange: (query: string) => void
  onSelect: (email: string) => void
}

/** All users, to search and to choose from. */
function UserList({ list, query, onQueryChange, onSelect }: Props) {
  return (
    <AdminSection title={adminUsers.all}>
      <TextField
        label={adminUsers.search}
        type="search"
        className="mt-4"
        value={query}
        onChange={({ target }) => onQueryChange(target.value)}
      />
      <output className="mt-2 block min-h-5 text-sm text-muted">
        {list.total > 0 && countText(list.total)}
      </output>
      <AdminRows
        list={list}
        label={adminUsers.users}
        empty={query === '' ? adminUsers.none : adminUsers.noMatch}
        renderRow={(user) => <UserRow user={user} onSelect={onSelect} />}
      />
    </AdminSection>
  )
}

function countText(total: number): string {
  return total > maxListCount ? adminUsers.moreThan(maxListCount) : adminUsers.count(total)
}

function UserRow({ user, onSelect }: { user: AdminUser; onSelect: (email: string) => void }) {
  const left = user.remainingCount === null ? adminTexts.unlimited : adminUsers.left(user.remainingCount)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="grid min-w-0 grow basis-48 items-center gap-x-6 gap-y-0.5 text-sm sm:grid-cols-[minmax(0,1fr)_21rem]">
        <p className="font-medium wrap-anywhere">
          <bdi>{user.email}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted tabular-nums sm:grid sm:grid-cols-[5.5rem_5rem_1fr]">
          {hasPlans && (
            <span className="sm:w-24">
              <Badge tone={user.planType === 'free' ? 'neutral' : 'good'}>{plans[user.planType].name}</Badge>
            </span>
          )}
          {hasPlans && <span>{left}</span>}
          {user.isOnHold && (
            <span>
              <Badge tone="warn">{adminUsers.onHold}</Badge>
            </span>
          )}
          {user.phone !== null && <bdi dir="ltr">{user.phone}</bdi>}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={adminUsers.selectUser(user.email)}
        onClick={() => onSelect(user.email)}
      >
        {adminUsers.select}
      </Button>
    </div>
  )
}

/** The user that the test is for: plan, subscription, what is left, since when. */
function CurrentUser({ email }: { email: string }) {
  const { data, error, isLoading } = useQuery({
    queryKey: ['admin', 'current-user', email],
    queryFn: async ({ signal }) => await findUser(email, signal),
    enabled: email !== '',
  })
  return (
    <AdminSection title={adminUsers.current}>
      {email === '' && <p className="mt-4 text-muted">{adminUsers.choose}</p>}
      {isLoading && <Skeleton className="mt-4 h-24 w-full" />}
      {error !== null && (
        <p role="alert" className="mt-4 text-bad">
          {failureText(error)}
        </p>
      )}
      {data === null && <p className="mt-4 text-muted">{adminUsers.unknown}</p>}
      {data !== null && data !== undefined && (
        <>
          <UserFacts user={data} />
          <AccountDecisions key={data.id} user={data} />
        </>
      )}
    </AdminSection>
  )
}

function planFacts(user: AdminUser): [string, string][] {
  return [
    [adminUsers.plan, plans[user.planType].name],
    [adminUsers.subscribed, user.isSubscribed ? adminUsers.yes : adminUsers.no],
    [adminUsers.remaining, user.remainingCount === null ? adminTexts.unlimited : String(user.remainingCount)],
  ]
}

function UserFacts({ user }: { user: AdminUser }) {
  const facts = [
    [adminUsers.email, user.email],
    ...(hasPlans ? planFacts(user) : []),
    [adminUsers.created, formatDay(user.createdAt)],
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
