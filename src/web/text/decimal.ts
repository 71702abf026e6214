import { dateLocale } from '#messages/language.ts'

/**
 * A figure with so many decimals, as the language of the page writes numbers. It is rounded as programs write figures, so that a
 * page has those of its files.
 */
export function decimal(value: number, decimals: number, locale = dateLocale ?? 'en'): string {
  return Number(value.toFixed(decimals)).toLocaleString(locale, { minimumFractionDigits: decimals })
}
