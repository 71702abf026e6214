import type { Collection } from '#contract/collections.ts'
import { progress } from '#messages/progress.ts'
import { formatMoment } from '#web/text/format-date.ts'

/** The progress of a collection, in words. */
export function progressText({ state, pausedBy, resumesAt, counts }: Collection): string {
  const { total, done, failed, skipped, waiting, working } = counts
  const parts = [
    state === 'ended' && failed === 0 ? progress.videos(total) : progress.summarized(done + skipped, total),
    working > 0 ? progress.working(working) : null,
    waiting > 0 ? progress.waiting(waiting) : null,
    failed > 0 ? progress.failed(failed) : null,
    state === 'paused' && pausedBy === 'owner' ? progress.paused : null,
    pausedBy === 'quota' ? quotaText(resumesAt) : null,
  ]
  return parts.filter((part) => part !== null).join(' · ')
}

function quotaText(resumesAt: string | null): string {
  return resumesAt === null ? progress.noneLeft : progress.goesOn(formatMoment(resumesAt))
}
