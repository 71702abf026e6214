import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { followingPages } from '#messages/following-pages.ts'
import { AccountFrame } from '#web/features/accounts/page/account-page.tsx'
import { useEngineKind } from '#web/features/run/queries.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { useHydrated } from '#web/ui/use-page-phase.ts'

const Sources = lazyPart(() => import('#web/features/following/following.tsx'), 'Following')
const DigestVideos = lazyPart(() => import('#web/features/following/digest.tsx'), 'Digest')
const StopEmails = lazyPart(() => import('#web/features/following/unsubscribe.tsx'), 'Unsubscribe')

/** The page of an account's follows; with `digest` one digest, with `stop` the unsubscribe. */
export function Following() {
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const hasModel = useEngineKind() !== 'extractive'
  const digest = isHydrated ? query.get('digest') : null
  const stop = isHydrated ? query.get('stop') : null
  if (stop !== null) {
    return (
      <div className="page-grid pt-10 pb-24 sm:pt-14">
        <title>{followingPages.stopTitle}</title>
        <meta name="robots" content="noindex" />
        <h1 className="font-serif text-3xl font-semibold sm:text-4xl">{followingPages.stopHeading}</h1>
        <Waiting>
          <StopEmails token={stop} />
        </Waiting>
      </div>
    )
  }
  return (
    <AccountFrame
      heading={digest === null ? followingPages.following : followingPages.digest}
      signInText={followingPages.signIn}
    >
      {() => (
        <Waiting>{digest === null ? <Sources hasModel={hasModel} /> : <DigestVideos id={digest} />}</Waiting>
      )}
    </AccountFrame>
  )
}

function Waiting({ children }: { children: ReactNode }) {
  return <Suspense fallback={<TextSkeleton label={followingPages.loading} />}>{children}</Suspense>
}
