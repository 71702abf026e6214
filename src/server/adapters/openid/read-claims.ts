import { z } from 'zod'
import { IdentityFailure } from '#server/ports/identity-provider.ts'
import type { Identity } from '#server/ports/identity-provider.ts'
import { isStorable, toStorable } from '#server/lib/storable-text.ts'

const claimsSchema = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1).max(255).refine(isStorable),
  email: z.string().refine(isStorable).optional(),
  email_verified: z.unknown().optional(),
  name: z.string().optional().catch(undefined),
})

/** What a provider says of a person. */
export type Claims = z.output<typeof claimsSchema>

/** The claims out of a token or an answer. @throws IdentityFailure `failed` */
export function readClaims(value: unknown): Claims {
  const parsed = claimsSchema.safeParse(value)
  if (!parsed.success) throw new IdentityFailure('failed', { cause: parsed.error })
  return parsed.data
}

/** The person whom claims are about. Nothing but `true` is a verified address. @throws IdentityFailure `email-unverified` */
export function toIdentity({ iss, sub, email, email_verified: isVerified, name }: Claims): Identity {
  if (isVerified !== true || email === undefined) throw new IdentityFailure('email-unverified')
  return { issuer: iss, subject: sub, email, name: name === undefined ? null : toStorable(name) }
}
