import type * as source from '../en/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'ja'

export const dateLocale: typeof source.dateLocale = 'ja-JP'

export const plural = pluralIn<'other'>('ja')

export const number: typeof source.number = numberIn('ja-JP')

export const list: typeof source.list = (items) => items.join(items.length === 2 ? 'と' : '、')
