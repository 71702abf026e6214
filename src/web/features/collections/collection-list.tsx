import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Collection } from '#contract/collections.ts'
import { failureText } from '#web/api/api-error.ts'
import { Card } from '#web/ui/card.tsx'
import { ListFailure } from '#web/ui/load-failure.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { collectionsQuery } from './collection-query.ts'
import { progressText } from './progress-text.ts'

/** The collections of the account. */
export function CollectionList() {
  const { data, error, refetch } = useQuery(collectionsQuery)
  if (error !== null) return <ListFailure text={failureText(error)} onRetry={() => void refetch()} />
  if (data === undefined) return <TextSkeleton label="Loading..." />
  if (data.items.length === 0) {
    return (
      <p className="mt-6 text-muted">
        Nothing here yet.{' '}
        <Link to="/" className="text-accent underline underline-offset-2">
          Paste a playlist or a channel
        </Link>{' '}
        to summarize its videos into a collection.
      </p>
    )
  }
  return (
    <ul className="mt-6 space-y-4">
      {data.items.map((collection) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} />
        </li>
      ))}
    </ul>
  )
}

function CollectionCard({ collection }: { collection: Collection }) {
  return (
    <Card className="p-5">
      <h2 className="font-serif text-xl font-semibold wrap-anywhere">
        <Link to={`/collections/${collection.id}`} className="hover:text-accent">
          {collection.title}
        </Link>
      </h2>
      <p className="mt-1 text-muted">{progressText(collection)}</p>
      {collection.tags.length > 0 && <p className="mt-1 text-sm text-muted">{collection.tags.join(', ')}</p>}
    </Card>
  )
}
