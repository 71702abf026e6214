import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useParams, useLocation } from 'react-router'
import type { SharedSummary } from '#contract/sharing.ts'
import { publicSummary } from '#messages/public-summary.ts'
import { exampleVideos } from '#product/examples.ts'
import { isNotFound } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { usePageData } from '#web/api/page-data.ts'
import { LoadFailure, ResultSkeleton } from '#web/features/result/result-states.tsx'
import { StrangerField } from '#web/features/start/stranger-field.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useHydrated } from '#web/ui/use-page-phase.ts'
import { NotFound } from './not-found.tsx'

// The page that the server rendered stays as it is until this is loaded.
const PublicResult = lazyPart(() => import('#web/features/result/public-result.tsx'), 'PublicResult')

/** The page of a shared summary, to read; not found once its owner has stopped sharing it. */
export function PublicSummary() {
  const { token = '' } = useParams()
  // The server answers through the schema that the type comes from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const given = usePageData(`/s/${token}`) as SharedSummary | null
  return given === null ? <LoadedSummary token={token} /> : <ShownSummary summary={given} />
}

/** The summary that a page opened from within the site asks for. */
function LoadedSummary({ token }: { token: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['shared-summary', token],
    queryFn: ({ signal }) => api('GET /api/shared/:token', { params: { token } }, { signal }),
  })
  if (isNotFound(error)) return <NotFound />
  if (data !== undefined) return <ShownSummary summary={data} />
  return (
    <Frame title={publicSummary.title}>
      {isPending && <ResultSkeleton />}
      {error !== null && !isFetching && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </Frame>
  )
}

function ShownSummary({ summary }: { summary: SharedSummary }) {
  return (
    <Frame title={summary.videoTitle}>
      <Suspense fallback={<ResultSkeleton />}>
        <PublicResult summary={summary} />
      </Suspense>
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    // What comes later moves nothing that is in view.
    <div data-reading-room className="page-grid min-h-dvh pt-6 pb-24 sm:pt-10">
      <title>{`${title}: Précis`}</title>
      <meta name="robots" content="noindex" />
      <div className="two-columns mb-6 sm:mb-10 print:hidden">
        <p className="mb-2 text-sm text-muted">{publicSummary.about}</p>
        <StrangerField />
      </div>
      {children}
    </div>
  )
}

const ExampleResult = lazyPart(() => import('#web/features/result/example-result.tsx'), 'ExampleResult')

// In one file with the page above: a file of its own would cost every page of the site some bytes.
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
  const isHydrated = useHydrated()
  if (isNotFound(error)) return <NotFound />
  const example = exampleVideos.find((each) => each.videoId === videoId)
  // All addresses of this page come with the same HTML.
  const title = (isHydrated ? example?.title : undefined) ?? publicSummary.example
  return (
    <div data-reading-room className="page-grid min-h-dvh pt-6 pb-24 sm:pt-10">
      <title>{`${title}: Précis`}</title>
      <meta name="robots" content="noindex" />
      <StrangerField className="two-columns mb-6 sm:mb-10" />
      {data === undefined && <h1 className="sr-only">{title}</h1>}
      <Suspense fallback={<ResultSkeleton />}>
        {data !== undefined && <ExampleResult key={data.id} summary={data} />}
      </Suspense>
      {isPending && <ResultSkeleton />}
      {error !== null && !isFetching && <LoadFailure error={error} onRetry={() => void refetch()} />}
    </div>
  )
}
