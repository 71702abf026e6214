import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { exampleVideos } from '#product/examples.ts'
import { StrangerField } from '#web/features/start/stranger-field.tsx'
import { LoadFailure, ResultSkeleton } from '#web/features/result/result-states.tsx'
import { api } from '#web/api/api.ts'
import { isNotFound } from '#web/api/api-error.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { NotFound } from './not-found.tsx'

const ExampleResult = lazyPart(() => import('#web/features/result/example-result.tsx'), 'ExampleResult')

/** The page of an example: its summary, written by us or made without AI. */
export function Example() {
  const { videoId = '' } = useParams()
  // Not by the hook of the router: every page of the site would load it.
  const search = new URLSearchParams(useLocation().search)
  const by = search.get('made') === 'without-ai' ? 'built-in' : 'people'
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['example-summary', videoId, by],
    queryFn: ({ signal }) =>
      api('GET /api/examples/:videoId', { params: { videoId }, query: { by } }, { signal }),
    // What is read stays until the other one is there.
    placeholderData: (before) => before,
  })
  if (isNotFound(error)) return <NotFound />
  const title = exampleVideos.find((example) => example.videoId === videoId)?.title ?? 'Example'
  return (
    <div className="mx-auto min-h-dvh max-w-6xl px-4 pt-6 pb-24 sm:px-6 sm:pt-10">
      <title>{`${title}: Précis`}</title>
      <meta name="robots" content="noindex" />
      <StrangerField className="mb-6 max-w-2xl sm:mb-10" />
      {data === undefined && <h1 className="sr-only">{title}</h1>}
      <Suspense fallback={<ResultSkeleton />}>
        {data !== undefined && <ExampleResult key={data.id} summary={data} />}
      </Suspense>
      {isPending && <ResultSkeleton />}
      {error !== null && !isFetching && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </div>
  )
}
