import type * as source from '../en/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'bn'

export const dateLocale: typeof source.dateLocale = 'bn-IN-u-nu-latn'

export const plural = pluralIn<'one' | 'other'>('bn')

export const number: typeof source.number = numberIn('bn-IN-u-nu-latn')

export const list: typeof source.list = (items) => {
  const last = items.at(-1)
  if (last === undefined || items.length < 2) return last ?? ''
  return `${items.slice(0, -1).join(', ')} ও ${last}`
}
