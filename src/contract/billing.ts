import { z } from 'zod'
import { gstinPattern, isStateCode } from '#product/indian-states.ts'
import { planIds } from '#product/plans.ts'
import { perHour } from './access.ts'
import { emailSchema } from './contact.ts'
import type { Contract } from './route.ts'

/** Plans that are paid for. */
const paidPlan = z.enum(['pro', 'unlimited'])
const planId = z.enum(planIds)
const paise = z.int().nonnegative().describe('Paise: hundredths of a rupee.')
const currency = z.literal('INR')
const moment = z.iso.datetime()
/** A moment that a caller names; PostgreSQL has no year 0. */
const pastMoment = moment.refine((text) => !text.startsWith('0000'), 'There was no year 0.')
const state = z
  .string()
  .refine(isStateCode, 'Please choose a State of India.')
  .describe('GST code of the State, as 29.')
const gstin = z
  .string()
  .trim()
  .toUpperCase()
  .regex(gstinPattern, 'Please enter a valid GSTIN, or leave it empty')
/** An id of the payment provider, as `sub_Nx81aBcd234567`. */
const reference = z
  .string()
  .max(64)
  .regex(/^[a-z]+_\w+$/, "That isn't a reference of a payment.")

const isDemo = z
  .boolean()
  .describe(
    'The server has no payment keys: nothing is charged, and wherever money is mentioned this is said.',
  )

const buyer = {
  state: state.optional().describe('Needed where `asksForState` is true; goes on the invoice.'),
  gstin: gstin.optional().describe('Of a buyer that is a registered business; of the same State.'),
}

/** The data that opens the checkout. */
export const subscriptionOrderSchema = z.object({
  keyId: z.string().describe('The public key of the checkout; empty in demo billing.'),
  amount: paise.describe('What the plan costs a month.'),
  currency,
  orderId: z.string().describe('Given to the checkout as `subscription_id`, and to the verification.'),
  customerId: z.string(),
  plan: z.object({ name: z.string() }),
  isDemo,
  checkoutUrl: z
    .string()
    .nullable()
    .describe(
      'The script that defines `Razorpay`, loaded on demand. Null in demo billing: there the page shows a ' +
        'dialog of its own, calls `POST /api/demo-payment`, and verifies what that answers.',
    ),
  startsAt: moment
    .nullable()
    .describe('When the first month is charged: the end of what is paid already. Null: at once.'),
  credit: paise.describe('What comes back of the running month of the plan that this one replaces.'),
})
export type SubscriptionOrder = z.infer<typeof subscriptionOrderSchema>

/** The results of a verified payment. */
const paymentOutcomes = ['active', 'scheduled', 'pending', 'returned'] as const
export type PaymentOutcome = (typeof paymentOutcomes)[number]

/** The states of a subscription. */
export const billingStatuses = ['none', 'active', 'grace', 'ending', 'ended'] as const

const paymentSchema = z.object({
  paidAt: moment,
  plan: paidPlan,
  amount: paise,
  refunded: paise.describe('How much of it came back so far.'),
  periodStart: moment,
  periodEnd: moment,
  method: z.string().nullable().describe('As card or upi; never a number of a card or an account.'),
  receiptNumber: z.string().nullable(),
  isDemo,
})

const billingSchema = z.object({
  plan: planId.describe('The plan that holds now.'),
  status: z
    .enum(billingStatuses)
    .describe(
      'none: nothing was ever bought; active: renews by itself; grace: the renewal failed and will be retried; ' +
        'ending: cancelled, holds until endsAt; ended: nothing is paid any more.',
    ),
  renewsAt: moment.nullable().describe('The next charge, while active.'),
  endsAt: moment.nullable().describe('When the plan ends or ended: cancelled, or the last day of grace.'),
  price: paise.describe('What the plan costs a month.'),
  next: z
    .object({ plan: paidPlan, startsAt: moment })
    .nullable()
    .describe('What begins at the end of the period, where that was agreed already.'),
  canCancel: z.boolean(),
  canResume: z.boolean().describe('Cancelled, still running, and nothing follows yet.'),
  canUndo: z
    .boolean()
    .describe('The cancellation can be taken back without a payment; until shortly before the period ends.'),
  payments: z.array(paymentSchema).describe('The newest first, at most 24.'),
  nextBefore: moment
    .nullable()
    .describe('Given as `before` it gives older payments; null when there are none.'),
  asksForState: z.boolean().describe('Invoices carry GST, so the checkout asks for the State of the buyer.'),
  isDemo,
})
export type Billing = z.infer<typeof billingSchema>

