/** Between digits, where a group of two and at last one of three begins, as amounts are written in India. */
const betweenGroups = /\B(?=(?:\d\d)*\d{3}$)/g

/**
 * An amount in paise as a person reads it, in rupees, with paise only where there are some. By hand because `Intl` loads
 * tables for it that hold a phone up for a fifteenth of a second.
 */
export function priceText(paise: number): string {
  const rupees = String(Math.trunc(paise / 100)).replace(betweenGroups, ',')
  const rest = paise % 100
  return rest === 0 ? `₹${rupees}` : `₹${rupees}.${String(rest).padStart(2, '0')}`
}
