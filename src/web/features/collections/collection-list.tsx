import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Collection } from '#contract/collections.ts'
import { collectionList } from '#messages/collection-list.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import { failureText, showFailure } from '#web/api/api-error.ts'
import { callOnce } from '#web/api/call-once.ts'
import { chosenFormText } from '#web/text/form-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ListFailure } from '#web/ui/load-failure.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { collectionsQuery, refreshCollections } from './collection-query.ts'
import { progressText } from './progress-text.ts'

/** The collections of the account. */
export function CollectionList({ language }: { language: SummaryLanguage }) {
  const [tag, setTag] = useState<string | null>(null)
  const { data, error, refetch } = useQuery(collectionsQuery)
  if (error !== null) return <ListFailure text={failureText(error)} onRetry={() => void refetch()} />
  if (data === undefined) return <TextSkeleton label={collectionList.loading} />
  if (data.items.length === 0) {
    return (
      <div className="mt-6 space-y-3 text-muted">
        <p>
          {collectionList.empty((text) => (
            <Link to="/" className="text-accent underline underline-offset-2">
              {text}
            </Link>
          ))}
        </p>
        <NewCollection language={language} />
      </div>
    )
  }
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <Tags all={tagsOf(data.items)} chosen={tag} onChoose={setTag} />
        <NewCollection language={language} />
      </div>
      <ul className="mt-4 space-y-4">
        {data.items
          .filter(({ tags }) => tag === null || tags.includes(tag))
          .map((collection) => (
            <li key={collection.id}>
              <CollectionCard collection={collection} />
            </li>
          ))}
      </ul>
    </>
  )
}

function tagsOf(collections: readonly Collection[]): string[] {
  return [...new Set(collections.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b))
}

type TagsProps = { all: readonly string[]; chosen: string | null; onChoose: (tag: string | null) => void }

/** Shows the collections with one tag, or all. */
function Tags({ all, chosen, onChoose }: TagsProps) {
  if (all.length === 0) return null
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{collectionList.tags}</legend>
      {all.map((tag) => (
        <Button
          key={tag}
          size="sm"
          variant={tag === chosen ? 'primary' : 'secondary'}
          aria-pressed={tag === chosen}
          onClick={() => onChoose(tag === chosen ? null : tag)}
        >
          {tag}
        </Button>
      ))}
    </fieldset>
  )
}

/** Makes an empty collection, to be filled by hand. */
function NewCollection({ language }: { language: SummaryLanguage }) {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callOnce('POST /api/collections', { body: { language } }),
    onSuccess: async ({ id }) => {
      await refreshCollections()
      await navigate(`/collections/${id}`)
    },
    onError: showFailure,
  })
  return (
    <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
      {collectionList.new}
    </Button>
  )
}

function CollectionCard({ collection }: { collection: Collection }) {
  const form = chosenFormText(collection.form)
  return (
    <Card className="p-5">
      <h2 className="font-serif text-xl font-semibold wrap-anywhere">
        <Link to={`/collections/${collection.id}`} className="hover:text-accent">
          <bdi>{collection.title}</bdi>
        </Link>
      </h2>
      <p className="mt-1 text-muted">{progressText(collection)}</p>
      {form !== null && <p className="mt-1 text-sm text-muted wrap-anywhere">{form}</p>}
      {collection.tags.length > 0 && <p className="mt-1 text-sm text-muted">{collection.tags.join(', ')}</p>}
    </Card>
  )
}