const tooManyOrders =
  'Too many plans were ordered without signing in. Nothing was charged. You can sign in to continue.'

export const billingRoutes = {
  'GET /api/subscription-plans': {
    name: 'listPlans',
    access: 'everybody',
    scope: 'any',
    summary: 'What can be bought, out of the one table of plans',
    response: z.object({
      plans: z.array(
        z.object({
          id: planId,
          name: z.string(),
          price: paise.describe('A month, taxes included.'),
          currency,
          summaries: z.int().nullable().describe('How many in a window; null where there is no allowance.'),
          window: z.enum(['day', 'month']).nullable(),
        }),
      ),
      isDemo,
      asksForState: z.boolean().describe('The checkout needs `state`, since invoices carry GST.'),
    }),
  },
  'POST /api/create-subscription-order': {
    name: 'createOrder',
    access: { role: 'address', who: 'a known email, for itself; signed in where the address owns a plan' },
    counts: {
      browser: perHour(10, tooManyOrders),
      network: perHour(30, tooManyOrders),
      address: perHour(5, tooManyOrders),
    },
    limits: 'signed out alone',
    example: { planId: 'pro', email: 'ada@example.org' },
    summary: 'Prepare a monthly subscription for the address of the caller; nothing is charged yet',
    body: z.object({ planId: paidPlan, email: emailSchema, ...buyer }),
    response: subscriptionOrderSchema,
  },
  'POST /api/verify-payment': {
    name: 'verifyPayment',
    access: 'address',
    example: {
      orderId: 'sub_00000000000001',
      paymentId: 'pay_00000000000001',
      signature: 'f1d2',
      planId: 'pro',
      email: 'ada@example.org',
    },
    summary:
      'Check what the checkout gave, with the payment provider too, and give the plan; repeats change nothing',
    body: z.object({
      orderId: reference,
      paymentId: reference,
      signature: z.string().max(256),
      planId: paidPlan,
      email: emailSchema,
    }),
    response: z.object({
      success: z.boolean().describe('The payment is real and ours.'),
      message: z.string(),
      outcome: z
        .enum(paymentOutcomes)
        .describe(
          'active: the plan holds; scheduled: it begins when the paid month ends; pending: the provider has not ' +
            'said yet, so ask `GET /api/billing` again; returned: the address has a plan already and the payment is ' +
            'refunded.',
        ),
    }),
  },
  'POST /api/demo-payment': {
    name: 'payInDemo',
    access: { role: 'address', who: 'who ordered, in demo billing alone' },
    example: { orderId: 'demo_sub_1', email: 'ada@example.org' },
    summary: 'Pay in demo billing, where nothing is charged; with payment keys there is no such call',
    body: z.object({ orderId: reference, email: emailSchema }),
    response: z.object({ paymentId: z.string(), signature: z.string() }),
  },
  'POST /api/webhooks/razorpay': {
    name: 'receivePaymentEvent',
    access: { role: 'everybody', who: 'the payment provider, by its signature; not there without keys' },
    scope: 'any',
    summary:
      'Take word of the payment provider, any number of times and in any order; without keys there is no such call',
    body: 'bytes',
    bodyLimitBytes: 256 * 1024,
    response: z.object({ received: z.literal(true) }),
  },
  'GET /api/billing': {
    name: 'getBilling',
    access: 'account',
    summary: 'Plan, renewal and payments of the user who is signed in',
    query: z.object({ before: pastMoment.optional() }),
    response: billingSchema,
  },
  'POST /api/billing/cancel': {
    name: 'cancelSubscription',
    access: 'account',
    summary: 'Charge nothing more; the plan holds to the end of what is paid',
    response: billingSchema,
  },
  'POST /api/billing/undo-cancellation': {
    name: 'undoCancellation',
    access: 'account',
    summary:
      'Take a cancellation back, where `canUndo` says so: the plan renews as before, and nothing is paid now',
    response: billingSchema,
  },
  'POST /api/billing/resume': {
    name: 'resumeSubscription',
    access: 'account',
    example: {},
    summary:
      'Go on after a cancellation that cannot be undone any more: a new subscription from the end of the period, agreed to in the checkout',
    body: z.object({ ...buyer }),
    response: subscriptionOrderSchema,
  },
  'GET /api/billing/receipts/:number': {
    name: 'getReceipt',
    access: 'owner',
    summary: 'A receipt or tax invoice as a page to print; for the buyer alone',
    params: z.object({ number: z.string().max(16) }),
    response: 'bytes',
  },
} as const satisfies Contract
