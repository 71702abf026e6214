import type { FastifyInstance } from 'fastify'
import { readMailLanguage, requireUser } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import { handle, readCall, registerRoute } from '#server/http/handle.ts'
import { acceptBytes } from '#server/http/request-body.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import { cancelSubscription, resumeSubscription, undoCancellation } from './change-subscription.ts'
import { countTypedOrder, createOrder } from './checkout/create-order.ts'
import { checkBuyer, payDemo, readInvoiceDetails, verifyPayment } from './checkout/verify-payment.ts'
import type { BillingContext } from './context.ts'
import { outcomeMessage, presentBilling, presentOrder, presentPlans, readBilling } from './present.ts'
import { readReceipt, receiptPage } from './receipts/receipt-page.ts'
import { handleWebhook } from './reconcile/reconciler.ts'

/** Dependencies of the calls of billing. */
export type BillingDeps = AccountDeps & BillingContext & { callCounter: CallCounter }

/** A receipt loads nothing and runs nothing. */
const receiptPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** Registers the calls about plans and payments. */
export async function registerBillingRoutes(app: FastifyInstance, deps: BillingDeps): Promise<void> {
  const { billing } = deps
  const asksForState = billing.seller.gst !== null
  handle(app, 'GET /api/subscription-plans', async () => ({
    plans: presentPlans(),
    isDemo: billing.provider.isDemo,
    asksForState,
  }))
  registerCheckout(app, deps)
  registerAccount(app, deps)
  if (billing.provider.payDemo === null) await registerWebhook(app, deps)
}

function registerCheckout(app: FastifyInstance, deps: BillingDeps): void {
  const { billing } = deps
  handle(app, 'POST /api/create-subscription-order', async ({ body, request }) => {
    const caller = await checkBuyer(deps, request, body.email)
    const buyer = readInvoiceDetails(billing.seller, body)
    await countTypedOrder(deps, caller)
    const { email, isProven } = caller
    return presentOrder(billing, await createOrder(deps, { plan: body.planId, email, isProven, buyer }))
  })

  handle(app, 'POST /api/verify-payment', async ({ body, request }) => {
    const { email, isProven } = await checkBuyer(deps, request, body.email)
    const { orderId: reference, paymentId: payment, signature, planId: plan } = body
    const outcome = await verifyPayment(deps, { reference, payment, signature, plan, email, isProven })
    return { success: true, message: outcomeMessage(plan, outcome), outcome }
  })

  if (billing.provider.payDemo === null) return
  handle(app, 'POST /api/demo-payment', async ({ body, request }) => {
    const { email, isProven } = await checkBuyer(deps, request, body.email)
    return await payDemo(deps, { reference: body.orderId, email, isProven })
  })
}

function registerAccount(app: FastifyInstance, deps: BillingDeps): void {
  const { billing } = deps
  handle(app, 'GET /api/billing', async ({ query, request, reply }) => {
    const { user } = await requireUser(deps, request)
    reply.header('cache-control', 'no-store')
    const before = query.before === undefined ? null : new Date(query.before)
    return presentBilling(billing, await readBilling(deps, user.id, before))
  })

  handle(app, 'POST /api/billing/cancel', async ({ request }) => {
    const { user } = await requireUser(deps, request)
    await cancelSubscription(deps, user.id)
    return presentBilling(billing, await readBilling(deps, user.id, null))
  })

  handle(app, 'POST /api/billing/undo-cancellation', async ({ request }) => {
    const { user } = await requireUser(deps, request)
    await undoCancellation(deps, user.id)
    return presentBilling(billing, await readBilling(deps, user.id, null))
  })

  handle(app, 'POST /api/billing/resume', async ({ body, request }) => {
    const { user } = await requireUser(deps, request)
    const buyer = readInvoiceDetails(billing.seller, body)
    return presentOrder(billing, await resumeSubscription(deps, user, buyer))
  })

  registerRoute(app, 'GET /api/billing/receipts/:number', async (request, reply) => {
    const { user } = await requireUser(deps, request)
    const { params } = readCall<'GET /api/billing/receipts/:number'>(request, reply)
    const { receipt, refunded } = await readReceipt(deps.db, user.id, params.number)
    reply.header('cache-control', 'private, no-store').header('content-security-policy', receiptPolicy)
    return reply
      .type('text/html; charset=utf-8')
      .send(receiptPage(receipt, refunded, { language: await readMailLanguage(deps.db, user.email) }))
  })
}

async function registerWebhook(app: FastifyInstance, deps: BillingDeps): Promise<void> {
  await app.register(async (scope) => {
    // The signature is over the bytes as they came.
    acceptBytes(scope)
    handle(scope, 'POST /api/webhooks/razorpay', async ({ body, request }) => {
      await handleWebhook(deps, { body, headers: request.headers })
      return { received: true as const }
    })
  })
}
