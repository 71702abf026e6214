import { z } from 'zod'
import { emailSchema } from '#contract/contact.ts'
import { isStorable } from '#core/storable-text.ts'
import { planIds } from '#product/plans.ts'
import type { SoldOrder } from '#server/ports/payments.ts'

/** Razorpay's notes beside a subscription or a payment; an empty list where there are none. */
export const notesSchema = z
  .union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
  .nullish()
  .transform((notes) => (notes === null || Array.isArray(notes) ? undefined : notes) ?? {})
type Notes = z.output<typeof notesSchema>

const ownIdNote = 'precis_subscription'
const cancelledNote = 'precis_cancelled_at'

const text = z.string().catch('')

/** Our own id of a subscription; `null` for one that is none of ours. */
export function readOwnId(notes: Notes): string | null {
  return z
    .string()
    .nullable()
    .catch(null)
    .parse(notes[ownIdNote] ?? null)
}

/** The time of the owner's cancellation, in ms; `null` without such a note. */
export function readCancelledAt(notes: Notes): number | null {
  const ms = Date.parse(text.parse(notes[cancelledNote]))
  return Number.isNaN(ms) ? null : ms
}

/**
 * Notes with the moment at which the owner cancelled. It is emptied and not left out: nothing says that this
 * would delete it.
 */
export function withCancelledAt(notes: Notes, at: number | null): Notes {
  return { ...notes, [cancelledNote]: at === null ? '' : new Date(at).toISOString() }
}

const flag = z.enum(['yes', 'no']).transform((word) => word === 'yes')
const detail = z.string().refine(isStorable).nullable().default(null)
const orderSchema = z.object({
  precis_plan: z.enum(planIds).exclude(['free']),
  precis_amount: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
  precis_email: emailSchema,
  precis_proven: flag,
  precis_state: detail,
  precis_gstin: detail,
})

/** The notes of a new subscription: our own id, and the order, for a database that loses it. */
export function orderNotes(ownId: string, order: SoldOrder): Record<string, string> {
  return {
    [ownIdNote]: ownId,
    precis_plan: order.plan,
    precis_amount: String(order.amount),
    precis_email: order.email,
    precis_proven: order.isProven ? 'yes' : 'no',
    ...(order.state === null ? {} : { precis_state: order.state }),
    ...(order.gstin === null ? {} : { precis_gstin: order.gstin }),
  }
}

/** The order of a subscription as its notes have it; `null` where they lack a part of it. */
export function readOrder(notes: Notes): SoldOrder | null {
  const { data } = orderSchema.safeParse(notes)
  if (data === undefined) return null
  return {
    plan: data.precis_plan,
    amount: data.precis_amount,
    email: data.precis_email,
    isProven: data.precis_proven,
    state: data.precis_state,
    gstin: data.precis_gstin,
  }
}
