import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isStorable } from '#server/lib/storable-text.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import type { PaymentEvent } from '#server/ports/payments.ts'
import { isWebhookSigned } from './signatures.ts'

const entity = <S extends z.ZodRawShape>(shape: S) => z.object({ entity: z.object(shape) }).optional()
const id = z.string().min(1).max(64).refine(isStorable)

const webhookSchema = z.object({
  event: z.string().max(100).refine(isStorable),
  payload: z.object({
    subscription: entity({ id }),
    payment: entity({ id }),
    refund: entity({ payment_id: id.nullish() }),
    dispute: entity({ payment_id: id.nullish() }),
  }),
})

/** The event of a webhook, or `null` when the signature is not one of ours. @throws PaymentFailure `changed` */
export function readWebhook(
  secrets: readonly string[],
  body: Uint8Array,
  headers: Readonly<Record<string, unknown>>,
): PaymentEvent | null {
  const signature = headers['x-razorpay-signature']
  if (typeof signature !== 'string' || !isWebhookSigned(secrets, body, signature)) return null
  const parsed = webhookSchema.safeParse(readJson(body))
  if (!parsed.success) throw new PaymentFailure('changed', { reason: 'a webhook of unknown form' })
  const { event, payload } = parsed.data
  const eventId = headers['x-razorpay-event-id']
  return {
    // Without a header the same body is the same event.
    id: typeof eventId === 'string' && eventId !== '' ? eventId.slice(0, 100) : digestOf(body),
    name: event,
    subscription: payload.subscription?.entity.id ?? null,
    payment:
      payload.payment?.entity.id ??
      payload.refund?.entity.payment_id ??
      payload.dispute?.entity.payment_id ??
      null,
  }
}

function digestOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}
