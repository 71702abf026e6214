import { z } from 'zod'
import { isStorable, toStorable } from '#core/storable-text.ts'
import { IdentityFailure } from '#server/ports/sign-in.ts'
import type { Identity, ProviderSettings } from '#server/ports/sign-in.ts'

type ClaimRules = Pick<ProviderSettings, 'trustsEmails' | 'admins'>

const claimsSchema = z.looseObject({
  iss: z.string().min(1),
  sub: z.string().min(1).max(255).refine(isStorable),
  email: z.string().refine(isStorable).optional(),
  email_verified: z.unknown().optional(),
  name: z.string().optional().catch(undefined),
})

/** The provider's statements about a person. */
type Claims = z.output<typeof claimsSchema>

/** The claims out of a token or an answer. @throws IdentityFailure `failed` */
export function readClaims(value: unknown): Claims {
  const parsed = claimsSchema.safeParse(value)
  if (!parsed.success) throw new IdentityFailure('failed', { cause: parsed.error })
  return parsed.data
}

/** Claims say all that is read; else the provider has to be asked for the rest. */
export function isWhole(claims: Claims, { admins }: ClaimRules): boolean {
  const read = ['email', 'email_verified', ...(admins === null ? [] : [admins.claim])]
  return read.every((name) => claims[name] !== undefined)
}

const groupsSchema = z.union([z.array(z.unknown()), z.string().transform((group) => [group])]).catch([])

/**
 * The person whom claims are about. Nothing but `true` is a verified address; where the operator trusts the
 * provider with addresses, one of which it says nothing counts as well.
 * @throws IdentityFailure `email-unverified`
 */
export function toIdentity(
  claims: Claims,
  { trustsEmails, admins }: ClaimRules,
): Omit<Identity, 'logoutUrl'> {
  const { iss, sub, email, email_verified: isVerified, name } = claims
  const counts = isVerified === true || (isVerified === undefined && trustsEmails)
  if (!counts || email === undefined) throw new IdentityFailure('email-unverified')
  return {
    issuer: iss,
    subject: sub,
    email,
    name: name === undefined ? null : toStorable(name),
    isAdmin: admins === null ? null : groupsSchema.parse(claims[admins.claim]).includes(admins.group),
  }
}
