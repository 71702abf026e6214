import { numberIn, pluralIn } from '../plural.ts'

/** The language of the messages in this folder, as `src/product/interface-languages.ts` names it. */
export const languageTag = 'en' as string

/** How dates are written: as the browser does. */
export const dateLocale: string | undefined = undefined

/** Chooses the words for a count. */
export const plural = pluralIn<'one' | 'other'>('en')

/** Writes a number. */
export const number = numberIn('en')

/** How long ago something was that was less than a minute ago. */
export const justNow: string = 'just now'
