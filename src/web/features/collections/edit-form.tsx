import { useMutation } from '@tanstack/react-query'
import type { Collection } from '#contract/collections.ts'
import { maxCollectionTitle } from '#product/limits.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { refreshCollections } from './collection-query.ts'

type Props = { collection: Collection; onDone: () => void }

/** Changes the title and the tags of a collection. */
export function EditForm({ collection: { id, title, tags }, onDone }: Props) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: { title: string; tags: string[] }) =>
      api('PATCH /api/collections/:id', { params: { id }, body }),
    onSuccess: async () => {
      await refreshCollections()
      onDone()
    },
  })
  const { field, formProps } = useForm({
    initial: () => ({ title, tags: tags.join(', ') }),
    validate: (values) => (values.title.trim() === '' ? { title: 'Give it a title.' } : {}),
    onWrite: reset,
    onValid: (values) => mutate({ title: values.title.trim(), tags: tagsOf(values.tags) }),
  })
  return (
    <form {...formProps} aria-label="Title and tags" className="mt-4 space-y-3">
      <TextField label="Title" maxLength={maxCollectionTitle} autoComplete="off" {...field('title')} />
      <TextField label="Tags, separated by commas" autoComplete="off" {...field('tags')} />
      {error !== null && (
        <p role="alert" className="text-bad">
          {failureText(error)}
        </p>
      )}
      <div className="flex gap-3">
        <Button type="submit" busy={isPending}>
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function tagsOf(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}
