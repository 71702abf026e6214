const minuteSeconds = 60
const hourSeconds = 3600

/** Seconds as a player shows them: `0:07`, `18:15`, `1:03:48`. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** The wait until something is possible, rounded up: `in 40 seconds`, `in 3 minutes`, `in 2 hours`. */
export function waitingTime(seconds: number): string {
  if (seconds < minuteSeconds) return inUnits(seconds, 'second')
  if (seconds < hourSeconds) return inUnits(seconds / minuteSeconds, 'minute')
  return inUnits(seconds / hourSeconds, 'hour')
}

function inUnits(amount: number, unit: string): string {
  const whole = Math.max(1, Math.ceil(amount))
  return `in ${whole} ${unit}${whole === 1 ? '' : 's'}`
}

/** Dates of the twelve months, and of the seven days from Monday on, in ms, UTC. */
export const datesOf = {
  month: Array.from({ length: 12 }, (_, at) => Date.UTC(2024, at, 1)),
  // The first of January 2024 was a Monday.
  weekday: Array.from({ length: 7 }, (_, at) => Date.UTC(2024, 0, 1 + at)),
} as const

/** The names of the months or of the days of the week as a language, BCP 47, writes them alone. */
export function dateNames(language: string, part: keyof typeof datesOf): string[] {
  const format = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' })
  return datesOf[part].map((date) => format.format(date))
}

/**
 * A written day with the name of its zone beside it, in the language of `locale`: the same moment is another
 * day elsewhere. Without a `timeZone` the zone is that of the machine.
 */
export function withZoneName(
  day: string,
  at: number | Date,
  { locale, timeZone }: { locale: string | undefined; timeZone?: string },
): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' })
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  return name === undefined ? day : `${day} (${name})`
}
