import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { purposeKey } from '#server/features/accounts/secret.ts'
import { readSignedCookie, setCookie, signValue } from '#server/http/cookies.ts'
import type { IdentityAttempt } from '#server/ports/identity-provider.ts'
import type { SignInDeps } from '#server/features/accounts/context.ts'

const cookie = 'oauth'
const attemptSeconds = 600

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  expiresAt: z.number(),
})

/** An attempt to sign in with a provider, and the page to return to. */
export type Attempt = IdentityAttempt & { returnTo: string }

type RawCall = { request: FastifyRequest; reply: FastifyReply }

/** Stores an attempt in a cookie of the browser that makes it, for ten minutes: no other browser can finish it. */
export function setAttempt({ secret, clock }: SignInDeps, call: RawCall, attempt: Attempt): void {
  const stored: z.input<typeof attemptSchema> = { ...attempt, expiresAt: clock.now() + attemptSeconds * 1000 }
  const text = Buffer.from(JSON.stringify(stored)).toString('base64url')
  const value = signValue(text, purposeKey(secret, 'identity cookie'))
  setCookie(call, cookie, { value, maxAgeSeconds: attemptSeconds })
}

/** Reads and clears the attempt of this browser; `null` when it made none or took too long. */
export function takeAttempt({ secret, clock }: SignInDeps, call: RawCall): Attempt | null {
  const text = readSignedCookie(call.request, cookie, purposeKey(secret, 'identity cookie'))
  if (text === null) return null
  setCookie(call, cookie, { value: '', maxAgeSeconds: 0 })
  const { expiresAt, ...attempt } = attemptSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return expiresAt > clock.now() ? attempt : null
}
