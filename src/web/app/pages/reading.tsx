import { lazyPart } from '#web/lib/lazy-part.tsx'
import { Suspense } from 'react'
import { NotFound } from './not-found.tsx'

const ReadingPage = lazyPart(
  async () => (await import('#web/features/summarize/reading/reading-page.tsx')).ReadingPage,
)

/** A summary that somebody shares. */
export function Reading() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Suspense fallback={null}>
        <ReadingPage notFound={<NotFound />} />
      </Suspense>
    </>
  )
}
