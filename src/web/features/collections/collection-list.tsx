import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Collection } from '#contract/collections.ts'
import { collectionEdit } from '#messages/collection-edit.ts'
import { collectionList } from '#messages/collection-list.ts'
import { maxCollectionTitle } from '#product/limits.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import { failureText, showFailure } from '#web/api/api-error.ts'
import { callOnce } from '#web/api/call-once.ts'
import { chosenFormText } from '#web/text/form-names.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.tsx'
import { ListFailure } from '#web/ui/load-failure.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
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

type NewProps = { language: SummaryLanguage }

/** Makes an empty collection under a name, to be filled by hand. */
function NewCollection({ language }: NewProps) {
  const [isOpen, setOpen] = useState(false)
  useReturnFocus(isOpen)
  return (
    <>
      <Button variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {collectionList.new}
      </Button>
      {isOpen && <NameForm language={language} onCancel={() => setOpen(false)} />}
    </>
  )
}

function NameForm({ language, onCancel }: NewProps & { onCancel: () => void }) {
  const first = useRef<HTMLDivElement>(null)
  useEffect(() => first.current?.querySelector('input')?.focus(), [])
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: (name: string) => callOnce('POST /api/collections', { body: { title: name, language } }),
    onSuccess: async ({ id }) => {
      await refreshCollections()
      await navigate(`/collections/${id}`)
    },
    onError: showFailure,
  })
  const { field, formProps } = useForm({
    initial: () => ({ title: '' }),
    validate: ({ title }) => (title.trim() === '' ? { title: collectionEdit.titleMissing } : {}),
    onValid: ({ title }) => mutate(title.trim()),
  })
  return (
    <form {...formProps} aria-label={collectionList.new} className="w-full max-w-md space-y-3 text-ink">
      <div ref={first}>
        <TextField
          label={collectionEdit.title}
          maxLength={maxCollectionTitle}
          autoComplete="off"
          {...field('title')}
        />
      </div>
      <div className="flex gap-3">
        <Button type="submit" size="sm" busy={isPending}>
          {collectionList.create}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {collectionEdit.cancel}
        </Button>
      </div>
    </form>
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
