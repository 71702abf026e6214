import type * as source from '../en/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'te'

export const dateLocale: typeof source.dateLocale = 'te-IN'

export const plural = pluralIn<'one' | 'other'>('te')

export const number: typeof source.number = numberIn('te-IN')

export const list: typeof source.list = (items) => items.join(', ')
