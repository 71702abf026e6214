const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
})

/** An amount in paise as a person reads it, in rupees, with paise only where there are some. */
export function priceText(paise: number): string {
  return rupees.format(paise / 100)
}
