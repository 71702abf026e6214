import { expect, it } from 'vitest'
import { formatSoon } from '#web/features/billing/checkout/paywall-dialog.tsx'

const now = new Date(2026, 10, 30, 22, 0)
const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).toISOString()

it.each([
  ['later today', at(30, 23, 15), 'today at 11:15 PM'],
  ['in the first hours of the next month', at(31, 6, 44), 'tomorrow at 6:44 AM'],
  ['after that', at(32, 6, 44), 'on Dec 2, 2026 at 6:44 AM'],
])('a moment %s is said as people say it', (_when, moment, expected) => {
  expect(formatSoon(moment, now)).toBe(expected)
})
