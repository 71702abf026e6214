import { Suspense } from 'react'
import { lazyPart, late } from '#web/ui/lazy-part.tsx'
import { NotFound } from './not-found.tsx'

const AdminPage = lazyPart(() => import('#web/features/admin/admin-page.tsx'), 'AdminPage', late)

/** User management for admins; not found for other users. */
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
