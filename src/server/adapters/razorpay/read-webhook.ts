import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isStorable } from '#server/lib/storable-text.ts'
import type { PaymentEvent } from '#server/ports/payments.ts'
import { parseJson } from '#server/lib/parse-json.ts'
import { isWebhookSigned } from './signatures.ts'

const id = z.string().min(1).max(64).refine(isStorable).nullish().catch(null)
/** A part of an event; what has another form than known names nothing. */
const entity = <S extends z.ZodRawShape>(shape: S) =>
  z
    .object({ entity: z.object(shape).nullable() })
    .nullish()
    .catch(null)

const webhookSchema = z.object({
  event: z.string().max(100).refine(isStorable).catch('unknown'),
  payload: z
    .object({
      subscription: entity({ id }),
      payment: entity({ id }),
      invoice: entity({ subscription_id: id }),
      refund: entity({ payment_id: id }),
      dispute: entity({ payment_id: id }),
    })
    .nullish()
    .catch(null),
})

/**
 * The event of a webhook, or `null` when the signature is not one of ours. A signed body is an event whatever is in it: one
 * that is refused is repeated for a day, and then Razorpay switches the webhook off.
 */
export function readWebhook(
  secrets: readonly string[],
  body: Uint8Array,
  headers: Readonly<Record<string, unknown>>,
): PaymentEvent | null {
  const signature = headers['x-razorpay-signature']
  if (typeof signature !== 'string' || !isWebhookSigned(secrets, body, signature)) return null
  const parsed = webhookSchema.safeParse(parseJson(new TextDecoder().decode(body)))
  const { event, payload } = parsed.data ?? { event: 'unknown', payload: null }
  const eventId = headers['x-razorpay-event-id']
  return {
    // Without a header the same body is the same event.
    id: typeof eventId === 'string' && eventId !== '' ? eventId.slice(0, 100) : digestOf(body),
    name: event,
    subscription: payload?.subscription?.entity?.id ?? payload?.invoice?.entity?.subscription_id ?? null,
    payment:
      payload?.payment?.entity?.id ??
      payload?.refund?.entity?.payment_id ??
      payload?.dispute?.entity?.payment_id ??
      null,
  }
}

function digestOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}
