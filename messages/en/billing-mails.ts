/** Emails about a plan. Prices are written out; `day` and `until` are dates. */
export const planMails = {
  started: {
    subject: (plan: string) => `${plan} is active`,
    costs: (plan: string, price: string) => `${plan} costs ${price} per month. You can cancel at any time.`,
    renews: (plan: string, price: string, day: string) =>
      `${plan} costs ${price} per month and renews on ${day}. You can cancel at any time.`,
    use: 'Sign in with this address to use it.',
  },
  changed: {
    subject: (plan: string) => `Your plan is now ${plan}`,
    text: (plan: string, before: string, price: string) =>
      `${plan} replaces ${before} and costs ${price} per month.`,
    /** `credit` is what is paid back. */
    refunded: (plan: string, before: string, price: string, credit: string) =>
      `${plan} replaces ${before} and costs ${price} per month. We refund ${credit} of your last month.`,
  },
  scheduled: {
    goesOn: (plan: string) => `${plan} goes on`,
    follows: (plan: string, next: string) => `${next} follows ${plan}`,
    text: (plan: string, until: string, next: string) => `${plan} stays until ${until}, then ${next} begins.`,
  },
  cancelled: {
    subject: (plan: string) => `${plan} is cancelled`,
    text: (plan: string, until: string) => `${plan} stays until ${until}. You won't be charged again.`,
  },
  resumed: {
    subject: (plan: string) => `${plan} continues`,
    text: (plan: string) => `The cancellation of ${plan} was undone. Nothing was charged for that.`,
    renews: (plan: string, day: string) =>
      `The cancellation of ${plan} was undone. Nothing was charged for that. It renews on ${day}.`,
  },
  renewalFailed: {
    subject: (plan: string) => `We couldn't renew ${plan}`,
    text: (plan: string, until: string) =>
      `Your payment didn't go through. We'll try again; without it, ${plan} ends on ${until}.`,
    check: 'Please check your card, or the mandate with your bank.',
  },
  ended: {
    subject: (plan: string) => `${plan} has ended`,
    text: "You have the free plan now, and you won't be charged again. You can come back at any time.",
    /** A plan that was agreed to begins later. */
    follows: (plan: string, day: string) => `You have the free plan now. ${plan} begins on ${day}.`,
  },
  returned: {
    subject: (amount: string) => `A payment of ${amount} is refunded`,
    text: (plan: string) =>
      `Someone paid for ${plan} for your address without signing in. Your address already has a plan, so we're refunding the payment in full. Your plan hasn't changed.`,
    /** Of a month that was charged after the end of its plan. */
    chargedLate: (plan: string) =>
      `${plan} was charged once more although it was over. We're refunding the payment in full.`,
  },
  demo: 'This is a demonstration: nothing is charged.',
  open: 'Open your account',
  reason:
    "You get this email because it's about a Précis plan for your address. If you didn't expect it, please tell us through the help form.",
}

/** A receipt, as a page to print and as an email. Names of taxes, numbers and addresses are the same in every language. */
export const receiptTexts = {
  titles: { receipt: 'Receipt', invoice: 'Tax invoice', demonstration: 'Demonstration' },
  subjects: {
    receipt: (number: string) => `Your receipt ${number}`,
    invoice: (number: string) => `Your tax invoice ${number}`,
    demonstration: (number: string) => `Your demonstration ${number}`,
  },
  number: 'Number',
  date: 'Date',
  seller: 'Seller',
  /** The number of the seller in the tax register of India. */
  gstin: 'GSTIN',
  buyer: 'Buyer',
  /** One of the States of India. */
  state: 'State',
  buyerGstin: 'GSTIN of the buyer',
  payment: 'Payment',
  description: 'Description',
  amount: 'Amount',
  total: 'Total, taxes included',
  /** A month of a plan, from one day to another. */
  item: (plan: string, from: string, to: string) => `Précis ${plan}, ${from} to ${to}`,
  demo: 'This is a demonstration. Nothing was charged.',
  refunded: (amount: string) => `${amount} of it went back to you.`,
  paid: (amount: string) => `You paid ${amount}.`,
  numberIs: (number: string) => `Number: ${number}`,
  paymentIs: (payment: string) => `Payment: ${payment}`,
  hint: 'You can print it, and cancel at any time, on your account page.',
}
