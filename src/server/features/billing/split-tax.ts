import type { Receipt } from './receipt.ts'

/** Of services like this one, in percent. */
const gstPercent = 18

/**
 * The tax that is in a price: half for the Union and half for the State where both are in one State, else all of it
 * integrated. What is taxed and the tax add up to the price, to the paisa.
 */
export function splitTax(
  total: number,
  isSameState: boolean,
): Omit<NonNullable<Receipt['tax']>, 'serviceCode'> {
  const tax = Math.round((total * gstPercent) / (100 + gstPercent))
  if (!isSameState) {
    const lines = [{ name: 'IGST' as const, percent: gstPercent, amount: tax }]
    return { taxable: total - tax, lines }
  }
  // Both halves are the same amount, as the law has it.
  const half = Math.round(tax / 2)
  const lines = (['CGST', 'SGST'] as const).map((name) => ({ name, percent: gstPercent / 2, amount: half }))
  return { taxable: total - 2 * half, lines }
}
