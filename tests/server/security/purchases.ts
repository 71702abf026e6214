import type { CallingApp } from '#tests/harness.ts'
import type { Person } from './people.ts'

/** A call as a caller makes it; the path without its parameters is the contract's. */
export type Asked = { path?: string; payload?: object | string; headers?: Record<string, string> }

const nowhere = '00000000-0000-4000-8000-000000000000'

/** An order of a caller, which is not paid yet. */
export async function order(app: CallingApp, { email, headers }: Person): Promise<string> {
  const payload = { planId: 'pro', email }
  const reply = await app.call('POST /api/create-subscription-order', { headers, payload })
  return reply.ok ? reply.body.orderId : nowhere
}

/** The payment of a caller, before it is verified. */
export async function verify(app: CallingApp, owner: Person): Promise<Asked> {
  const { email, headers } = owner
  const orderId = await order(app, owner)
  const reply = await app.call('POST /api/demo-payment', { headers, payload: { orderId, email } })
  return { payload: { orderId, email, planId: 'pro', ...(reply.ok ? reply.body : {}) } }
}

/** The number of a receipt that a caller has. */
export async function receipt(app: CallingApp, owner: Person): Promise<string> {
  const { payload } = await verify(app, owner)
  await app.call('POST /api/verify-payment', { headers: owner.headers, payload: payload ?? '' })
  const reply = await app.call('GET /api/billing', { headers: owner.headers })
  return reply.ok ? (reply.body.payments[0]?.receiptNumber ?? 'none') : 'none'
}
