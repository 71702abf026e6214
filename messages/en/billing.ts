/** What the account page says of payments. Prices, days and the names of plans come in as they are written. */
export const billingTexts = {
  notLoaded: "We couldn't load your payments. Your plan isn't affected.",
  loading: 'Loading payments...',
  demo: "Demonstration: payments aren't set up on this server, so nothing is charged.",
  seePlans: 'See the plans',
  changePlan: 'Change plan',
  /** Has a plan go on that was cancelled. */
  resume: 'Resume',
  /** Ends the plan. */
  cancel: 'Cancel',
  payments: 'Payments',
  /** What a payment was for: the plan, and the month from one day to another. */
  paidFor: (plan: string, start: string, end: string) => `${plan}, ${start} to ${end}`,
  paidForInDemo: (plan: string, start: string, end: string) => `${plan}, ${start} to ${end} (demonstration)`,
  /** Behind the price. */
  refunded: (price: string) => `(${price} refunded)`,
  receipt: 'Receipt',
  olderNotLoaded: "Older payments couldn't be loaded.",
  showOlder: 'Show older',
  cancelTitle: (plan: string) => `Cancel ${plan}?`,
  staysUntil: (plan: string, day: string) => `You keep ${plan} until ${day}. You won't be charged again.`,
  staysForMonth: (plan: string) =>
    `You keep ${plan} until the end of the month you paid for. You won't be charged again.`,
  /** Of a plan whose renewal failed, so that there is no paid month to keep. */
  endsNow: (plan: string) => `${plan} ends now. You won't be charged again.`,
  keep: (plan: string) => `Keep ${plan}`,
  cancelSubscription: 'Cancel subscription',
  cancelled: 'Subscription cancelled',
  cancelledNote: "You won't be charged again.",
}
