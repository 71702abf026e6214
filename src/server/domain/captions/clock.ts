/** A time as caption files write it, `h:mm:ss.mmm` with hours and fraction optional; blanks come from translators. */
const pattern = String.raw`(-?)(?:(\d{1,3})\s?:\s?)?(\d{1,3})\s?:\s?(\d{1,2})(?:\s?[.,]\s?(\d{1,9}))?`
const clockAt = new RegExp(pattern, 'y')

/** A time and where the text goes on after it. */
export type ClockReading = { ms: number; end: number }

/** Reads the time that stands at `from`; `null` when none does. `.5` is half a second. */
export function readClock(text: string, from: number): ClockReading | null {
  clockAt.lastIndex = from
  const match = clockAt.exec(text)
  if (match === null) return null
  const [whole, sign, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match
  const ms =
    Number(hours) * 3_600_000 +
    Number(minutes) * 60_000 +
    Number(seconds) * 1000 +
    Number(fraction.slice(0, 3).padEnd(3, '0'))
  return { ms: sign === '-' ? -ms : ms, end: from + whole.length }
}
