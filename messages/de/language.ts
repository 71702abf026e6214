import type * as source from '../en/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'de'

export const dateLocale: typeof source.dateLocale = 'de'

export const plural = pluralIn<'one' | 'other'>('de')

export const number: typeof source.number = numberIn('de')

export const list: typeof source.list = (items) => {
  const last = items.at(-1)
  if (last === undefined || items.length < 2) return last ?? ''
  return `${items.slice(0, -1).join(', ')} und ${last}`
}
