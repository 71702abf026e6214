import type * as source from '#messages/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'te'

export const dateLocale: typeof source.dateLocale = 'te-IN'

export const plural = pluralIn<'one' | 'other'>('te')

export const number: typeof source.number = numberIn('te-IN')

export const justNow: typeof source.justNow = 'ఇప్పుడే'
