import type { HistoryFilter } from '#contract/history.ts'
import type { ListRequest } from './list-request.ts'
import type { List } from './use-list.ts'

let languages: Intl.DisplayNames | null = null

/** A language by its English name. */
export function languageName(language: string): string {
  if (language === 'und') return 'Unknown language'
  languages ??= new Intl.DisplayNames(['en'], { type: 'language' })
  try {
    return languages.of(language) ?? language
  } catch {
    // What stands in an address need not be a language.
    return language
  }
}

/** What a filter is set to, for people: `French`, `NASA Video`, `Nov 1 to Nov 30`. */
export function filterName(
  filter: HistoryFilter,
  request: ListRequest,
  { form }: List<unknown>['choices'],
): string {
  const names: Record<HistoryFilter, () => string> = {
    q: () => `“${request.q.trim()}”`,
    channel: () => request.channel,
    language: () => languageName(request.language),
    form: () => form.find(({ value }) => value === request.form)?.name ?? 'Form',
    date: () => dayRange(request),
  }
  return names[filter]()
}

function dayRange({ from, to }: ListRequest): string {
  if (to === '') return `since ${dayName(from)}`
  return from === '' ? `until ${dayName(to)}` : `${dayName(from)} to ${dayName(to)}`
}

function dayName(day: string): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString(undefined, { month: 'short', day: 'numeric' })
}
