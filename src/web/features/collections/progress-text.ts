import type { Collection } from '#contract/collections.ts'
import { formatMoment } from '#web/text/format-date.ts'

/** How far a collection is, in words. */
export function progressText({ state, pausedBy, resumesAt, counts }: Collection): string {
  const { total, done, failed, skipped, waiting, working } = counts
  const summed = `${done + skipped} of ${total} summarized`
  const parts = [
    state === 'ended' && failed === 0 ? `${total} ${total === 1 ? 'video' : 'videos'}` : summed,
    working > 0 ? `${working} at work` : null,
    waiting > 0 ? `${waiting} waiting` : null,
    failed > 0 ? `${failed} failed` : null,
    state === 'paused' && pausedBy === 'owner' ? 'paused' : null,
    pausedBy === 'quota' ? quotaText(resumesAt) : null,
  ]
  return parts.filter((part) => part !== null).join(' · ')
}

function quotaText(resumesAt: string | null): string {
  return resumesAt === null
    ? 'no summaries left right now'
    : `no summaries left, goes on ${formatMoment(resumesAt)}`
}
