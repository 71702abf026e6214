const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** An amount in paise as it is read, in rupees, with paise only where there are some. */
export function priceText(paise: number): string {
  return rupees.format(paise / 100)
}
