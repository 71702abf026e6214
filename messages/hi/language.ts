import type * as source from '#messages/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'hi'

export const dateLocale: typeof source.dateLocale = 'hi-IN'

export const plural = pluralIn<'one' | 'other'>('hi')

export const number: typeof source.number = numberIn('hi-IN')

export const justNow: typeof source.justNow = 'अभी-अभी'
