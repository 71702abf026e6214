import type { Follow, FollowedItem } from '#contract/follows.ts'
import { presentChosenForm } from '#server/features/forms/service.ts'
import type { FormContext } from '#server/features/forms/service.ts'
import type { FollowRow, ItemRow } from './follows-repo.ts'

/** A follow as it goes on the wire, for its account. */
export function presentFollow({ form, formName, ...row }: FollowRow, context: FormContext): Follow {
  return { ...presentSource(row), form: presentChosenForm({ form, formName }, context) }
}

/** What of a follow is not about the form of its summaries. */
export function presentSource({
  sourceKey,
  failureCode,
  kind,
  ...follow
}: Omit<FollowRow, 'form' | 'formName'>): Omit<Follow, 'form'> {
  return { ...follow, kind, url: pageOf(kind, sourceKey), isFailing: failureCode !== null }
}

function pageOf(kind: FollowRow['kind'], sourceKey: string): string {
  if (kind === 'podcast') return sourceKey
  return kind === 'channel'
    ? `https://www.youtube.com/channel/${sourceKey}`
    : `https://www.youtube.com/playlist?list=${sourceKey}`
}

/** A followed video as it goes on the wire. */
export function presentItem({ failureDetail, failureCode, key: _key, ...item }: ItemRow): FollowedItem {
  const hasReason = item.state === 'waiting' || item.state === 'failed'
  return {
    ...item,
    reason: hasReason ? failureDetail : null,
    reasonCode: hasReason ? failureCode : null,
  }
}
