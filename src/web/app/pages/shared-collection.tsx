import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import type { SharedCollection } from '#contract/sharing.ts'
import { sharedCollection } from '#messages/shared-collection.ts'
import { failureText, isNotFound } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { usePageData } from '#web/api/page-data.ts'
import { OverviewText } from '#web/features/collections/overview-text.tsx'
import { StrangerField } from '#web/features/start/stranger-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { NotFound } from './not-found.tsx'

// The page that the server rendered stays as it is until this is loaded.
const SharedVideo = lazyPart(() => import('#web/features/collections/shared-video.tsx'), 'SharedVideo')

/** The page of a shared collection; not found once its owner has stopped sharing it. */
export function SharedCollectionPage() {
  const { token = '' } = useParams()
  // The server answers through the schema that the type comes from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const given = usePageData(`/c/${token}`) as SharedCollection | null
  return <SharedVideos key={token} token={token} given={given} />
}

type Props = {
  token: string
  /** The server's data of the rendered page; `null` for a page opened from within the site. */
  given: SharedCollection | null
}

/** The videos of a shared collection, each with the first insight of its summary. */
function SharedVideos({ token, given }: Props) {
  const { data, error, isFetching, ...pages } = useInfiniteQuery({
    queryKey: ['shared-collection', token],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/shared-collections/:token',
        { params: { token }, query: { from: pageParam } },
        { signal },
      ),
    ...(given === null ? {} : { initialData: { pages: [given], pageParams: [0] } }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => {
      const read = all.reduce((sum, { items }) => sum + items.length, 0)
      return read < last.total && last.items.length > 0 ? read : null
    },
    staleTime: Infinity,
  })
  const [first] = data?.pages ?? []
  if (first === undefined && isNotFound(error)) return <NotFound />
  return (
    <div className="page-grid min-h-dvh pt-6 pb-24 sm:pt-10">
      <title>{`${first?.title ?? sharedCollection.title}: Précis`}</title>
      <meta name="robots" content="noindex" />
      <div className="mb-6 sm:mb-10 print:hidden">
        <p className="mb-2 text-sm text-muted">{sharedCollection.introduction}</p>
        <StrangerField />
      </div>
      {first === undefined ? (
        <h1 className="sr-only">{sharedCollection.title}</h1>
      ) : (
        <Head collection={first} />
      )}
      {first === undefined && error === null && <TextSkeleton label={sharedCollection.loading} />}
      <SharedOverview collection={first} />
      <Suspense fallback={<TextSkeleton label={sharedCollection.loading} />}>
        <ol className="mt-4 divide-y divide-line">
          {data?.pages.flatMap(({ items }, page) =>
            items.map((item, index) => <SharedVideo key={`${page}-${index}`} item={item} />),
          )}
        </ol>
      </Suspense>
      {error !== null && !isFetching && (
        <p role="alert" className="mt-4 text-bad">
          {failureText(error)}
        </p>
      )}
      {(pages.hasNextPage || (first === undefined && error !== null)) && (
        <Button
          variant="secondary"
          className="mt-4 w-full"
          busy={isFetching}
          onClick={() => void (first === undefined ? pages.refetch() : pages.fetchNextPage())}
        >
          {error === null ? sharedCollection.more : sharedCollection.tryAgain}
        </Button>
      )}
    </div>
  )
}

function Head({ collection: { title, source, total } }: { collection: SharedCollection }) {
  return (
    <>
      <h1 dir="auto" className="font-serif text-3xl font-semibold wrap-anywhere sm:text-4xl">
        {title}
      </h1>
      <p className="mt-2 text-muted">
        {sharedCollection.count(total)}
        {source !== null && (
          <>
            {' · '}
            <a
              href={source.url}
              target="_blank"
              rel="noopener noreferrer"
              className="underline underline-offset-2 hover:text-accent"
            >
              {source.kind === 'channel' ? sharedCollection.channel : sharedCollection.playlist}
            </a>
          </>
        )}
      </p>
    </>
  )
}

function SharedOverview({ collection }: { collection: SharedCollection | undefined }) {
  if (collection === undefined || collection.overview === null) return null
  return (
    <section aria-labelledby="overview" className="mt-6">
      <h2 id="overview" className="font-medium">
        {sharedCollection.overview}
      </h2>
      <OverviewText overview={collection.overview} />
    </section>
  )
}
