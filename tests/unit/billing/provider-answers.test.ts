import { describe, expect, it } from 'vitest'
import { invoicesSchema, readFacts, subscriptionSchema } from '#server/adapters/razorpay/razorpay-provider.ts'

const paid = {
  id: 'inv_1',
  status: 'paid',
  subscription_id: 'sub_1',
  payment_id: 'pay_1',
  amount: 900,
  currency: 'INR',
  billing_start: 1,
  billing_end: 2,
}

describe('What Razorpay answers of a subscription', () => {
  it.each([null, [], {}])('is read where its notes are %j', (notes) => {
    const subscription = subscriptionSchema.parse({ id: 'sub_1', status: 'active', notes })
    expect(readFacts(subscription, [])).toMatchObject({ ownId: null, state: 'active' })
  })

  it('has its paid invoices beside drafts that lack an amount', () => {
    const draft = { id: 'inv_2', status: 'draft', amount: null, currency: null }
    const { items } = invoicesSchema.parse({ items: [draft, paid] })
    expect(readFacts({ id: 'sub_1', status: 'active', notes: {} }, items).paid).toHaveLength(1)
  })

  it('is not believed where a paid invoice cannot be read', () => {
    expect(invoicesSchema.safeParse({ items: [{ ...paid, amount: null }] }).success).toBe(false)
  })
})
