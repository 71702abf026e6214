import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { purposeKey } from '#server/features/accounts/service.ts'
import { readSignedCookie, setCookie, signValue } from '#server/http/signed-cookie.ts'
import type { IdentityAttempt } from '#server/ports/identity-provider.ts'
import type { ProviderNeeds } from './provider-needs.ts'

const cookie = 'oauth'
const attemptSeconds = 600

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  expiresAt: z.number(),
})

/** An attempt to sign in by a provider, and where to go on afterwards. */
export type Attempt = IdentityAttempt & { returnTo: string }

type RawCall = { request: FastifyRequest; reply: FastifyReply }

/** Leaves an attempt with the browser that makes it, for ten minutes. Nobody else can come back with its answer. */
export function keepAttempt({ secret, clock }: ProviderNeeds, call: RawCall, attempt: Attempt): void {
  const kept: z.input<typeof attemptSchema> = { ...attempt, expiresAt: clock.now() + attemptSeconds * 1000 }
  const text = Buffer.from(JSON.stringify(kept)).toString('base64url')
  const value = signValue(text, purposeKey(secret, 'identity cookie'))
  setCookie(call, cookie, { value, maxAgeSeconds: attemptSeconds })
}

/** The attempt that this browser made, which it forgets; `null` when it made none or took too long. */
export function takeAttempt({ secret, clock }: ProviderNeeds, call: RawCall): Attempt | null {
  const text = readSignedCookie(call.request, cookie, purposeKey(secret, 'identity cookie'))
  if (text === null) return null
  setCookie(call, cookie, { value: '', maxAgeSeconds: 0 })
  const { expiresAt, ...attempt } = attemptSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return expiresAt > clock.now() ? attempt : null
}
