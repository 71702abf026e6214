/**
 * A behaviour that keeps promises about money: its test, by file and title, and the English sentences that
 * rest on it, by their keys.
 */
export type Keeper = Readonly<{ file: string; title: string; promises: readonly string[] }>

const billing = 'tests/server/billing/'

/** Every promise about money that emails, pages and answers make, with the test of the code that keeps it. */
export const keepers: readonly Keeper[] = [
  {
    file: `${billing}months.test.ts`,
    title: 'that is not paid in its days of grace ends at the provider with its plan, tried until it has',
    promises: [
      'planMails.renewalFailed.text',
      'planMails.ended.text',
      'planTexts.endsSoon',
      'planTexts.ends',
      'planTexts.endedOn',
      'terms.sections.payment.paragraphs.1',
    ],
  },
  {
    file: `${billing}emails.test.ts`,
    title: 'when a renewal fails, when the plan ends for that, and when a month is charged all the same',
    promises: ['planMails.returned.subject', 'planMails.returned.chargedLate'],
  },
  {
    file: `${billing}emails.test.ts`,
    title: 'when its month is refunded although another plan is to follow: what is charged then is said',
    promises: ['planMails.ended.follows'],
  },
  {
    file: `${billing}pauses.test.ts`,
    title: 'holds to the end of the paid month, in a pause for the last two days, and is charged no more',
    promises: [
      'planMails.cancelled.text',
      'planMails.started.costs',
      'billingTexts.staysUntil',
      'billingTexts.staysForMonth',
      'billingTexts.cancelledNote',
      'planTexts.cancelled',
      'paywall.note',
      'pricing.description',
      'pricing.lead',
      'pricing.fine.3',
      'questionGroups.pricing-and-plans.questions.4.answer',
      'receiptTexts.hint',
    ],
  },
  {
    file: `${billing}months.test.ts`,
    title: 'is not lost while no server runs at its end: what is charged then goes back',
    promises: ['checkout.billedMonthly', 'pricing.title', 'terms.sections.payment.paragraphs.0'],
  },
  {
    file: `${billing}months.test.ts`,
    title: 'is not a gift for a user who cancels after a failed renewal',
    promises: ['billingTexts.endsNow'],
  },
  {
    file: `${billing}pauses.test.ts`,
    title: 'is lifted when the owner resumes, without a payment, and the plan renews',
    promises: [
      'planMails.resumed.text',
      'planMails.resumed.renews',
      'planResumed.undone',
      'planResumed.undoneUntil',
    ],
  },
  {
    file: `${billing}months.test.ts`,
    title: 'is followed by the next one, by a webhook or without',
    promises: ['planMails.started.renews', 'planTexts.renews', 'planTexts.continues', 'planStates.renews'],
  },
  {
    file: `${billing}months.test.ts`,
    title: 'that is lower begins when the paid month ends',
    promises: [
      'planMails.scheduled.text',
      'planTexts.changes',
      'planStates.begins',
      'planStates.beginsAfter',
      'planStates.beginsAfterOn',
      'planTexts.begins',
      'paymentOutcomes.beginsNextMonth',
      'present.ts: ${name} begins when your paid month ends.',
    ],
  },
  {
    file: `${billing}events.test.ts`,
    title: 'of a higher plan end the lower one and give the rest of its month back',
    promises: ['planMails.changed.refunded', 'planStates.beginsAtOnce'],
  },
  {
    file: `${billing}typed-address.test.ts`,
    title: 'leaves the plan of its owner as it is when its checkout is paid later, and gets the money back',
    promises: [
      'planMails.returned.text',
      'paymentOutcomes.returned',
      'paymentOutcomes.returnedNote',
      "present.ts: This address already has a plan, so we're refunding your payment in full. Please sign in to change the plan.",
    ],
  },
  {
    file: `${billing}calls.test.ts`,
    title: 'takes its plan and its name along, is charged no more, and leaves what the law requires',
    promises: ['accountMails.deletion.planEnds', 'accountMails.deleted.text'],
  },
  {
    file: `${billing}calls.test.ts`,
    title: 'says what becomes of the paid plan, and that it still renews before',
    promises: ['accountMails.deletion.planRenews'],
  },
  {
    file: `${billing}demo.test.ts`,
    title: 'says that it is one wherever money is mentioned, and gives the plan without charging anything',
    promises: [
      'planMails.demo',
      'receiptTexts.demo',
      'billingTexts.demo',
      'checkout.demo',
      'paymentOutcomes.demo',
      'demoBilling.note',
      'paywall.wasDemoNote',
    ],
  },
  {
    file: `${billing}demo.test.ts`,
    title: 'ends when real keys are set: no plan of it survives, and what was paid for does',
    promises: ['terms.sections.payment.paragraphs.2'],
  },
  {
    file: 'tests/web/billing/billing-section.test.tsx',
    title: 'calls nothing free of charge while a plan is agreed to that begins later',
    promises: ['planTexts.free'],
  },
  {
    file: `${billing}months.test.ts`,
    title: 'that is had already is refused',
    promises: ['checkout/create-order.ts: You already have this plan. Nothing more was charged.'],
  },
  {
    file: `${billing}typed-address.test.ts`,
    title: 'is asked to sign in by the same answer, whatever its owner has or had',
    promises: ['checkout/create-order.ts: Please sign in to buy a plan for this email. Nothing was charged.'],
  },
  {
    file: `${billing}typed-orders.test.ts`,
    title: 'the checkout makes five orders an hour for an address that was typed, in however many browsers',
    promises: [
      'limits: Too many plans were ordered without signing in. Nothing was charged. You can sign in to continue.',
    ],
  },
  {
    file: `${billing}restored-purchases.test.ts`,
    title: 'is given back and said, of a plan that was bought $bought',
    promises: [
      'reconcile/recover-purchases.ts: ${reference} was charged after its owner had cancelled. It is refunded whole, and the owner is mailed.',
    ],
  },
  {
    file: `${billing}restored-purchases.test.ts`,
    title: 'ends once where it was bought again before anybody asked, and the earlier money goes back',
    promises: [
      'reconcile/recover-purchases.ts: ${first} and ${second} are of one account. The one that was paid last stays; the other ends, and the rest of its month is refunded.',
    ],
  },
  {
    file: `${billing}reconciler.test.ts`,
    title: 'do not wait for one whose provider failed',
    promises: [
      "ask-provider.ts: We can't reach the payment provider. Nothing was charged. Please try again in a moment.",
      "ask-provider.ts: The payment provider refused the request. Nothing was charged. We've been notified.",
    ],
  },
]

/** Promises that no code of ours keeps: what banks do, and what the operator does by hand. */
export const byHand: Readonly<Record<string, string>> = {
  'pricing.fine.2': 'The bank of the buyer converts; the price is in rupees by the plan table.',
  'terms.sections.end.paragraphs.0': 'The operator closes an account and refunds by hand.',
}
