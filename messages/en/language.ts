import { numberIn, pluralIn } from '../plural.ts'

/** The language of the messages in this folder, as `src/product/interface-languages.ts` names it. */
export const languageTag = 'en' as string

/** The way dates are written: as the browser does. */
export const dateLocale: string | undefined = undefined

/** Chooses the words for a count. */
export const plural = pluralIn<'one' | 'other'>('en')

/** Writes a number. */
export const number = numberIn('en')

/**
 * A list as a sentence has it. Pages make no `Intl.ListFormat`, which holds a phone up for a tenth of a
 * second.
 */
export const list = (items: readonly string[]): string => {
  const last = items.at(-1)
  if (last === undefined || items.length < 2) return last ?? ''
  const others = items.slice(0, -1).join(', ')
  return `${others}${items.length > 2 ? ',' : ''} and ${last}`
}
