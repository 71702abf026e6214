import { dateLocale } from '#messages/language.ts'

const months = 12
const years = 4

/** A stretch of days to choose: `value` has its first and its last day, like `2026-11-01 2026-11-30`. */
type Period = { value: string; label: string }

/** The last twelve months and the four years before this one, by their names on the page. */
export function recentPeriods(now: Date): Period[] {
  const monthName = new Intl.DateTimeFormat(dateLocale, { month: 'long', year: 'numeric' })
  const yearName = new Intl.DateTimeFormat(dateLocale, { year: 'numeric' })
  const year = now.getFullYear()
  return [
    ...Array.from({ length: months }, (_month, ago) => {
      const first = new Date(year, now.getMonth() - ago, 1)
      return periodOf(first, new Date(first.getFullYear(), first.getMonth() + 1, 0), monthName)
    }),
    ...Array.from({ length: years }, (_year, ago) =>
      periodOf(new Date(year - ago - 1, 0, 1), new Date(year - ago - 1, 11, 31), yearName),
    ),
  ]
}

function periodOf(first: Date, last: Date, name: Intl.DateTimeFormat): Period {
  return { value: `${dayOf(first)} ${dayOf(last)}`, label: name.format(first) }
}

/** A day of the reader's own zone, like `2026-11-21`. */
function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
