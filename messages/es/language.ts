import type * as source from '#messages/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'es'

export const dateLocale: typeof source.dateLocale = 'es'

export const plural = pluralIn<'one' | 'other'>('es')

export const number: typeof source.number = numberIn('es')

export const justNow: typeof source.justNow = 'ahora mismo'
