import { screen } from '@testing-library/react'
import { currentUser } from '../accounts/factories.ts'
import { openSite } from '../accounts/open-site.tsx'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { demoOffers, order } from './factories.ts'

await import('#web/features/billing/checkout/checkout-dialog.tsx')

/** The result that the demonstration gives for a payment. */
export const paid = { paymentId: 'pay_00000000000001', signature: 'signed' }

/** The answer to a verification. */
export function verified(outcome: string): Response {
  return jsonReply({ success: true, message: 'ok', outcome })
}

/** A server on which Ada, who is signed in, buys Pro in demo billing. */
export const ada: Handlers = {
  'GET /api/auth/user': () => jsonReply(currentUser()),
  'GET /api/subscription-plans': () => jsonReply(demoOffers),
  'POST /api/create-subscription-order': () => jsonReply(order()),
  'POST /api/demo-payment': () => jsonReply(paid),
  'POST /api/verify-payment': () => verified('active'),
}

/** Chooses Pro on the page of prices. */
export async function choosePro(handlers: Handlers, options = {}) {
  const site = openSite('/pricing', handlers, options)
  await site.user.click(await screen.findByRole('button', { name: 'Choose Pro' }))
  return site
}
