import { lazy, Suspense } from 'react'
import { NotFound } from './not-found.tsx'

const AdminPage = lazy(async () => ({
  default: (await import('#web/features/admin/admin-page.tsx')).AdminPage,
}))

/** User management, for admins; for everybody else there is nothing here. */
export function Admin() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Suspense fallback={null}>
        <AdminPage notFound={<NotFound />} />
      </Suspense>
    </>
  )
}
