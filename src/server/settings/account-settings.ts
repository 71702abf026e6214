import path from 'node:path'
import { z } from 'zod'
import { emailPattern, normalizeEmail } from '#product/email.ts'
import type { processRows } from './server-settings.ts'
import { mayBeUsed, separatedByCommas, webAddress } from './setting.ts'
import type { Misfit, SettingRows, Values } from './setting.ts'

const emails = separatedByCommas(normalizeEmail)
  .refine(
    (entries) => entries.every((entry) => emailPattern.test(entry)),
    'must be addresses separated by commas',
  )
  .transform((entries): ReadonlySet<string> => new Set(entries))

const googleIssuer = 'https://accounts.google.com'
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** The settings of accounts and sign-in. */
export const accountRows = {
  ADMIN_EMAILS: {
    name: 'adminEmails',
    says: 'Whose accounts see the admin page: addresses, by commas.',
    default: '',
    schema: emails,
  },
  PRIVILEGED_EMAILS: {
    name: 'privilegedEmails',
    says: 'Whose accounts may download summaries as paid plans may: addresses, by commas.',
    default: '',
    schema: emails,
  },
  GOOGLE_CLIENT_ID: {
    says: 'Continue with Google: the id of an OAuth client from https://console.cloud.google.com/apis/credentials, whose redirect address is PUBLIC_URL/api/auth/callback. Empty leaves the button out.',
    schema: z.string(),
  },
  GOOGLE_CLIENT_SECRET: { says: 'The secret of that client.', schema: z.string() },
  GOOGLE_ISSUER: {
    says: "Another OpenID provider in Google's place.",
    default: googleIssuer,
    schema: webAddress(),
  },
  GOOGLE_NAME: {
    says: 'What the button calls the provider.',
    default: 'Google',
    schema: z.string().trim().max(40, 'must be at most 40 characters'),
  },
  GEOIP_DB: {
    name: 'geoipFile',
    says: "A database of places in MaxMind's format (.mmdb), for the list of devices. Empty knows no places.",
    schema: z
      .string()
      .refine((file) => mayBeUsed(file, 'read'), 'must be the path of a file that can be read')
      .transform((file) => path.resolve(file)),
  },
} as const satisfies SettingRows

/** The OpenID provider to sign in with; `null` without one. */
export type IdentitySettings = Readonly<{
  /** As the button calls it. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
}> | null

type AccountValues = Values<typeof accountRows>

/** Gathers the OpenID provider. */
export function toIdentitySettings(values: AccountValues): IdentitySettings {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values
  if (clientId === null || clientSecret === null) return null
  return Object.freeze({ name: values.GOOGLE_NAME, issuer: values.GOOGLE_ISSUER, clientId, clientSecret })
}

/** Names what the provider lacks; half a provider would look like none. */
export function findMissingIdentity(values: Values<typeof accountRows & typeof processRows>): Misfit {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values
  const isWanted = clientId !== null || clientSecret !== null || issuer !== googleIssuer
  if (isWanted && clientId === null)
    return { name: 'GOOGLE_CLIENT_ID', reason: 'is needed with GOOGLE_CLIENT_SECRET or GOOGLE_ISSUER' }
  if (isWanted && clientSecret === null)
    return { name: 'GOOGLE_CLIENT_SECRET', reason: 'is needed with GOOGLE_CLIENT_ID or GOOGLE_ISSUER' }
  const { protocol, hostname } = new URL(issuer)
  if (protocol === 'https:' || (loopback.test(hostname) && values.NODE_ENV !== 'production')) return null
  return {
    name: 'GOOGLE_ISSUER',
    reason: 'must begin with https://; only a stand-in on this machine may do without, and not in production',
  }
}
