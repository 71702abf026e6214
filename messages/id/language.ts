import type * as source from '../en/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'id'

export const dateLocale: typeof source.dateLocale = 'id'

export const plural = pluralIn<'other'>('id')

export const number: typeof source.number = numberIn('id')

export const list: typeof source.list = (items) => {
  const last = items.at(-1)
  if (last === undefined || items.length < 2) return last ?? ''
  const others = items.slice(0, -1).join(', ')
  return `${others}${items.length > 2 ? ',' : ''} dan ${last}`
}
