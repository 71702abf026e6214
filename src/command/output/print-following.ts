import type { Digest } from '#client/remote-following.ts'
import { formNote } from '#client/remote-forms.ts'
import type { DigestSettings, ListedDigest } from '#contract/digests.ts'
import type { Follow, FollowedItem } from '#contract/follows.ts'
import { stateName } from '#evidence/describe-line.ts'
import { clockTime } from '#product/times.ts'

/** What an account follows, as Markdown. */
export function followsText({ follows, max }: { follows: readonly Follow[]; max: number }): string {
  if (follows.length === 0) return `You follow nothing yet. Your plan follows up to ${max}.\n`
  const lines = follows.map((each) => {
    const waiting = each.waiting === 0 ? '' : `, ${each.waiting} not summarized yet`
    const failing = each.isFailing ? ', not reached the last time' : ''
    return `- ${nameOf(each)} (${each.kind}): ${each.url}${waiting}${failing}${formNote(each.form)}`
  })
  return `${follows.length} of ${max} followed.\n\n${lines.join('\n')}\n`
}

/** The videos that a follow brought, as Markdown. */
export function followedText(follow: Follow, items: readonly FollowedItem[]): string {
  const lines = items.map(({ title, url, state, reason }) => {
    const why = reason === null ? '' : `. ${reason}`
    return `- ${title ?? url}: ${state}${why}`
  })
  return `# ${nameOf(follow)}\n\n${lines.length === 0 ? 'Nothing new yet.' : lines.join('\n')}\n`
}

/** Digests, as Markdown. */
export function digestsText(digests: readonly ListedDigest[]): string {
  if (digests.length === 0) return 'There is no digest yet.\n'
  const lines = digests.map(({ id, dueOn, done, failed, waiting }) => {
    const others = [
      ...(failed === 0 ? [] : [`${failed} failed`]),
      ...(waiting === 0 ? [] : [`${waiting} waiting`]),
    ]
    return `- ${dueOn}: ${[`${done} summarized`, ...others].join(', ')} (${id})`
  })
  return `${lines.join('\n')}\n`
}

/** A digest, as Markdown: each video with its gist and insights, what failed and why, and what waits. */
export function digestText({ dueOn, entries }: Digest): string {
  const parts = entries.map(({ title, source, url, gist, insights, state, reason }) => {
    const from = source === null ? '' : ` (${source})`
    const lines = insights.map(
      ({ text, second, state: found }) =>
        `- ${second === null ? '' : `${clockTime(second)} `}${text} (${stateName({ state: found, quote: '' })})`,
    )
    const waits = state === 'unpaid' ? 'No summary is left; it is made when there is one.' : null
    const said = [gist ?? reason ?? waits ?? '', ...(lines.length === 0 ? [] : [lines.join('\n')])]
    return [`## ${title ?? url}${from}`, url, ...said].filter((part) => part !== '').join('\n\n')
  })
  return `# Digest of ${dueOn}\n\n${parts.join('\n\n')}\n`
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** How digests come, as Markdown. */
export function settingsText(settings: Omit<DigestSettings, 'stoppedBy'>): string {
  const { frequency, hour, weekday, zone, isMailed, feedUrl, nextAt } = settings
  const when = {
    daily: `Daily at ${hour}:00`,
    weekly: `On ${weekdays[weekday - 1] ?? 'Monday'}s at ${hour}:00`,
    never: 'Never',
  }
  const lines = [
    `- ${when[frequency]}${frequency === 'never' ? '' : ` in ${zone}`}`,
    `- ${isMailed ? 'By email' : 'Without emails'}`,
    `- Feed, an address to keep secret: ${feedUrl}`,
    ...(nextAt === null ? [] : [`- Next at ${nextAt}`]),
  ]
  return `${lines.join('\n')}\n`
}

function nameOf({ title, url }: Pick<Follow, 'title' | 'url'>): string {
  return title ?? url
}
