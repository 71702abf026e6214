const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: true })

/** A day in the person's own zone, like `Nov 21, 2026`. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

/** A moment in the person's own zone, like `Nov 21, 2026 at 4:05 PM`. */
export function formatMoment(iso: string): string {
  const date = new Date(iso)
  // The narrow blank that Intl puts before AM and PM is a letter of its own in some fonts.
  return `${day.format(date)} at ${clock.format(date).replaceAll('\u202F', ' ')}`
}
