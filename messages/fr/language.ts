import type * as source from '#messages/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'fr'

export const dateLocale: typeof source.dateLocale = 'fr'

export const plural = pluralIn<'one' | 'other'>('fr')

export const number: typeof source.number = numberIn('fr')

export const justNow: typeof source.justNow = 'à l’instant'
