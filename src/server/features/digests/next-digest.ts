import { Temporal } from 'temporal-polyfill'
import type { DigestFrequency } from '#product/following.ts'

/** The times at which digests are wanted. */
export type DigestTimes = { frequency: DigestFrequency; hour: number; weekday: number; zone: string }

/** A day in a zone, like `2026-11-26`, and its moment. */
export type NextDigest = { on: string; at: Date }

/**
 * The next digest after a moment and after the day of the last one; `null` for never. Days are counted in the
 * zone, so each has one digest: an hour that a change of summer time leaves out comes with the change, and
 * one that comes twice counts when it first comes.
 */
export function nextDigest(times: DigestTimes, nowMs: number, lastOn: string | null): NextDigest | null {
  const { frequency, hour, weekday, zone } = times
  if (frequency === 'never') return null
  const now = Temporal.Instant.fromEpochMilliseconds(Math.floor(nowMs))
  let day = now.toZonedDateTimeISO(zone).toPlainDate()
  const afterLast = lastOn === null ? day : Temporal.PlainDate.from(lastOn).add({ days: 1 })
  if (Temporal.PlainDate.compare(day, afterLast) < 0) day = afterLast
  for (;;) {
    if (frequency === 'weekly') day = day.add({ days: (weekday - day.dayOfWeek + 7) % 7 })
    const at = day.toZonedDateTime({ timeZone: zone, plainTime: { hour } }).toInstant()
    if (Temporal.Instant.compare(at, now) > 0)
      return { on: day.toString(), at: new Date(at.epochMilliseconds) }
    day = day.add({ days: 1 })
  }
}

/** A time zone is one that this server knows. */
export function isZone(zone: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}
