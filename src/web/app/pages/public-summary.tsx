import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { LoadFailure, ResultSkeleton } from '#web/features/result/result-states.tsx'
import { isNotFound } from '#web/lib/api-error.ts'
import { api } from '#web/lib/api.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { NotFound } from './not-found.tsx'

const PublicResult = lazyPart(() => import('#web/features/result/public-result.tsx'), 'PublicResult')

/** The page of a shared summary, to read; not found once its owner has stopped sharing it. */
export function PublicSummary() {
  const { token = '' } = useParams()
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['shared-summary', token],
    queryFn: ({ signal }) => api('GET /api/shared/:token', { params: { token } }, { signal }),
  })
  if (isNotFound(error)) return <NotFound />
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-24 sm:px-6 sm:pt-10">
      <title>{`${data?.videoTitle ?? 'Shared summary'}: Précis`}</title>
      <meta name="robots" content="noindex" />
      <Suspense fallback={<ResultSkeleton />}>
        {data !== undefined && <PublicResult summary={data} />}
      </Suspense>
      {isPending && <ResultSkeleton />}
      {error !== null && !isFetching && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </div>
  )
}
