import type * as source from '#messages/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'bn'

export const dateLocale: typeof source.dateLocale = 'bn-IN-u-nu-latn'

export const plural = pluralIn<'one' | 'other'>('bn')

export const number: typeof source.number = numberIn('bn-IN-u-nu-latn')

export const justNow: typeof source.justNow = 'এইমাত্র'
