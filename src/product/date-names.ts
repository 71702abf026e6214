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
