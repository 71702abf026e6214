import { z } from 'zod'
import { isStorable } from '#core/storable-text.ts'
import { subscriptionStates } from '#server/ports/payments.ts'
import type { ListedSubscription } from '#server/ports/payments.ts'
import { callRazorpay } from './call-razorpay.ts'
import type { RazorpayAccess } from './call-razorpay.ts'
import { notesSchema, readOrder, readOwnId } from './notes.ts'

/** The most that Razorpay gives at once. */
const pageSize = 100

const id = z.string().min(1).max(64).refine(isStorable)
const seconds = z.int().nonnegative()
const pageSchema = z.object({
  items: z.array(
    z.object({
      id,
      status: z.enum(subscriptionStates),
      customer_id: id.nullish(),
      notes: notesSchema,
      created_at: seconds,
      start_at: seconds.nullish(),
      expire_by: seconds.nullish(),
    }),
  ),
})
type Item = z.output<typeof pageSchema>['items'][number]

/** All subscriptions that were made in a span of time, in ms, the oldest first. @throws PaymentFailure */
export async function listSubscriptions(
  access: RazorpayAccess,
  { from, to }: { from: number; to: number },
  signal: AbortSignal,
): Promise<ListedSubscription[]> {
  const found = new Map<string, Item>()
  for (let skip = 0, hasMore = true; hasMore; skip += pageSize) {
    const known = found.size
    const query = new URLSearchParams({
      from: String(Math.floor(from / 1000)),
      to: String(Math.ceil(to / 1000)),
      count: String(pageSize),
      skip: String(skip),
    })
    const path = `/v1/subscriptions?${query.toString()}`
    const { items } = await callRazorpay(access, { method: 'GET', path, signal }, pageSchema)
    for (const item of items) found.set(item.id, item)
    hasMore = items.length === pageSize && found.size > known
  }
  // The newest comes first, and a second may have several.
  const oldestFirst = [...found.values()].toReversed()
  return oldestFirst.toSorted((one, other) => one.created_at - other.created_at).map(readListed)
}

function readListed(item: Item): ListedSubscription {
  const createdAt = item.created_at * 1000
  const payableUntil = (item.expire_by ?? item.created_at) * 1000
  const start = (item.start_at ?? 0) * 1000
  return {
    reference: item.id,
    state: item.status,
    ownId: readOwnId(item.notes),
    order: readOrder(item.notes),
    customer: item.customer_id ?? null,
    createdAt,
    payableUntil,
    // What begins at once begins with its payment, and so while it can be paid.
    startsAt: start > payableUntil ? start : null,
  }
}
