import type { SubscriptionOrder, PaymentOutcome } from '#contract/billing.ts'
import { checkout } from '#messages/checkout.ts'
import { languageTag } from '#messages/language.ts'
import { paymentOutcomes } from '#messages/payment-outcomes.ts'
import { planTexts } from '#messages/plan-texts.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { readAccount } from '#web/session/account.ts'
import { currentPath, leaveFor } from '#web/session/page-address.ts'
import type { PaidPlanId } from '#web/session/page-dialog.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { formatZonedDay } from '#web/text/format-date.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { refreshBilling } from '../account/use-billing.ts'

/** The outcome of the provider's checkout: the proof of the payment, or that the buyer closed it. */
type CheckoutOutcome = { paymentId: string; signature: string } | 'closed'

type RazorpayCheckout = new (options: Record<string, unknown>) => { open: () => void }

const loadTimeoutMs = 20_000
/** `brand` of the design; the provider takes a value, not a token. */
const themeColour = '#3B82F6'

/**
 * Loads the script of the provider's checkout, once, and only when a purchase needs it.
 * @throws Error when it does not come
 */
export async function loadRazorpay(url: string): Promise<void> {
  if (findRazorpay() !== null) return
  const script = document.createElement('script')
  await new Promise<void>((resolve, reject) => {
    const fail = (): void => {
      script.remove()
      reject(new Error('Razorpay script not loaded. Please try again.'))
    }
    const timer = setTimeout(fail, loadTimeoutMs)
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      if (findRazorpay() === null) fail()
      else resolve()
    })
    script.src = url
    script.async = true
    document.head.append(script)
  })
}

/** Opens the provider's checkout for an order, and settles when it is closed or paid. */
export async function openRazorpay(order: SubscriptionOrder, email: string): Promise<CheckoutOutcome> {
  const Razorpay = findRazorpay()
  if (Razorpay === null) throw new Error('Razorpay script not loaded. Please try again.')
  return await new Promise((resolve) => {
    new Razorpay({
      key: order.keyId,
      subscription_id: order.orderId,
      amount: order.amount,
      currency: order.currency,
      customer_id: order.customerId,
      name: 'Précis',
      description: describe(order),
      prefill: { email },
      readonly: { email: true },
      theme: { color: themeColour },
      modal: { ondismiss: () => resolve('closed'), confirm_close: true },
      handler: (answer: unknown) =>
        resolve({
          paymentId: readText(answer, 'razorpay_payment_id'),
          signature: readText(answer, 'razorpay_signature'),
        }),
    }).open()
  })
}

/** The terms that the buyer agrees to; a plan that follows a paid month says that nothing is due before. */
function describe({ plan, startsAt }: SubscriptionOrder): string {
  const billed = checkout.billedMonthly(plan.name)
  return startsAt === null ? billed : `${billed}. ${planTexts.begins(plan.name, formatZonedDay(startsAt))}`
}

function findRazorpay(): RazorpayCheckout | null {
  const found: unknown = Reflect.get(window, 'Razorpay')
  return isCheckout(found) ? found : null
}

/** The script says of itself that it is one; what it answers is parsed here and checked by the server. */
function isCheckout(value: unknown): value is RazorpayCheckout {
  return typeof value === 'function'
}

function readText(answer: unknown, name: string): string {
  const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null
  return typeof value === 'string' ? value : ''
}

/** The checkout's proof of payment for an order. */
type PaidOrder = {
  orderId: string
  paymentId: string
  signature: string
  planId: PaidPlanId
  email: string
}

/** The outcome of a payment; `refused`: the server does not know it as one. */
type FollowedOutcome = Exclude<PaymentOutcome, 'pending'> | 'refused'

const firstPauseMs = 1000
const maxPauseMs = 15_000
/** After so many attempts the page says that it takes longer. */
const attemptsBeforeNote = 5
const requestTimeout = 408
const tooManyRequests = 429
const firstServerError = 500

/**
 * Has a payment checked by the server until it says what became of it. A connection that breaks and a
 * provider that is slow are waited for, with growing pauses that end early when the browser is online again;
 * `onLate` is called once.
 */
export async function followPayment(payment: PaidOrder, onLate: () => void): Promise<FollowedOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await verify(payment)
    if (outcome !== 'pending') return outcome
    if (attempt === attemptsBeforeNote) onLate()
    await pause(Math.min(firstPauseMs * 2 ** (attempt - 1), maxPauseMs))
  }
}

async function verify(payment: PaidOrder): Promise<FollowedOutcome | 'pending'> {
  try {
    const { outcome } = await api('POST /api/verify-payment', { body: payment })
    return outcome
  } catch (error) {
    return mayPass(error) ? 'pending' : 'refused'
  }
}

/** A failure says nothing about the payment: no answer came, or the server or the provider is not ready. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { status } = error
  return status === 0 || status >= firstServerError || status === requestTimeout || status === tooManyRequests
}

async function pause(ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })
}

/** Long enough to read the toast before the page is loaded again. */
const reloadMs = 2000

type Bought = { order: SubscriptionOrder; email: string; isSignedIn: boolean }

/** Says what became of a payment, and lets the whole page know it. */
export async function announceOutcome(outcome: FollowedOutcome, bought: Bought): Promise<void> {
  const { order, isSignedIn } = bought
  if (outcome === 'refused') {
    showToast({
      title: paymentOutcomes.refused,
      description: paymentOutcomes.refusedNote,
      tone: 'destructive',
    })
    return
  }
  if (isSignedIn) await Promise.all([refreshBilling(), readAccount({ fresh: true })])
  switch (outcome) {
    case 'active':
      return await announceActive(bought)
    case 'scheduled': {
      const { startsAt, plan } = order
      showToast({
        title: paymentOutcomes.scheduled,
        description:
          startsAt === null
            ? paymentOutcomes.beginsNextMonth(plan.name)
            : planTexts.begins(plan.name, formatZonedDay(startsAt)),
        tone: 'good',
      })
      return
    }
    case 'returned':
  }
  showToast({
    title: paymentOutcomes.returned,
    description: paymentOutcomes.returnedNote,
  })
  if (!isSignedIn) showPageDialog({ name: 'sign-in', reason: 'account' })
}

async function announceActive({ order, email, isSignedIn }: Bought): Promise<void> {
  const note = order.isDemo ? paymentOutcomes.demo : paymentOutcomes.thanks
  if (isSignedIn) {
    showToast({ title: paymentOutcomes.activated, description: note, tone: 'good' })
    setTimeout(() => leaveFor(currentPath()), reloadMs)
    return
  }
  // A payment is no sign-in: the plan is used with the code that is mailed to its address.
  const sent = await api('POST /api/auth/code', { body: { email, language: languageTag } }).catch(() => null)
  showToast({
    title: paymentOutcomes.activated,
    description: `${note} ${sent === null ? paymentOutcomes.codeToMail(email) : paymentOutcomes.codeMailed(email)}`,
    tone: 'good',
  })
  showPageDialog({
    name: 'sign-in',
    reason: 'account',
    ...(sent !== null && {
      codeSent: {
        email,
        expiresInSeconds: sent.expiresInSeconds,
        resendInSeconds: sent.resendInSeconds,
      },
    }),
  })
}
