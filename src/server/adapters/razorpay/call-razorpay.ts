import { z } from 'zod'
import { BodyTooLarge, readBoundedBody } from '#server/lib/bounded-body.ts'
import { parseJson } from '#server/lib/parse-json.ts'
import { PaymentFailure } from '#server/ports/payments.ts'

/** How the API is reached. */
export type RazorpayAccess = { baseUrl: string; keyId: string; keySecret: string; timeoutMs: number }

/** One call of the API. */
export type RazorpayCall = {
  method: 'GET' | 'POST'
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
/** How Razorpay says that there is no such thing. */
const noSuchId = 'The id provided does not exist'

const errorSchema = z.object({
  error: z.object({ code: z.string().max(100), description: z.string().max(500).optional() }),
})

/**
 * Makes one call and reads its answer by `schema`.
 * @throws PaymentFailure `unreachable`, `unauthorized`, `unknown` for an id that is none, `refused`, `changed`
 */
export async function callRazorpay<S extends z.ZodType>(
  access: RazorpayAccess,
  call: RazorpayCall,
  schema: S,
): Promise<z.output<S>> {
  const { status, text } = await send(access, call)
  const json = parseJson(text)
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
