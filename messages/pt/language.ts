import type * as source from '#messages/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'pt'

export const dateLocale: typeof source.dateLocale = 'pt-BR'

export const plural = pluralIn<'one' | 'other'>('pt')

export const number: typeof source.number = numberIn('pt-BR')

export const justNow: typeof source.justNow = 'agora mesmo'
