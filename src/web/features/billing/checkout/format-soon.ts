import { formatMoment } from '#web/text/format-date.ts'

/** A moment of the next days as people say it: `tomorrow at 6:44 AM`; with its date when it is later. */
export function formatSoon(iso: string, now: Date): string {
  const date = new Date(iso)
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const isToday = date.toDateString() === now.toDateString()
  if (!isToday && date.toDateString() !== tomorrow.toDateString()) return `on ${formatMoment(iso)}`
  const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' })
    .format(date)
    .replaceAll('\u202F', ' ')
  return `${isToday ? 'today' : 'tomorrow'} at ${time}`
}
