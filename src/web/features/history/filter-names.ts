import type { HistoryFilter } from '#contract/history.ts'
import { languageName } from '#web/text/language-name.ts'
import type { ListRequest } from './list-request.ts'
import type { List } from './use-list.ts'

/** A language of the history by its English name. */
export function languageChoice(language: string): string {
  return language === 'und' ? 'Unknown language' : languageName(language)
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
    language: () => languageChoice(request.language),
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
