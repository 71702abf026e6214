import { useParams } from 'react-router'
import type { SharedCollection } from '#contract/collections.ts'
import { sharedCollection } from '#messages/shared-collection.ts'
import { usePageData } from '#web/api/page-data.ts'
import { SharedVideos } from '#web/features/collections/shared-videos.tsx'
import { StrangerField } from '#web/features/start/stranger-field.tsx'
import { NotFound } from './not-found.tsx'

/** The page of a shared collection; not found once its owner has stopped sharing it. */
export function SharedCollectionPage() {
  const { token = '' } = useParams()
  // The server answers through the schema that the type comes from.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const given = usePageData(`/c/${token}`) as SharedCollection | null
  return (
    <SharedVideos key={token} token={token} given={given} missing={<NotFound />}>
      <p className="mb-2 text-sm text-muted">{sharedCollection.introduction}</p>
      <StrangerField />
    </SharedVideos>
  )
}
