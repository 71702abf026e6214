import { linkForm } from '#messages/link-form.ts'
import type { RunState } from '#web/features/run/reducer.ts'

const youtubeHost = /(?:^|\.)(?:youtube\.com|youtu\.be|youtube-nocookie\.com)$/

/** Whether the link of the request was refused, which is said at its field. */
export function isLinkRefused({ work, isAway }: Pick<RunState, 'work' | 'isAway'>): boolean {
  return work.status === 'failed' && !isAway && work.reason.problem?.code === 'INVALID_LINK'
}

/** Why the link in the field was refused, with what would work; `null` where it was not, or has been changed since. */
export function linkRefusal(state: Pick<RunState, 'work' | 'isAway'>, link: string): string | null {
  const { work } = state
  if (work.status !== 'failed' || !isLinkRefused(state) || work.request.link !== link.trim()) return null
  if (isOfAnotherSite(link)) return linkForm.otherSite
  return work.reason.problem?.detail ?? null
}

function isOfAnotherSite(link: string): boolean {
  const given = link.trim()
  const url = URL.parse(/^https?:\/\//i.test(given) ? given : `https://${given}`)
  return url !== null && url.hostname.includes('.') && !youtubeHost.test(url.hostname)
}
