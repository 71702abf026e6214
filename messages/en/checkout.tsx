import type { ReactNode } from 'react'

/** The dialog that sells a plan. Prices, dates and the names of plans come in as they are written. */
export const checkout = {
  title: (plan: string) => `Subscribe to ${plan}`,
  preparing: 'Preparing your order...',
  confirming: 'Confirming your payment. This can take a moment...',
  late: "We're still checking your payment.",
  lateNote: "Please don't pay again. You can close this: we'll say here as soon as your plan is ready.",
  emailHint: 'Your plan will belong to this address. Sign in with it to use the plan.',
  goOn: 'Continue',
  /** What an invoice in India names; a State is one of the country's. */
  whyState: 'Your invoice includes GST, so it has to name your State.',
  state: 'State',
  chooseState: 'Choose...',
  stateMissing: 'Please choose your State',
  gstin: "GSTIN, if you're registered (optional)",
  gstinInvalid: 'Please enter a valid GSTIN, or leave it empty',
  /** Where no payments are set up: everything is as it would be, but nobody pays. */
  demo: (strong: (text: string) => ReactNode) => (
    <>
      {strong('This is a demonstration.')} Payments aren't set up on this server: you won't be asked for a
      card, and nothing is charged. You get the plan to try it out, until real payments are set up.
    </>
  ),
  plan: 'Plan',
  price: 'Price',
  perMonth: (price: string) => `${price} per month`,
  begins: 'Begins',
  refunded: 'Refunded',
  payDemo: (price: string) => `Pay ${price} (demonstration)`,
  loading: 'Loading Payment System',
  loadingNote: 'Please wait while we load the payment system...',
  /** What the payment provider shows below our name. */
  billedMonthly: (plan: string) => `${plan}, billed monthly`,
  /** The title above the failures. */
  error: 'Error',
  notLoaded: 'Razorpay script not loaded. Please try again.',
  noOrder: (reason: string) => `Failed to create subscription order: ${reason}`,
}

/** What became of a payment. */
export const paymentOutcomes = {
  refused: 'Payment Verification Failed',
  refusedNote: 'Please contact support if money was deducted.',
  scheduled: 'Plan scheduled',
  beginsNextMonth: (plan: string) => `${plan} begins when your paid month ends. Until then nothing changes.`,
  returned: 'Payment refunded',
  returnedNote:
    "This address already has a plan, so we're refunding your payment. Sign in to change the plan.",
  activated: 'Subscription Activated!',
  thanks: 'Thank you.',
  demo: 'This is a demonstration: nothing was charged.',
  /** Follow the thanks: a plan is used by signing in. */
  codeMailed: (email: string) => `Sign in with the code that we mailed to ${email} to use it.`,
  codeToMail: (email: string) => `Sign in with the code that we mail to ${email} to use it.`,
}
