import type * as source from '#messages/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'de'

export const dateLocale: typeof source.dateLocale = 'de'

export const plural = pluralIn<'one' | 'other'>('de')

export const number: typeof source.number = numberIn('de')

export const justNow: typeof source.justNow = 'gerade eben'
