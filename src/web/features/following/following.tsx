import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { followTexts } from '#messages/following.tsx'
import { failureText } from '#web/api/api-error.ts'
import { ListFailure } from '#web/ui/load-failure.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { DigestList } from './digest-list.tsx'
import { DigestSettingsForm } from './digest-settings-form.tsx'
import { FollowForm } from './follow-form.tsx'
import { digestsQuery, followsQuery } from './follow-query.ts'
import { FollowRow } from './follow-row.tsx'

/** What the account follows, its digests, and how they come; `hasModel` where a language model writes. */
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
      <FollowForm isFirst={list.length === 0} isFull={list.length >= max} max={max} hasModel={hasModel} />
      {list.length > 0 && (
        <Part title={followTexts.count(list.length, max)}>
          <ul className="divide-y divide-line">
            {list.map((follow) => (
              <FollowRow key={follow.id} follow={follow} now={follows.dataUpdatedAt} hasModel={hasModel} />
            ))}
          </ul>
        </Part>
      )}
      {items.length > 0 && (
        <Part title={followTexts.digests}>
          <DigestList digests={items} />
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
