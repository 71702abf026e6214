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
