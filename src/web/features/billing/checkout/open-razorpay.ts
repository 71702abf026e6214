import type { SubscriptionOrder } from '#contract/billing.ts'
import { checkout, paymentOutcomes } from '#messages/checkout.tsx'
import { formatDay } from '#web/text/format-date.ts'

/** How the provider's checkout ended: what proves the payment, or that the buyer closed it. */
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

/** What is agreed to; a plan that follows a paid month says that nothing is due before. */
function describe({ plan, startsAt }: SubscriptionOrder): string {
  const billed = checkout.billedMonthly(plan.name)
  return startsAt === null ? billed : `${billed}. ${paymentOutcomes.begins(plan.name, formatDay(startsAt))}`
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
