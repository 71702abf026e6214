import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { emailPattern, normalizeEmail } from '#product/email.ts'
import { field, separatedByCommas, optionalAddress, optionalText } from './field.ts'

const addresses = field(
  separatedByCommas(normalizeEmail).refine(
    (entries) => entries.every((entry) => emailPattern.test(entry)),
    'must be addresses separated by commas',
  ),
)

/** The variables about accounts. */
export const accountFields = { ADMIN_EMAILS: addresses, PRIVILEGED_EMAILS: addresses }

/** Whose accounts may do more. */
export type AccountSettings = Readonly<{
  /** In lower case; they run the site. */
  adminEmails: ReadonlySet<string>
  /** In lower case; they may do what paid plans may. */
  privilegedEmails: ReadonlySet<string>
}>

/** Names the values for the program. */
export function toAccountSettings(values: z.output<z.ZodObject<typeof accountFields>>): AccountSettings {
  return {
    adminEmails: new Set(values.ADMIN_EMAILS),
    privilegedEmails: new Set(values.PRIVILEGED_EMAILS),
  }
}

const googleIssuer = 'https://accounts.google.com'
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** The variables about sign-in by another provider. */
export const identityFields = {
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: optionalAddress.transform((issuer) => issuer ?? googleIssuer),
  GOOGLE_NAME: field(z.string().trim().max(40, 'must be at most 40 characters').default('Google')),
}

/** The OpenID provider to sign in with; `null` without one. */
export type IdentitySettings = Readonly<{
  identity: Readonly<{
    /** As the button calls it. */
    name: string
    issuer: string
    clientId: string
    clientSecret: string
  }> | null
}>

type Values = z.output<z.ZodObject<typeof identityFields>>

/** Names the values for the program. */
export function toIdentitySettings(values: Values): IdentitySettings {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values
  if (clientId === null || clientSecret === null) return { identity: null }
  const { GOOGLE_ISSUER: issuer, GOOGLE_NAME: name } = values
  return { identity: Object.freeze({ name, issuer, clientId, clientSecret }) }
}

/** What is wrong with settings of the provider that are each right; half a provider would look like none. */
export function missingIdentitySetting(
  values: Values & { NODE_ENV: string },
): { name: string; reason: string } | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values
  const isWanted = clientId !== null || clientSecret !== null || issuer !== googleIssuer
  if (isWanted && clientId === null)
    return { name: 'GOOGLE_CLIENT_ID', reason: 'is needed with GOOGLE_CLIENT_SECRET or GOOGLE_ISSUER' }
  if (isWanted && clientSecret === null)
    return { name: 'GOOGLE_CLIENT_SECRET', reason: 'is needed with GOOGLE_CLIENT_ID or GOOGLE_ISSUER' }
  const { protocol, hostname } = new URL(issuer)
  if (protocol === 'https:') return null
  return loopback.test(hostname) && values.NODE_ENV !== 'production'
    ? null
    : {
        name: 'GOOGLE_ISSUER',
        reason:
          'must begin with https://; only a stand-in on this machine may do without, and not in production',
      }
}

/** The variable about where addresses are. */
export const locationFields = {
  GEOIP_DB: field(
    z
      .string()
      .refine(isReadable, 'must be the path of a file that can be read')
      .transform((file) => path.resolve(file))
      .nullable()
      .default(null),
  ),
}

/** Where addresses are looked up. */
export type LocationSettings = Readonly<{
  /** Absolute path of a database in MaxMind's format; `null` knows no place. */
  geoipFile: string | null
}>

/** Names the value for the program. */
export function toLocationSettings({
  GEOIP_DB: file,
}: z.output<z.ZodObject<typeof locationFields>>): LocationSettings {
  return { geoipFile: file }
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return true
  } catch {
    return false
  }
}
