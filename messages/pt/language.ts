import type * as source from '../en/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'pt'

export const dateLocale: typeof source.dateLocale = 'pt-BR'

export const plural = pluralIn<'one' | 'other'>('pt')

export const number: typeof source.number = numberIn('pt-BR')

export const list: typeof source.list = (items) => {
  const last = items.at(-1)
  if (last === undefined || items.length < 2) return last ?? ''
  return `${items.slice(0, -1).join(', ')} e ${last}`
}
