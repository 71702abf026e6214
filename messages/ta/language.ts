import type * as source from '../en/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'ta'

export const dateLocale: typeof source.dateLocale = 'ta-IN'

export const plural = pluralIn<'one' | 'other'>('ta')

export const number: typeof source.number = numberIn('ta-IN')

export const list: typeof source.list = (items) => {
  const last = items.at(-1)
  if (last === undefined || items.length < 2) return last ?? ''
  return `${items.slice(0, -1).join(', ')} மற்றும் ${last}`
}
