const parameter = 'show'
const onlyHighlights = 'highlights'

/** Whether the address of a result asks for its highlighted lines alone. */
export function asksForHighlights(search: string): boolean {
  return new URLSearchParams(search).get(parameter) === onlyHighlights
}

/** The same address with all lines of its result, or with the highlighted ones alone. */
export function withHighlights(search: string, isFiltered: boolean): string {
  const query = new URLSearchParams(search)
  query.delete(parameter)
  if (isFiltered) query.set(parameter, onlyHighlights)
  return query.size === 0 ? '' : `?${query.toString()}`
}
