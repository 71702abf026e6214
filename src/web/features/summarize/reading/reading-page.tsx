import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { api } from '#web/lib/api.ts'
import { isNotFound } from '../saved/is-not-found.ts'
import { SavedFailure } from '../saved/saved-failure.tsx'
import { ResultSkeleton } from '../work/result-skeleton.tsx'

const ReadingResult = lazyPart(async () => (await import('./reading-result.tsx')).ReadingResult)

/** A summary that somebody shares, to read. `notFound` is shown once it is not shared any more. */
export function ReadingPage({ notFound }: { notFound: ReactNode }) {
  const token = useLocation().pathname.split('/')[2] ?? ''
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['shared-summary', token],
    queryFn: ({ signal }) => api('GET /api/shared/:token', { params: { token } }, { signal }),
  })
  if (isNotFound(error)) return notFound
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-24 sm:px-6 sm:pt-10">
      <title>{`${data?.videoTitle ?? 'Shared summary'}: Précis`}</title>
      <Suspense fallback={<ResultSkeleton />}>
        {data !== undefined && <ReadingResult summary={data} />}
      </Suspense>
      {isPending && <ResultSkeleton />}
      {error !== null && !isFetching && <SavedFailure error={error} onRetry={() => void refetch()} />}
    </div>
  )
}
