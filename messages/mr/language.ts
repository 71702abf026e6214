import type * as source from '#messages/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'mr'

export const dateLocale: typeof source.dateLocale = 'mr-IN-u-nu-latn'

export const plural = pluralIn<'one' | 'other'>('mr')

export const number: typeof source.number = numberIn('mr-IN-u-nu-latn')

export const justNow: typeof source.justNow = 'आत्ताच'
