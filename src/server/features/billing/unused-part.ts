import type { Payment } from './book.ts'

const dayMs = 24 * 3_600_000
/** The provider gives back no less, in paise. */
const leastRefund = 100

/**
 * Paise of a month that are not used up at a moment: by the time that is left, all of it within the first day, nothing
 * where it is too little to be given back.
 */
export function unusedPart(
  { amount, periodStart, periodEnd }: Pick<Payment, 'amount' | 'periodStart' | 'periodEnd'>,
  at: number,
): number {
  if (at >= periodEnd) return 0
  if (at - periodStart < dayMs) return amount
  const part = Math.floor((amount * (periodEnd - at)) / (periodEnd - periodStart))
  return part < leastRefund ? 0 : part
}
