/** A moment in the zone and the language of the reader, like `Nov 21, 2026, 4:05 PM`. */
export function localMoment(iso: string): string {
  return new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
