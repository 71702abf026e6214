import { dateLocale } from '#messages/language.ts'

/** An amount in paise as it is read, in rupees, with paise only where there are some. */
export function priceText(paise: number): string {
  // A page's first formatter of numbers holds a phone up for a fifth of a second, and plans need none.
  if (paise % 100 === 0 && paise < 1_000_00) return `₹${paise / 100}`
  const rupees = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return rupees.format(paise / 100)
}

/**
 * A figure with so many decimals, as the language of the page writes numbers. It is rounded as programs write
 * figures, so that a page has those of its files.
 */
export function decimal(value: number, decimals: number, locale = dateLocale ?? 'en'): string {
  return Number(value.toFixed(decimals)).toLocaleString(locale, { minimumFractionDigits: decimals })
}

/** A part of a whole, as the language of the page writes it, such as `41%`. */
export function percent(share: number): string {
  return share.toLocaleString(dateLocale ?? 'en', { style: 'percent' })
}
