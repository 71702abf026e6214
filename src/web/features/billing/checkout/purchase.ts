import type { SubscriptionOrder } from '#contract/billing.ts'
import { api } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import type { PaidPlanId } from '#web/lib/page-dialog.ts'
import { readAccount } from '#web/lib/read-account.ts'
import { isPerhapsSignedIn } from '#web/lib/sign-in-hint.ts'
import { storedEmail, storePerson } from '#web/lib/stored-person.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { announcePlan } from './announce-plan.ts'
import type { Buyer, CheckoutStep } from './checkout-step.ts'
import { confirmPayment } from './confirm-payment.ts'
import { loadRazorpay, openRazorpay } from './open-razorpay.ts'

type Wanted = {
  planId: PaidPlanId
  kind: 'buy' | 'resume'
  /** Called with each step. */
  onStep: (step: CheckoutStep) => void
  /** Called when there is nothing left to show. */
  onEnd: () => void
}

/** A purchase from the choice of a plan to its beginning. */
export class Purchase {
  readonly #wanted: Wanted
  #email = ''
  #isSignedIn = false
  #asksForState = false
  #buyer: Buyer = {}

  constructor(wanted: Wanted) {
    this.#wanted = wanted
  }

  /** Finds out who buys and what has to be asked, and goes on as far as that takes. */
  async begin(): Promise<void> {
    try {
      const [account, offers] = await Promise.all([
        isPerhapsSignedIn() ? readAccount() : null,
        api('GET /api/subscription-plans'),
      ])
      this.#asksForState = offers.asksForState
      this.#isSignedIn = account?.status === 'signed-in'
      this.#email = account?.status === 'signed-in' ? account.user.email : storedEmail()
    } catch (error) {
      return this.#refuseOrder(error)
    }
    if (this.#email === '') this.#wanted.onStep({ name: 'email' })
    else await this.#goOn()
  }

  /** Takes the address that the plan is for. */
  async giveEmail(email: string): Promise<void> {
    this.#email = email
    storePerson({ email })
    await this.#goOn()
  }

  /** Takes what the invoice has to name. */
  async giveBuyer(buyer: Buyer): Promise<void> {
    this.#buyer = buyer
    await this.#goOn()
  }

  /** Pays in the demonstration, where nothing is charged; `false` when that failed and can be tried again. */
  async payDemo(order: SubscriptionOrder): Promise<boolean> {
    try {
      const paid = await api('POST /api/demo-payment', {
        body: { orderId: order.orderId, email: this.#email },
      })
      await this.#confirm(order, paid)
      return true
    } catch (error) {
      showToast({ title: 'Error', description: failureText(error), tone: 'destructive' })
      return false
    }
  }

  async #goOn(): Promise<void> {
    const { onStep } = this.#wanted
    if (this.#asksForState && this.#buyer.state === undefined) return onStep({ name: 'buyer' })
    onStep({ name: 'preparing' })
    let order: SubscriptionOrder
    try {
      if (!this.#isSignedIn) await api('POST /api/users/register', { body: { email: this.#email } })
      order = await this.#createOrder()
    } catch (error) {
      return this.#refuseOrder(error)
    }
    if (order.checkoutUrl === null) onStep({ name: 'demonstration', order })
    else await this.#payAtProvider(order, order.checkoutUrl)
  }

  async #createOrder(): Promise<SubscriptionOrder> {
    const { planId, kind } = this.#wanted
    if (kind === 'resume') return await api('POST /api/billing/resume', { body: this.#buyer })
    const body = { planId, email: this.#email, ...this.#buyer }
    return await api('POST /api/create-subscription-order', { body })
  }

  async #payAtProvider(order: SubscriptionOrder, url: string): Promise<void> {
    this.#wanted.onStep({ name: 'provider' })
    showToast({
      title: 'Loading Payment System',
      description: 'Please wait while we load the payment system...',
    })
    try {
      await loadRazorpay(url)
      const outcome = await openRazorpay(order, this.#email)
      if (outcome === 'closed') this.#wanted.onEnd()
      else await this.#confirm(order, outcome)
    } catch {
      this.#fail('Error', 'Razorpay script not loaded. Please try again.')
    }
  }

  async #confirm(order: SubscriptionOrder, paid: { paymentId: string; signature: string }): Promise<void> {
    this.#wanted.onStep({ name: 'confirming' })
    const { planId } = this.#wanted
    const payment = { ...paid, orderId: order.orderId, planId, email: this.#email }
    if (!(await confirmPayment(payment, this.#isSignedIn))) {
      this.#fail('Payment Verification Failed', 'Please contact support if money was deducted.')
      return
    }
    this.#wanted.onEnd()
    announcePlan({ isSignedIn: this.#isSignedIn, isDemo: order.isDemo })
  }

  #refuseOrder(error: unknown): void {
    this.#fail('Error', `Failed to create subscription order: ${failureText(error)}`)
  }

  #fail(title: string, description: string): void {
    this.#wanted.onEnd()
    showToast({ title, description, tone: 'destructive' })
  }
}
