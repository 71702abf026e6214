import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { followTexts } from '#messages/following.tsx'
import { backlogSizes } from '#product/following.ts'
import { formIds } from '#product/summary-forms.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { FormSelect } from '#web/session/form-select.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useForm } from '#web/ui/use-form.ts'
import { nameOf, refreshFollowing } from './follow-query.ts'

type Props = { isFirst: boolean; isFull: boolean; max: number; hasModel: boolean }

/** Follows a channel, a playlist or a podcast by its link. */
export function FollowForm({ isFirst, isFull, max, hasModel }: Props) {
  const [form, setForm] = useState<string>(formIds[0])
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (wanted: { url: string; backlog: (typeof backlogSizes)[number] }) => {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      return api('POST /api/follows', { body: { ...wanted, form, zone } })
    },
    onSuccess: async (follow) => {
      showToast({ title: followTexts.followed(nameOf(follow)), tone: 'good' })
      await refreshFollowing()
    },
  })
  const { field, formProps } = useForm({
    initial: () => ({ url: '', backlog: '0' }),
    validate: ({ url }) => (url.trim() === '' ? { url: followTexts.linkMissing } : {}),
    onWrite: reset,
    onValid: ({ url, backlog }) => {
      if (isPending) return
      const size = backlogSizes.find((each) => String(each) === backlog) ?? 0
      mutate({ url: url.trim(), backlog: size })
    },
  })
  const { error: missing = error === null ? undefined : failureText(error), ...url } = field('url')
  if (isFull) return <FullNote max={max} />
  return (
    <form {...formProps} className="space-y-3">
      <p className="text-muted">{isFirst ? followTexts.introduction : followTexts.short}</p>
      <TextField
        label={followTexts.source}
        placeholder="https://www.youtube.com/@…"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...url}
        {...(missing === undefined ? {} : { error: missing })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap gap-x-5 gap-y-3">
          <SelectField label={followTexts.startWith} {...field('backlog')}>
            {backlogSizes.map((size) => (
              <option key={size} value={String(size)}>
                {backlogText(size)}
              </option>
            ))}
          </SelectField>
          <FormSelect label={followTexts.inForm} value={form} hasModel={hasModel} onChange={setForm} />
        </div>
        <Button type="submit" busy={isPending}>
          {followTexts.follow}
        </Button>
      </div>
    </form>
  )
}

function backlogText(size: number): string {
  return size === 0 ? followTexts.newOnly : followTexts.newest(size)
}

function FullNote({ max }: { max: number }) {
  return (
    <p>
      {followTexts.full(max, (text) => (
        <Link to="/pricing" className="underline hover:text-accent">
          {text}
        </Link>
      ))}
    </p>
  )
}
