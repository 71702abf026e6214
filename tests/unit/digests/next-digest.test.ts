import { describe, expect, it } from 'vitest'
import { isZone, nextDigest } from '#server/features/digests/next-digest.ts'
import type { DigestTimes } from '#server/features/digests/next-digest.ts'

const daily = { frequency: 'daily', hour: 8, weekday: 1, zone: 'Asia/Kolkata' } as const
const at = (iso: string): number => Date.parse(iso)

/** The digests from a moment on, each asked for when the one before it is due. */
function series(times: DigestTimes, from: string, count: number): string[] {
  const all: string[] = []
  let now = at(from)
  let last: string | null = null
  while (all.length < count) {
    const next = nextDigest(times, now, last)
    if (next === null) break
    all.push(`${next.on} ${next.at.toISOString()}`)
    now = next.at.getTime()
    last = next.on
  }
  return all
}

describe('the next digest', () => {
  it('comes at the hour of the zone, today when that is ahead', () => {
    expect(nextDigest(daily, at('2026-11-26T02:29:00Z'), null)).toEqual({
      on: '2026-11-26',
      at: new Date('2026-11-26T02:30:00Z'),
    })
    expect(nextDigest(daily, at('2026-11-26T02:30:00Z'), null)?.on).toBe('2026-11-27')
  })

  it('comes on its day of the week', () => {
    const weekly = { ...daily, frequency: 'weekly', weekday: 5 } as const
    expect(series(weekly, '2026-11-26T00:00:00Z', 2)).toEqual([
      '2026-11-27 2026-11-27T02:30:00.000Z',
      '2026-12-04 2026-12-04T02:30:00.000Z',
    ])
    expect(nextDigest(weekly, at('2026-11-27T05:00:00Z'), null)?.on).toBe('2026-12-04')
  })

  it('never comes twice on a day, nor when none is wanted', () => {
    expect(nextDigest({ ...daily, hour: 20 }, at('2026-11-26T04:00:00Z'), '2026-11-26')?.on).toBe(
      '2026-11-27',
    )
    expect(nextDigest({ ...daily, frequency: 'never' }, at('2026-11-26T04:00:00Z'), null)).toBeNull()
  })

  it('comes once when the clock skips its hour', () => {
    // In Berlin 2:00 to 3:00 is left out on 28 March 2027.
    expect(series({ ...daily, hour: 2, zone: 'Europe/Berlin' }, '2027-03-27T00:00:00Z', 3)).toEqual([
      '2027-03-27 2027-03-27T01:00:00.000Z',
      '2027-03-28 2027-03-28T01:00:00.000Z',
      '2027-03-29 2027-03-29T00:00:00.000Z',
    ])
  })

  it('comes once when its hour comes twice', () => {
    // In New York 1:00 to 2:00 comes twice on 1 November 2026.
    expect(series({ ...daily, hour: 1, zone: 'America/New_York' }, '2026-10-31T00:00:00Z', 3)).toEqual([
      '2026-10-31 2026-10-31T05:00:00.000Z',
      '2026-11-01 2026-11-01T05:00:00.000Z',
      '2026-11-02 2026-11-02T06:00:00.000Z',
    ])
  })

  it('comes once where a change moves midnight', () => {
    // In Beirut the clock goes from 0:00 to 1:00 on 28 March 2027.
    expect(
      series({ ...daily, hour: 0, zone: 'Asia/Beirut' }, '2027-03-26T23:00:00Z', 3).map(
        (line) => line.split(' ')[0],
      ),
    ).toEqual(['2027-03-28', '2027-03-29', '2027-03-30'])
  })

  it('follows the last one after a long absence', () => {
    expect(nextDigest(daily, at('2026-12-24T00:00:00Z'), '2026-11-26')?.on).toBe('2026-12-24')
  })
})

it('the schedule knows the zones of IANA and nothing else', () => {
  expect(['Asia/Kolkata', 'UTC', 'America/Argentina/Buenos_Aires'].every(isZone)).toBe(true)
  expect(['Mars/Olympus', '', '../../etc/passwd', 'x'.repeat(64)].some(isZone)).toBe(false)
})
