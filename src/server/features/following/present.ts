import type { Follow, FollowedItem } from '#contract/follows.ts'
import type { FollowRow, ItemRow } from './follows-repo.ts'

/** A follow as it goes on the wire. */
export function presentFollow({ sourceKey, failureCode, kind, ...follow }: FollowRow): Follow {
  return { ...follow, kind, url: pageOf(kind, sourceKey), isFailing: failureCode !== null }
}

function pageOf(kind: FollowRow['kind'], sourceKey: string): string {
  if (kind === 'podcast') return sourceKey
  return kind === 'channel'
    ? `https://www.youtube.com/channel/${sourceKey}`
    : `https://www.youtube.com/playlist?list=${sourceKey}`
}

/** A followed video as it goes on the wire. */
export function presentItem({
  failureDetail,
  failureCode: _code,
  key: _key,
  ...item
}: ItemRow): FollowedItem {
  const hasReason = item.state === 'waiting' || item.state === 'failed'
  return { ...item, reason: hasReason ? failureDetail : null }
}
