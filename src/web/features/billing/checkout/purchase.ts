import type { SubscriptionOrder } from '#contract/billing.ts'
import { checkout } from '#messages/checkout.ts'
import { ApiError, failureText, showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { isPerhapsSignedIn, storedEmail, storeUser } from '#web/session/account-state.ts'
import { readAccount, handleAuthFailure } from '#web/session/account.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import type { PaidPlanId } from '#web/session/page-dialog.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { refreshBilling } from '../account/use-billing.ts'
import { loadRazorpay, openRazorpay, announceOutcome, followPayment } from './payment.ts'

/** The buyer's data on the invoice, where the law asks for it. */
export type Buyer = { state?: string; gstin?: string }

/**
 * The step of a purchase: an address or a State is asked for, the order is made, the demonstration or the
 * provider's checkout is open; `confirming` waits until the payment has become a plan, `late` when that takes
 * longer than expected.
 */
export type CheckoutStep =
  | { name: 'preparing' | 'email' | 'buyer' | 'provider' | 'confirming' | 'late' }
  | { name: 'demonstration'; order: SubscriptionOrder }

type PurchaseOptions = {
  planId: PaidPlanId
  kind: 'buy' | 'resume'
  /** Called with each step. */
  onStep: (step: CheckoutStep) => void
  /** Called when there is nothing left to show. */
  onEnd: () => void
}

/** A purchase from the choice of a plan to its beginning. */
export class Purchase {
  readonly #options: PurchaseOptions
  #email = ''
  #isSignedIn = false
  #asksForState = false
  #buyer: Buyer = {}
  #isClosed = false

  constructor(options: PurchaseOptions) {
    this.#options = options
  }

  /** Finds out who buys and what has to be asked, and goes on as far as that allows. */
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
    if (this.#email === '') this.#show({ name: 'email' })
    else await this.#goOn()
  }

  /** Takes the address that the plan is for. */
  async giveEmail(email: string): Promise<void> {
    this.#email = email
    storeUser({ email })
    await this.#goOn()
  }

  /** Takes what the invoice has to name. */
  async giveBuyer(buyer: Buyer): Promise<void> {
    this.#buyer = buyer
    await this.#goOn()
  }

  /** Pays in the demonstration, where nothing is charged; `false` when that failed and can be tried again. */
  async payDemo(order: SubscriptionOrder): Promise<boolean> {
    let paid
    try {
      paid = await api('POST /api/demo-payment', { body: { orderId: order.orderId, email: this.#email } })
    } catch (error) {
      showFailure(error)
      handleAuthFailure(error, 'write')
      return false
    }
    await this.#confirm(order, paid)
    return true
  }

  /** Closes the dialog: nothing opens any more. A made payment is followed to its end. */
  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#options.onEnd()
  }

  async #goOn(): Promise<void> {
    if (this.#asksForState && this.#buyer.state === undefined) return this.#show({ name: 'buyer' })
    this.#show({ name: 'preparing' })
    let order: SubscriptionOrder
    try {
      if (!this.#isSignedIn) await api('POST /api/users/register', { body: { email: this.#email } })
      order = await this.#createOrder()
    } catch (error) {
      return this.#refuseOrder(error)
    }
    if (this.#isClosed) return
    if (order.checkoutUrl === null) this.#show({ name: 'demonstration', order })
    else await this.#payAtProvider(order, order.checkoutUrl)
  }

  async #createOrder(): Promise<SubscriptionOrder> {
    const { planId, kind } = this.#options
    if (kind === 'resume') return await api('POST /api/billing/resume', { body: this.#buyer })
    const body = { planId, email: this.#email, ...this.#buyer }
    return await api('POST /api/create-subscription-order', { body })
  }

  async #payAtProvider(order: SubscriptionOrder, url: string): Promise<void> {
    this.#show({ name: 'provider' })
    showToast({
      title: checkout.loading,
      description: checkout.loadingNote,
    })
    let outcome
    try {
      await loadRazorpay(url)
      if (this.#isClosed) return
      outcome = await openRazorpay(order, this.#email)
    } catch {
      return this.#fail(checkout.notLoaded)
    }
    if (outcome === 'closed') this.close()
    else await this.#confirm(order, outcome)
  }

  async #confirm(order: SubscriptionOrder, paid: { paymentId: string; signature: string }): Promise<void> {
    this.#show({ name: 'confirming' })
    const payment = {
      ...paid,
      orderId: order.orderId,
      planId: this.#options.planId,
      email: this.#email,
    }
    const outcome = await followPayment(payment, () => this.#show({ name: 'late' }))
    this.close()
    await announceOutcome(outcome, { order, email: this.#email, isSignedIn: this.#isSignedIn })
  }

  #show(step: CheckoutStep): void {
    if (!this.#isClosed) this.#options.onStep(step)
  }

  #refuseOrder(error: unknown): void {
    if (this.#isClosed) return
    const code = error instanceof ApiError ? error.problem?.code : undefined
    if (code === 'SIGN_IN_REQUIRED') return this.#askToSignIn()
    // As where an earlier payment was not known of before.
    if (code === 'ALREADY_SUBSCRIBED') void refreshBilling()
    this.#fail(checkout.noOrder(failureText(error)))
    handleAuthFailure(error, 'write')
  }

  /** The address owns a plan, which only its owner changes; the purchase goes on once they signed in. */
  #askToSignIn(): void {
    const { planId } = this.#options
    this.close()
    showPageDialog({
      name: 'sign-in',
      reason: 'plan',
      planId,
    })
  }

  #fail(description: string): void {
    this.close()
    showToast({ title: checkout.error, description, tone: 'destructive' })
  }
}
