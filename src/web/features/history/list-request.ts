import type { HistoryFilter, HistoryQuery } from '#contract/history.ts'

/** How a list is asked for in its address; what is empty narrows nothing. `from` and `to` are days like `2026-11-21`. */
export type ListRequest = Pick<HistoryQuery, 'sort'> &
  Record<'q' | 'channel' | 'language' | 'form' | 'from' | 'to', string>

const sorts: readonly HistoryQuery['sort'][] = ['newest', 'oldest', 'title', 'longest']
const filters = ['channel', 'language', 'form', 'from', 'to'] as const

/** The list that an address asks for. */
export function readRequest(search: string): ListRequest {
  const query = new URLSearchParams(search)
  const read = (name: string) => query.get(name) ?? ''
  const readDay = (name: string) => (dayStart(read(name), 0) === null ? '' : read(name))
  return {
    q: read('q'),
    sort: sorts.find((sort) => sort === read('sort')) ?? 'newest',
    channel: read('channel'),
    language: read('language'),
    form: read('form'),
    from: readDay('from'),
    to: readDay('to'),
  }
}

/** The address that asks for a list; what is the default is left out. */
export function toSearch({ q, sort, ...rest }: ListRequest): string {
  const query = new URLSearchParams({
    ...(q === '' ? {} : { q }),
    ...toQuery({ sort, ...rest }, (value) => value),
    ...(sort === 'newest' ? {} : { sort }),
  })
  return query.size === 0 ? '' : `?${query.toString()}`
}

function toQuery(request: Omit<ListRequest, 'q'>, write: (value: string) => string): Record<string, string> {
  return Object.fromEntries(
    filters.flatMap((name) => (request[name] === '' ? [] : [[name, write(request[name])]])),
  )
}

/** What the server is asked for: days are those of the reader's own zone. */
export function toApiQuery({ q, sort, channel, language, form, from, to }: ListRequest) {
  const since = dayStart(from, 0)
  const until = dayStart(to, 1)
  return {
    q,
    sort,
    ...(channel === '' ? {} : { channel }),
    ...(language === '' ? {} : { language }),
    ...(form === '' ? {} : { form }),
    ...(since === null ? {} : { from: since }),
    ...(until === null ? {} : { until }),
  }
}

/** The moment at which a day begins, or the one so many days after it; `null` for what is no day. */
function dayStart(day: string, later: number): string | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)
  if (parts === null) return null
  const [year, month, date] = parts.slice(1).map(Number)
  const start = new Date(year ?? 0, (month ?? 1) - 1, (date ?? 1) + later)
  return Number.isNaN(start.getTime()) ? null : start.toISOString()
}

/** Whether a list is narrowed by more than a search. */
export function isFiltered(request: ListRequest): boolean {
  return filters.some((name) => request[name] !== '')
}

/** The same list without one of its filters, or without the search. */
export function withoutFilter(request: ListRequest, filter: HistoryFilter): ListRequest {
  return filter === 'date' ? { ...request, from: '', to: '' } : { ...request, [filter]: '' }
}

/** The whole list in the same order. */
export function withoutAll({ sort }: ListRequest): ListRequest {
  return { q: '', sort, channel: '', language: '', form: '', from: '', to: '' }
}
