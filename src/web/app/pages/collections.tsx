import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { collectionPages } from '#messages/collection-pages.ts'
import { AccountFrame } from '#web/features/accounts/page/account-page.tsx'
import { usageQuery, useEngineKind } from '#web/features/run/queries.ts'
import { currentOptions } from '#web/features/run/request.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useHydrated } from '#web/ui/use-page-phase.ts'

// What is in them only the server knows, so these come after the shell.
const ChooseVideos = lazyPart(() => import('#web/features/collections/choose-videos.tsx'), 'ChooseVideos')
const CollectionList = lazyPart(
  () => import('#web/features/collections/collection-list.tsx'),
  'CollectionList',
)
const CollectionView = lazyPart(
  () => import('#web/features/collections/collection-view.tsx'),
  'CollectionView',
)
const CollectionAnswer = lazyPart(
  () => import('#web/features/history/history-answer.tsx'),
  'CollectionAnswer',
)

/** The videos of a playlist or a channel to choose from. */
function Choose() {
  const url = new URLSearchParams(useLocation().search).get('url') ?? ''
  const { data: quota } = useQuery(usageQuery)
  const hasModel = useEngineKind() !== 'extractive'
  return (
    <AccountFrame heading={collectionPages.choose.heading} signInText={collectionPages.choose.signIn}>
      {() => (
        <Suspense fallback={null}>
          <ChooseVideos
            key={url}
            url={url}
            left={quota?.remainingCount ?? null}
            readOptions={currentOptions}
            hasModel={hasModel}
          />
        </Suspense>
      )}
    </AccountFrame>
  )
}

/** The collections of a user. */
export function Collections() {
  return (
    <AccountFrame heading={collectionPages.list.heading} signInText={collectionPages.list.signIn}>
      {() => (
        <Suspense fallback={null}>
          <CollectionList language={currentOptions().language} />
        </Suspense>
      )}
    </AccountFrame>
  )
}

/** One collection of a user, or choosing the videos of a new one. */
export function CollectionPage() {
  const { id = '' } = useParams()
  // All addresses of this page come with the same HTML.
  const isHydrated = useHydrated()
  return isHydrated && id === 'new' ? <Choose /> : <OwnCollection id={id} />
}

function OwnCollection({ id }: { id: string }) {
  const hasModel = useEngineKind() !== 'extractive'
  return (
    <AccountFrame heading={collectionPages.one.heading} signInText={collectionPages.one.signIn}>
      {() => (
        <Suspense fallback={null}>
          <CollectionView
            key={id}
            id={id}
            hasModel={hasModel}
            renderAnswer={(question) => (
              <Suspense fallback={null}>
                <CollectionAnswer id={id} question={question} />
              </Suspense>
            )}
          />
        </Suspense>
      )}
    </AccountFrame>
  )
}
