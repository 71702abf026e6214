import { Readable } from 'node:stream'
import { AppError } from '#server/lib/app-error.ts'
import { guardedRequest, PrivateAddress } from '#server/lib/outbound/guarded-request.ts'
import type { AddressRules } from '#server/lib/outbound/guarded-request.ts'
import type { FeedFetch } from './feed-reader.ts'

/** A GET of `http` and `https` that connects to allowed addresses alone. What an answer packs stays packed. */
export function createGuardedFetch(rules: AddressRules): FeedFetch {
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

function toResponse(answer: Answer): Response {
  const { statusCode: status = 0, headers } = answer
  const known = ['location', 'etag', 'last-modified'].flatMap((name): [string, string][] => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  const hasBody = status >= 200 && ![204, 205, 304].includes(status)
  if (!hasBody) answer.destroy()
  return new Response(hasBody ? Readable.toWeb(answer) : null, { status, headers: known })
}

function notPublic(cause?: unknown): AppError {
  const detail = 'We can only read feeds and transcripts on the public internet.'
  return new AppError('INVALID_LINK', detail, cause === undefined ? {} : { cause })
}
