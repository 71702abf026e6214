import { justNow } from '#messages/just-now.ts'
import { dateLocale, languageTag } from '#messages/language.ts'
import { withZoneName } from '#product/zone-name.ts'

const day = { month: 'short', day: 'numeric', year: 'numeric' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const

/** A day in the reader's own zone and language, like `Nov 21, 2026`. */
export function formatDay(iso: string): string {
  return new Intl.DateTimeFormat(dateLocale, day).format(new Date(iso))
}

/** A day for a narrow column: `Nov 21`, and of another year `Nov 2025`. */
export function formatShortDay(iso: string): string {
  const date = new Date(iso)
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  const parts = isThisYear ? { month: day.month, day: day.day } : { month: day.month, year: day.year }
  return new Intl.DateTimeFormat(dateLocale, parts).format(date)
}

/** A day written out, in the reader's own zone and language, like `November 21, 2026`. */
export function formatLongDay(iso: string): string {
  return new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long' }).format(new Date(iso))
}

/** A day that emails name too, like `Nov 21, 2026 (India Standard Time)`, with its zone. */
export function formatZonedDay(iso: string): string {
  return withZoneName(formatDay(iso), new Date(iso), { locale: dateLocale })
}

/** A moment in the reader's own zone and language; in English like `Nov 21, 2026 at 4:05 PM`. */
export function formatMoment(iso: string): string {
  const date = new Date(iso)
  const format = new Intl.DateTimeFormat(dateLocale, { ...day, ...clock })
  const text = format.resolvedOptions().locale.startsWith('en')
    ? `${formatDay(iso)} at ${new Intl.DateTimeFormat(dateLocale, clock).format(date)}`
    : format.format(date)
  // The narrow blank before AM and PM is a character of its own in some fonts.
  return text.replaceAll('\u202F', ' ')
}

const units = [
  { unit: 'day', seconds: 24 * 60 * 60 },
  { unit: 'hour', seconds: 60 * 60 },
  { unit: 'minute', seconds: 60 },
] as const
const maxDays = 30

/** The age of a moment at `now` (ms since 1970), as text; its date after more than a month. */
export function timeAgo(iso: string, now: number): string {
  const seconds = Math.max(0, (now - new Date(iso).getTime()) / 1000)
  if (seconds > maxDays * 24 * 60 * 60) {
    return new Date(iso).toLocaleDateString(dateLocale, { dateStyle: 'medium' })
  }
  const found = units.find((each) => seconds >= each.seconds)
  if (found === undefined) return justNow
  const format = new Intl.RelativeTimeFormat(dateLocale ?? languageTag, { numeric: 'auto' })
  return format.format(-Math.floor(seconds / found.seconds), found.unit)
}
