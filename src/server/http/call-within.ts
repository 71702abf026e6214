import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Method } from '#contract/route.ts'

const calls = new AsyncLocalStorage<true>()

/**
 * The server itself makes the current call, for a call that it is answering. The limits of an address, and of
 * the bodies in memory, were counted there.
 */
export function isCallWithin(): boolean {
  return calls.getStore() === true
}

type Init = {
  method: string
  headers: Headers
  body: Uint8Array<ArrayBuffer> | string | null
  signal: AbortSignal
}

/**
 * Makes calls of the application itself, without a connection: each passes the same hooks, limits and
 * permissions as one from outside, for the same caller. What is being sent when the signal aborts is broken
 * off, as by a caller who leaves.
 */
export function createCallWithin(app: FastifyInstance, { ip, host }: Pick<FastifyRequest, 'ip' | 'host'>) {
  return async (url: URL, { method, headers, body, signal }: Init): Promise<Response> => {
    signal.throwIfAborted()
    const asked = calls.run(true, () =>
      app.inject({
        method: readMethod(method),
        url: `${url.pathname}${url.search}`,
        headers: { ...Object.fromEntries(headers), host },
        remoteAddress: ip,
        payloadAsStream: true,
        ...(body === null ? {} : { payload: Buffer.from(body) }),
      }),
    )
    const reply = await untilAborted(asked, signal)
    signal.addEventListener('abort', () => reply.raw.res.destroy(), { once: true })
    // An answer without a body may have none, not even an empty one.
    const answer = reply.statusCode === 204 ? null : Readable.toWeb(reply.stream())
    return new Response(answer, {
      status: reply.statusCode,
      headers: { 'content-type': reply.headers['content-type'] ?? '' },
    })
  }
}

function readMethod(name: string): Method {
  const known = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((method) => method === name)
  if (known === undefined) throw new Error(`No such method: ${name}`)
  return known
}

type InjectedReply = Awaited<ReturnType<FastifyInstance['inject']>>

/** The reply, or the reason of the signal, whichever comes first; a late reply is broken off. */
async function untilAborted(asked: Promise<InjectedReply>, signal: AbortSignal): Promise<InjectedReply> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = (): void => {
    reject(signal.reason)
    asked.then(
      ({ raw }) => raw.res.destroy(),
      () => undefined,
    )
  }
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([asked, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
