import { z } from 'zod'

/** Razorpay's notes beside a subscription or a payment; an empty list where there are none. */
export const notesSchema = z
  .union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
  .nullish()
  .transform((notes) => (notes === null || Array.isArray(notes) ? undefined : notes) ?? {})
type Notes = z.output<typeof notesSchema>

/** The name under which our own id is given along. */
export const ownIdNote = 'precis_subscription'
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
