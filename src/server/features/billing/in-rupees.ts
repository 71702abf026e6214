const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** An amount in paise as a receipt says it: in rupees, always with paise. */
export function inRupees(paise: number): string {
  return rupees.format(paise / 100)
}
