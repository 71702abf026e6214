import { lazyPart } from '#web/lib/lazy-part.tsx'
import { Suspense } from 'react'
import { NotFound } from './not-found.tsx'

const SavedPage = lazyPart(
  async () => (await import('#web/features/summarize/saved/saved-page.tsx')).SavedPage,
)

/** The page of one summary at its lasting address. */
export function Saved() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Suspense fallback={null}>
        <SavedPage notFound={<NotFound />} />
      </Suspense>
    </>
  )
}
