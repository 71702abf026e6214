import type * as source from '#messages/language.ts'
import { numberIn, pluralIn } from '../plural.ts'

export const languageTag: typeof source.languageTag = 'ar'

export const dateLocale: typeof source.dateLocale = 'ar-u-nu-latn'

export const plural = pluralIn<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>('ar')

export const number: typeof source.number = numberIn('ar-u-nu-latn')

/** A price or a measure within a sentence: it is read from left to right, as those of the pages are that stand alone. */
export const figure = (text: string): string => `\u200E${text}\u200E`

export const justNow: typeof source.justNow = 'الآن'

/** Counts of what many messages name; two as behind a preposition, but for summaries and questions. */
export const hoursOf = (count: number): string =>
  plural(count, {
    zero: '0 ساعات',
    one: 'ساعة',
    two: 'ساعتين',
    few: `${count} ساعات`,
    many: `${count} ساعة`,
    other: `${count} ساعة`,
  })

export const daysOf = (count: number): string =>
  plural(count, {
    zero: '0 أيام',
    one: 'يوم',
    two: 'يومين',
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  })

export const linesOf = (count: number): string =>
  plural(count, {
    zero: '0 أسطر',
    one: 'سطر واحد',
    two: 'سطرين',
    few: `${count} أسطر`,
    many: `${number(count)} سطرًا`,
    other: `${number(count)} سطر`,
  })

export const summariesOf = (count: number): string =>
  plural(count, {
    zero: 'لا ملخصات',
    one: 'ملخص واحد',
    two: 'ملخصان',
    few: `${count} ملخصات`,
    many: `${count} ملخصًا`,
    other: `${count} ملخص`,
  })

export const questionsOf = (count: number): string =>
  plural(count, {
    zero: 'لا أسئلة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: `${count} أسئلة`,
    many: `${count} سؤالًا`,
    other: `${count} سؤال`,
  })
