import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Collection } from '#contract/collections.ts'
import { collectionEdit } from '#messages/collection-edit.ts'
import { maxCollectionTitle } from '#product/limits.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { FormSelect } from '#web/session/form-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.tsx'
import { refreshCollections } from './collection-query.ts'

type Props = { collection: Collection; hasModel: boolean; onDone: () => void }

/** Changes the title, the tags, and the form of what is summarized from now on. */
export function EditForm({ collection: { id, title, tags, form }, hasModel, onDone }: Props) {
  const [chosen, setChosen] = useState(form.id)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: { title: string; tags: string[]; form?: string }) =>
      api('PATCH /api/collections/:id', { params: { id }, body }),
    onSuccess: async () => {
      await refreshCollections()
      onDone()
    },
  })
  const { field, formProps } = useForm({
    initial: () => ({ title, tags: tags.join(', ') }),
    validate: (values) => (values.title.trim() === '' ? { title: collectionEdit.titleMissing } : {}),
    onWrite: reset,
    onValid: (values) =>
      mutate({
        title: values.title.trim(),
        tags: tagsOf(values.tags),
        ...(chosen === form.id ? {} : { form: chosen }),
      }),
  })
  return (
    <form {...formProps} aria-label={collectionEdit.form} className="mt-4 space-y-3">
      <TextField
        label={collectionEdit.title}
        maxLength={maxCollectionTitle}
        autoComplete="off"
        {...field('title')}
      />
      <TextField label={collectionEdit.tags} autoComplete="off" {...field('tags')} />
      <FormSelect
        label={collectionEdit.inForm}
        value={chosen}
        stored={form}
        hasModel={hasModel}
        onChange={(next) => {
          setChosen(next)
          reset()
        }}
      />
      <p className="text-sm text-muted">{collectionEdit.stay}</p>
      {error !== null && (
        <p role="alert" className="text-bad">
          {failureText(error)}
        </p>
      )}
      <div className="flex gap-3">
        <Button type="submit" busy={isPending}>
          {collectionEdit.save}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {collectionEdit.cancel}
        </Button>
      </div>
    </form>
  )
}

function tagsOf(text: string): string[] {
  return text
    .split(/[,،、]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}
