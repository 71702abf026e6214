import type * as source from '../en/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'es'

export const dateLocale: typeof source.dateLocale = 'es'

export const plural = pluralIn<'one' | 'other'>('es')

export const number: typeof source.number = numberIn('es')

export const list: typeof source.list = (items) => {
  const last = items.at(-1)
  if (last === undefined || items.length < 2) return last ?? ''
  const and = /^h?[ií](?![aeiou])/i.test(last) ? 'e' : 'y'
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`
}
