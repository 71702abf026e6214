import { Suspense } from 'react'
import { useParams } from 'react-router'
import type { Moment } from '#contract/moments.ts'
import { usePageData } from '#web/api/page-data.ts'
import { ShownMoment } from '#web/features/moments/moment-article.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const LoadedMoment = lazyPart(() => import('./loaded-moment.tsx'), 'LoadedMoment', { kind: 'page' })

/** The page of a shared line; not found once its owner has stopped sharing it. */
export function SharedMoment() {
  const { token = '' } = useParams()
  // The server answers through the schema that the type comes from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const given = usePageData(`/m/${token}`) as Moment | null
  if (given !== null) return <ShownMoment moment={given} />
  return (
    <Suspense fallback={null}>
      <LoadedMoment token={token} />
    </Suspense>
  )
}
