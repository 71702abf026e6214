const format = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** The day of a moment in the zone of the person, like `November 21, 2026`. */
export function longDate(iso: string): string {
  return format.format(new Date(iso))
}
