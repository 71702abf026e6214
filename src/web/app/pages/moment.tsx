import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Moment } from '#contract/moments.ts'
import { MomentArticle } from '#web/features/moments/moment-article.tsx'
import { isNotFound, failureText } from '#web/lib/api-error.ts'
import { api } from '#web/lib/api.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { usePageData } from '#web/lib/page-data.ts'
import { Button } from '#web/ui/button.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'

const NotFound = lazyPart<object, 'NotFound'>(() => import('./not-found.tsx'), 'NotFound', { kind: 'page' })

/** The page of a shared line; not found once its owner has stopped sharing it. */
export function SharedMoment() {
  const { token = '' } = useParams()
  // The server answers through the schema that the type comes from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const given = usePageData(`/m/${token}`) as Moment | null
  return given === null ? <LoadedMoment token={token} /> : <ShownMoment moment={given} />
}

/** The line that a page opened from within the site asks for. */
function LoadedMoment({ token }: { token: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['shared-moment', token],
    queryFn: ({ signal }) => api('GET /api/moments/:token', { params: { token } }, { signal }),
  })
  if (isNotFound(error)) {
    return (
      <Suspense fallback={null}>
        <NotFound />
      </Suspense>
    )
  }
  if (data !== undefined) return <ShownMoment moment={data} />
  return (
    <Frame title="Shared line">
      <h1 className="sr-only">Shared line</h1>
      {isPending && <TextSkeleton label="Loading..." />}
      {error !== null && !isFetching && (
        <div role="alert">
          <p className="text-bad">{failureText(error)}</p>
          <Button variant="secondary" className="mt-4" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
    </Frame>
  )
}

function ShownMoment({ moment }: { moment: Moment }) {
  return (
    <Frame title={moment.videoTitle}>
      <MomentArticle moment={moment} />
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto min-h-dvh max-w-3xl px-4 pt-4 pb-24 sm:px-6 sm:pt-6">
      <title>{`${title}: Précis`}</title>
      <meta name="robots" content="noindex" />
      {children}
    </div>
  )
}
