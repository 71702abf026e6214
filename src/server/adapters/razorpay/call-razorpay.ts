import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parseQuickJson } from '#core/parse-json.ts'
import { isStorable } from '#core/storable-text.ts'
import { BodyTooLarge, readBoundedBody } from '#server/lib/outside-body.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import type { PaymentEvent } from '#server/ports/payments.ts'

/** The access to the API. */
export type RazorpayAccess = { baseUrl: string; keyId: string; keySecret: string; timeoutMs: number }

/** One call of the API. */
type RazorpayCall = {
  method: 'GET' | 'POST' | 'PATCH'
  /** Below the base, as `/v1/plans`. */
  path: string
  body?: object
  headers?: Record<string, string>
  signal: AbortSignal
}

const maxBytes = 1024 * 1024
const unauthorized = 401
const notFound = 404
const tooMany = 429
const firstServerError = 500
/** Razorpay's message for an unknown id. */
const noSuchId = 'The id provided does not exist'

const errorSchema = z.object({
  error: z.object({ code: z.string().max(100), description: z.string().max(500).optional() }),
})

/**
 * Makes one call and reads its answer by `schema`.
 * @throws PaymentFailure `unreachable`, `unauthorized`, `unknown` for an id that is none, `refused`,
 * `changed`
 */
export async function callRazorpay<S extends z.ZodType>(
  access: RazorpayAccess,
  call: RazorpayCall,
  schema: S,
): Promise<z.output<S>> {
  const { status, text } = await send(access, call)
  const json = parseQuickJson(text)
  if (status >= 200 && status < 300) {
    const parsed = schema.safeParse(json)
    if (parsed.success) return parsed.data
    // Only where the answer differs: its values are a person's.
    const where = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw new PaymentFailure('changed', { reason: `${call.method} answers otherwise than known at ${where}` })
  }
  throw toFailure(status, json)
}

async function send(
  { baseUrl, keyId, keySecret, timeoutMs }: RazorpayAccess,
  { method, path, body, headers, signal }: RazorpayCall,
): Promise<{ status: number; text: string }> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      redirect: 'error',
      signal: limit,
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return {
      status: response.status,
      text: new TextDecoder().decode(await readBoundedBody(response, maxBytes)),
    }
  } catch (cause) {
    if (cause instanceof BodyTooLarge) throw new PaymentFailure('changed', { cause })
    throw new PaymentFailure('unreachable', { cause })
  }
}

function toFailure(status: number, json: unknown): PaymentFailure {
  if (status === unauthorized) return new PaymentFailure('unauthorized')
  if (status === tooMany || status >= firstServerError) {
    return new PaymentFailure('unreachable', { reason: `status ${status}` })
  }
  const { data } = errorSchema.safeParse(json)
  const description = data?.error.description
  if (status === notFound || description === noSuchId) return new PaymentFailure('unknown')
  return new PaymentFailure('refused', { reason: `status ${status}: ${description ?? 'no reason'}` })
}

/** The checkout signed this payment of this subscription. An empty secret signs nothing. */
export function isCheckoutSigned(
  keySecret: string,
  { subscription, payment, signature }: { subscription: string; payment: string; signature: string },
): boolean {
  return isMac(keySecret, `${payment}|${subscription}`, signature)
}

/** A webhook is the provider's: signed with one of the secrets, since old deliveries keep theirs. */
export function isWebhookSigned(secrets: readonly string[], body: Uint8Array, signature: string): boolean {
  return secrets.map((secret) => isMac(secret, body, signature)).includes(true)
}

function isMac(secret: string, content: string | Uint8Array, signature: string): boolean {
  if (secret === '') return false
  const expected = createHmac('sha256', secret).update(content).digest()
  const given = Buffer.from(signature, 'hex')
  // Buffer.from reads as far as it can, so the text is compared by its length too.
  return (
    signature.length === expected.length * 2 &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  )
}

const id = z.string().min(1).max(64).refine(isStorable).nullish().catch(null)
const envelope = z.object({
  entity: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown()), z.null()]),
})

/** A part of an event out of its envelope, where it has one; of a list the first. */
function openPart(value: unknown): unknown {
  const part = firstOf(value)
  const opened = envelope.safeParse(part).data
  return opened === undefined ? part : firstOf(opened.entity)
}

function firstOf(value: unknown): unknown {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list[0]
}

/** The parts of an event in one object, also where they come as a list. */
function joinParts(payload: unknown): unknown {
  const list: unknown[] = Array.isArray(payload) ? payload : []
  return Array.isArray(payload) ? Object.assign({}, ...list) : payload
}

/** A part of an event; what has another form than known names nothing. */
const partOf = <S extends z.ZodType>(schema: S) => z.preprocess(openPart, schema.nullish().catch(null))

const ofPayment = z.object({ payment_id: id })
const parts = z.object({
  subscription: partOf(z.object({ id })),
  payment: partOf(z.object({ id })),
  invoice: partOf(z.object({ subscription_id: id })),
  refund: partOf(ofPayment),
  dispute: partOf(ofPayment),
})
const webhookSchema = z.object({
  event: z.string().max(100).refine(isStorable).catch('unknown'),
  payload: z.preprocess(joinParts, parts.nullish().catch(null)),
})

/**
 * The event of a webhook, or `null` when the signature is not one of ours. A signed body is an event whatever
 * is in it: one that is refused is repeated for a day, and then Razorpay switches the webhook off.
 */
export function readWebhook(
  secrets: readonly string[],
  body: Uint8Array,
  headers: Readonly<Record<string, unknown>>,
): PaymentEvent | null {
  const signature = headers['x-razorpay-signature']
  if (typeof signature !== 'string' || !isWebhookSigned(secrets, body, signature)) return null
  const parsed = webhookSchema.safeParse(parseQuickJson(new TextDecoder().decode(body)))
  const { event, payload } = parsed.data ?? { event: 'unknown', payload: null }
  const eventId = headers['x-razorpay-event-id']
  return {
    // Without a header the same body is the same event.
    id: typeof eventId === 'string' && eventId !== '' ? eventId.slice(0, 100) : digestOf(body),
    name: event,
    subscription: payload?.subscription?.id ?? payload?.invoice?.subscription_id ?? null,
    payment: payload?.payment?.id ?? payload?.refund?.payment_id ?? payload?.dispute?.payment_id ?? null,
  }
}

function digestOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}
