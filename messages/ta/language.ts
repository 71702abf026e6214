import type * as source from '#messages/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'ta'

export const dateLocale: typeof source.dateLocale = 'ta-IN'

export const plural = pluralIn<'one' | 'other'>('ta')

export const number: typeof source.number = numberIn('ta-IN')

export const justNow: typeof source.justNow = 'சற்றுமுன்'
