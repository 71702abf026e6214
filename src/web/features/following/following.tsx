import { useQuery, useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ListedDigest } from '#contract/digests.ts'
import { digestSettings } from '#messages/digest-settings.ts'
import { followTexts } from '#messages/follow-texts.ts'
import { backlogSizes } from '#product/following.ts'
import { formIds } from '#product/summary-forms.ts'
import { clockTime } from '#product/times.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { exampleVideo } from '#web/content/example-video.ts'
import { smallResult } from '#web/content/small-result.ts'
import { FormSelect } from '#web/session/form-select.tsx'
import { formatDay } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.tsx'
import { ListFailure } from '#web/ui/load-failure.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { LeadingLine, VideoRow } from '#web/ui/video-row.tsx'
import { DigestSettingsForm } from './digest-settings-form.tsx'
import { digestsQuery, followsQuery, nameOf, refreshFollowing } from './follow-query.ts'
import { FollowRow } from './follow-row.tsx'
import { ListFile } from './list-file.tsx'

/** The lines that the example of a digest has. */
const exampleLines = 3

/** The follows of the account, its digests and settings; `hasModel` where a model writes. */
export function Following({ hasModel }: { hasModel: boolean }) {
  const follows = useQuery(followsQuery)
  const digests = useQuery(digestsQuery)
  const error = follows.error ?? digests.error
  if (follows.data === undefined || digests.data === undefined) {
    if (error === null) return <TextSkeleton label={followTexts.loading} />
    return (
      <ListFailure
        text={failureText(error)}
        onRetry={() => void Promise.all([follows.refetch(), digests.refetch()])}
      />
    )
  }
  const { follows: list, max } = follows.data
  const { settings, items } = digests.data
  return (
    <div className="mt-6 space-y-12">
      <div>
        <FollowForm isFirst={list.length === 0} isFull={list.length >= max} max={max} hasModel={hasModel} />
        <ListFile count={list.length} max={max} />
      </div>
      {list.length > 0 && (
        <Part title={followTexts.count(list.length, max)}>
          <ul className="divide-y divide-line">
            {list.map((follow) => (
              <FollowRow key={follow.id} follow={follow} now={follows.dataUpdatedAt} hasModel={hasModel} />
            ))}
          </ul>
        </Part>
      )}
      {items.length > 0 ? (
        <Part title={followTexts.digests}>
          <DigestList digests={items} />
        </Part>
      ) : (
        <Part title={followTexts.exampleDigest}>
          <ExampleDigest />
        </Part>
      )}
      {settings !== null && (
        <Part title={followTexts.yourDigest}>
          <DigestSettingsForm settings={settings} />
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-serif text-xl font-semibold">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}

/** The example of a digest, shown until there is a digest. */
function ExampleDigest() {
  const { videoId, title, channel } = exampleVideo
  const path = `/examples/${videoId}`
  return (
    <Card className="p-4 sm:p-5">
      <VideoRow
        videoId={videoId}
        level="h3"
        title={
          <Link to={path} lang="en" className="hover:text-accent">
            {title}
          </Link>
        }
        facts={<p className="mt-1 text-sm text-muted">{channel}</p>}
      >
        <ul className="space-y-3">
          {[smallResult.gist, ...smallResult.lines].slice(0, exampleLines).map((line) => (
            <li key={line.text} lang="en">
              <LeadingLine
                line={line}
                second={
                  <Link
                    to={`${path}?t=${Math.floor(line.second ?? 0)}s`}
                    className="text-accent tabular-nums hover:underline"
                  >
                    ~{clockTime(line.second ?? 0)}
                  </Link>
                }
              />
            </li>
          ))}
        </ul>
      </VideoRow>
    </Card>
  )
}

/** The newest digests. */
function DigestList({ digests }: { digests: readonly ListedDigest[] }) {
  return (
    <ul className="divide-y divide-line">
      {digests.map((digest) => (
        <li key={digest.id} className="flex flex-wrap justify-between gap-x-4 py-2">
          <Link to={`/following?digest=${digest.id}`} className="py-1 underline hover:text-accent">
            {formatDay(digest.madeAt)}
          </Link>
          <span className="py-1 text-sm text-muted">{countsOf(digest)}</span>
        </li>
      ))}
    </ul>
  )
}

function countsOf({ done, failed, waiting }: ListedDigest): string {
  return [
    digestSettings.done(done),
    ...(failed > 0 ? [digestSettings.failed(failed)] : []),
    ...(waiting > 0 ? [digestSettings.waiting(waiting)] : []),
  ].join(' · ')
}

type Props = { isFirst: boolean; isFull: boolean; max: number; hasModel: boolean }

/** Follows a channel, a playlist or a podcast by its link. */
function FollowForm({ isFirst, isFull, max, hasModel }: Props) {
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
