import { readFileSync } from 'node:fs'
import type http from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { answerApi } from './answer-api.ts'
import { answerFault, takeFault } from './faults.ts'
import { Refusal } from './refusal.ts'
import { simulatedKeys } from './simulated.ts'
import type { RazorpaySimulator } from './simulated.ts'

const paySchema = z.object({ key: z.string(), subscription_id: z.string(), email: z.string().optional() })
const cycleSchema = z.object({
  subscription_id: z.string(),
  outcome: z.enum(['charged', 'failed', 'exhausted']),
})
const clockSchema = z.object({ aheadMs: z.number() })
const faultSchema = z.object({
  on: z.string(),
  kind: z.enum(['lost', 'refused', 'cut', 'hang', 'garbled', 'huge', 'down', 'unauthorized', 'redirect']),
})
const modeSchema = z.object({
  mode: z.enum(['at once', 'held', 'lost']),
  url: z.string().nullable().optional(),
})
const refundSchema = z.object({ payment_id: z.string(), amount: z.int().optional() })
const pauseSchema = z.object({ subscription_id: z.string(), isPaused: z.boolean() })

/**
 * The strings of the simulator over HTTP, all as POST with JSON: `/control/pay`, `fail`, `cycle`, `pause`,
 * `refund`, `clock`, `fault`, `webhooks` (mode and address), `release`, and `state`, which gives all that it
 * knows.
 */
function answerControl(simulator: RazorpaySimulator, path: string, body: unknown): object {
  const { records, webhooks } = simulator
  switch (path.replace('/control/', '')) {
    case 'pay': {
      const { subscription_id: id, email } = paySchema.parse(body)
      return simulator.pay(id, email === undefined ? {} : { email })
    }
    case 'fail':
      simulator.failPayment(paySchema.parse(body).subscription_id)
      return {}
    case 'cycle': {
      const { subscription_id: id, outcome } = cycleSchema.parse(body)
      simulator.endCycle(id, outcome)
      return {}
    }
    case 'pause': {
      const { subscription_id: id, isPaused } = pauseSchema.parse(body)
      simulator.pause(id, isPaused)
      return {}
    }
    case 'refund': {
      const { payment_id: id, amount } = refundSchema.parse(body)
      simulator.refund(id, amount)
      return {}
    }
    case 'clock':
      simulator.clock.aheadMs = clockSchema.parse(body).aheadMs
      return {}
    case 'fault':
      simulator.faults.push(faultSchema.parse(body))
      return {}
    case 'webhooks': {
      const { mode, url } = modeSchema.parse(body)
      webhooks.mode = mode
      if (url !== undefined) simulator.target.webhookUrl = url
      return {}
    }
    case 'release':
      void webhooks.release()
      return {}
    case 'state':
      return {
        subscriptions: [...records.subscriptions.values()],
        invoices: [...records.invoices.values()],
        payments: [...records.payments.values()],
        refunds: [...records.refunds.values()],
        deliveries: webhooks.list,
        calls: simulator.calls,
      }
    default:
      throw new Refusal(404, 'There is no such control.')
  }
}

type Exchange = { request: http.IncomingMessage; response: http.ServerResponse; now: () => number }

const script = readFileSync(new URL('checkout.js.txt', import.meta.url))
/** The checkout runs in pages of any origin. */
const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-private-network': 'true',
}
const expected = `Basic ${Buffer.from(`${simulatedKeys.keyId}:${simulatedKeys.keySecret}`).toString('base64')}`

/** Answers one request: of the shop's server, of its page, or of the test that controls it. */
export async function serve(
  simulator: RazorpaySimulator,
  { request, response, now }: Exchange,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const body = readJson(await text(request))
  if (request.method === 'OPTIONS') {
    response.writeHead(204, anyOrigin).end()
    return
  }
  if (url.pathname === '/v1/checkout.js') {
    response.writeHead(200, { ...anyOrigin, 'content-type': 'text/javascript' }).end(script)
    return
  }
  if (url.pathname.startsWith('/control/')) {
    send(response, () => ({ status: 200, body: answerControl(simulator, url.pathname, body) }))
    return
  }
  const call = `${request.method ?? ''} ${url.pathname}`
  const fault = takeFault(simulator.faults, call)
  if (fault !== null && fault !== 'lost') {
    simulator.calls.push({ call, body, status: 0 })
    answerFault(fault, response)
    return
  }
  const answered = send(fault === 'lost' ? null : response, () => {
    if (request.headers.authorization !== expected) throw new Refusal(401, 'Authentication failed')
    const idempotency = request.headers['x-refund-idempotency']
    const { emitted, ...answer } = answerApi(
      simulator.records,
      {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        body,
        idempotency: typeof idempotency === 'string' ? idempotency : null,
      },
      now(),
    )
    simulator.webhooks.emit(emitted, now())
    return { status: 200, body: answer.body }
  })
  simulator.calls.push({ call, body, status: answered })
  if (fault === 'lost') answerFault(fault, response)
}

function send(response: http.ServerResponse | null, work: () => { status: number; body: object }): number {
  let answer: { status: number; body: object }
  try {
    answer = work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    answer = { status: error.status, body: error.toJson() }
  }
  response
    ?.writeHead(answer.status, { ...anyOrigin, 'content-type': 'application/json' })
    .end(JSON.stringify(answer.body))
  return answer.status
}

function readJson(body: string): unknown {
  if (body === '') return {}
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
