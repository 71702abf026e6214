const units = [
  { unit: 'day', seconds: 24 * 60 * 60 },
  { unit: 'hour', seconds: 60 * 60 },
  { unit: 'minute', seconds: 60 },
] as const
const longestDays = 30

/** How long before `now` (milliseconds since 1970) a moment was, in words; its date when that is more than a month. */
export function timeAgo(iso: string, now: number): string {
  const seconds = Math.max(0, (now - new Date(iso).getTime()) / 1000)
  if (seconds > longestDays * 24 * 60 * 60) {
    return new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' })
  }
  const found = units.find((each) => seconds >= each.seconds)
  if (found === undefined) return 'just now'
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  return format.format(-Math.floor(seconds / found.seconds), found.unit)
}
