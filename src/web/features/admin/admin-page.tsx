import { useDeferredValue, useState } from 'react'
import type { ReactNode } from 'react'
import { adminTexts } from '#messages/admin.ts'
import { emailPattern } from '#product/email.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAdminList } from './admin-section.tsx'
import { HelpRequests, AuditLog, UsageHistory } from './records.tsx'
import { ServiceStatus } from './status/service-status.tsx'
import { RegisterForm, TestForm } from './user-forms.tsx'
import { CurrentUser, UserList } from './users.tsx'

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
        <UsageHistory email={chosen} />
        <TestForm email={email} onEmailChange={setEmail} />
        <RegisterForm />
        <HelpRequests />
        <AuditLog />
      </div>
      <div className="mt-4">
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
