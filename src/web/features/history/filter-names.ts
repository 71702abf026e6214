import { dateLocale } from '#messages/language.ts'
import { listTexts } from '#messages/list-texts.ts'
import type { HistoryFilter } from '#product/history-lists.ts'
import { formName } from '#web/text/form-names.ts'
import { languageName } from '#web/text/names.ts'
import type { ListRequest, List } from './use-list.ts'

/** A language of the history by its name. */
export function languageChoice(language: string): string {
  return language === 'und' ? listTexts.unknownLanguage : languageName(language)
}

/** The value of a filter, for people: `French`, `NASA Video`, `Nov 1 to Nov 30`. */
export function filterName(
  filter: HistoryFilter,
  request: ListRequest,
  { form }: List<unknown>['choices'],
): string {
  const names: Record<HistoryFilter, () => string> = {
    q: () => `“${request.q.trim()}”`,
    channel: () => request.channel,
    language: () => languageChoice(request.language),
    form: () => formName(form.find(({ value }) => value === request.form)?.name ?? listTexts.form),
    date: () => dayRange(request),
  }
  return names[filter]()
}

/** The days of a list as text: `since Nov 1`, `Nov 1 to Nov 30`. */
export function dayRange({ from, to }: Pick<ListRequest, 'from' | 'to'>): string {
  if (to === '') return listTexts.since(dayName(from))
  return from === '' ? listTexts.until(dayName(to)) : listTexts.days(dayName(from), dayName(to))
}

function dayName(day: string): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString(dateLocale, { month: 'short', day: 'numeric' })
}
