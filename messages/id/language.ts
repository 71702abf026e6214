import type * as source from '#messages/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'id'

export const dateLocale: typeof source.dateLocale = 'id'

export const plural = pluralIn<'other'>('id')

export const number: typeof source.number = numberIn('id')

export const justNow: typeof source.justNow = 'baru saja'
