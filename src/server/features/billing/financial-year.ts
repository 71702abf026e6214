const istOffsetMs = 5.5 * 3_600_000
const april = 3

/** The financial year of India in which a moment lies, as `2627` for April 2026 to March 2027. */
export function financialYear(ms: number): string {
  const there = new Date(ms + istOffsetMs)
  const first = there.getUTCFullYear() - (there.getUTCMonth() < april ? 1 : 0)
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('')
}
