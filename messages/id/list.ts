import type * as source from '#messages/list.ts'

export const list: typeof source.list = (items) => {
  const last = items.at(-1)
  if (last === undefined || items.length < 2) return last ?? ''
  const others = items.slice(0, -1).join(', ')
  return `${others}${items.length > 2 ? ',' : ''} dan ${last}`
}
