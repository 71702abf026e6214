import { Readable } from 'node:stream'
import { AppError } from '#core/app-error.ts'
import { guardedRequest, PrivateAddress } from './guarded-request.ts'
import type { AddressRules } from './guarded-request.ts'

/** A GET that follows no redirect. */
export type GuardedFetch = (
  url: URL,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>

/** A GET of `http` and `https` that connects to allowed addresses alone; packed answers stay packed. */
export function createGuardedFetch(rules: AddressRules): GuardedFetch {
  return async (url, { headers, signal }) => {
    if (!isWeb(url)) throw notPublic()
    try {
      const answer = await guardedRequest(url, { method: 'GET', headers, body: null }, { rules, signal })
      return toResponse(answer)
    } catch (cause) {
      throw cause instanceof PrivateAddress ? notPublic(cause) : cause
    }
  }
}

function isWeb({ protocol, username, password }: URL): boolean {
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

type Answer = Awaited<ReturnType<typeof guardedRequest>>

const passedOn = ['content-length', 'content-type', 'etag', 'last-modified', 'location'] as const

function toResponse(answer: Answer): Response {
  const { statusCode: status = 0, headers } = answer
  const known = passedOn.flatMap((name): [string, string][] => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  const hasBody = status >= 200 && ![204, 205, 304].includes(status)
  if (!hasBody) answer.destroy()
  return new Response(hasBody ? Readable.toWeb(answer) : null, { status, headers: known })
}

function notPublic(cause?: unknown): AppError {
  const detail = 'We can only read addresses on the public internet.'
  return new AppError('INVALID_LINK', detail, cause === undefined ? {} : { cause })
}

/** The first answer that is no redirect; `null` after too many of them, or one that leads nowhere. */
export async function followRedirects(
  get: (url: string) => Promise<Response>,
  url: string,
  maxRedirects: number,
): Promise<Response | null> {
  let next = url
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const response = await get(next)
    const location = isRedirect(response.status) ? response.headers.get('location') : null
    if (location === null) return response
    await response.body?.cancel()
    const target = URL.parse(location, next)
    if (target === null) return null
    next = target.href
  }
  return null
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304
}
