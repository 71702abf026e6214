import type { CustomFetch } from 'openid-client'
import { readBoundedBody } from '#server/lib/bounded-body.ts'
import { IdentityFailure } from '#server/ports/identity-provider.ts'

/** The part of `fetch` that is used; a test replaces it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

type Limits = { callMs: number; maxBytes: number; signal: AbortSignal }

/** A `fetch` that ends in time, reads no more than it may, and follows no redirects. Its failures are `unavailable`. */
export function limitFetch(fetch: Fetch, { callMs, maxBytes, signal }: Limits): CustomFetch {
  return async (url, { method, headers, body: sent }) => {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(callMs)])
    try {
      const answer = await fetch(url, {
        method,
        headers,
        body: sent ?? null,
        redirect: 'manual',
        signal: inTime,
      })
      if (answer.status >= 500) throw new Error(`The provider answered ${answer.status}`)
      const body = await readBoundedBody(answer, maxBytes)
      return new Response(body.byteLength === 0 ? null : body, {
        status: answer.status,
        headers: answer.headers,
      })
    } catch (cause) {
      signal.throwIfAborted()
      throw new IdentityFailure('unavailable', { cause })
    }
  }
}
