import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import type { ProviderSettings } from '#server/ports/sign-in.ts'
import type { processRows } from './server-settings.ts'
import { oneOf, webAddress } from './setting.ts'
import type { Misfit, SettingRows, Values } from './setting.ts'

const googleIssuer = 'https://accounts.google.com'
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/
const wellKnown = /\/\.well-known\/openid-configuration$/
const name = z.string().trim().max(40, 'must be at most 40 characters')

/** The settings of the ways to sign in. */
export const signInRows = {
  CODE_SIGN_IN: {
    says: 'on or off: whether a code that is mailed signs in. With off the sign-in page goes to the OpenID provider by itself.',
    default: 'on',
    schema: oneOf(['on', 'off']),
  },
  OPENID_ISSUER: {
    says: 'An OpenID provider to sign in with, by the address that it calls its issuer, like https://id.example/realms/home; there the redirect address is PUBLIC_URL/api/auth/callback, for signing in and for logging out. Empty leaves the button out.',
    schema: webAddress().transform((address) => address.replace(wellKnown, '')),
  },
  OPENID_CLIENT_ID: { says: 'The id of the client that Précis is there.', schema: z.string() },
  OPENID_CLIENT_SECRET: { says: 'The secret of that client.', schema: z.string() },
  OPENID_NAME: { says: 'What the button calls the provider.', default: 'OpenID', schema: name },
  OPENID_SCOPES: {
    says: 'The scopes that are asked for, by blanks.',
    default: 'openid email profile',
    schema: z
      .string()
      .regex(
        /^(?:[\x21\x23-\x5b\x5d-\x7e]+ +)*openid(?: +[\x21\x23-\x5b\x5d-\x7e]+)*$/,
        'must be scopes by blanks, with openid',
      ),
  },
  OPENID_EMAILS: {
    says: 'verified takes addresses that the provider says it has verified; trusted takes those as well of which it does not say, as Entra does: only where nobody chooses their own address there.',
    default: 'verified',
    schema: oneOf(['verified', 'trusted']),
  },
  OPENID_ADMIN_GROUP: {
    says: 'The group of the provider whose members are admins here, for as long as they are members: looked at with each sign-in by the provider, and good for seven days.',
    schema: z.string(),
  },
  OPENID_GROUPS_CLAIM: {
    says: 'The claim that names the groups of a person.',
    default: 'groups',
    schema: z.string(),
  },
  GOOGLE_CLIENT_ID: {
    says: 'Continue with Google: the id of an OAuth client from https://console.cloud.google.com/apis/credentials, whose redirect address is PUBLIC_URL/api/auth/callback. Empty leaves the button out.',
    schema: z.string(),
  },
  GOOGLE_CLIENT_SECRET: { says: 'The secret of that client.', schema: z.string() },
  GOOGLE_ISSUER: {
    says: "Another OpenID provider in Google's place that asks which account to take, as Google does.",
    default: googleIssuer,
    schema: webAddress(),
  },
  GOOGLE_NAME: { says: 'What the button calls the provider.', default: 'Google', schema: name },
  PROXY_EMAIL_HEADER: {
    says: 'The header in which a proxy of TRUST_PROXY names the address of who is signed in there, like X-Forwarded-Email. The proxy has to replace what a caller sends under that name. Empty believes no header.',
    schema: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]{2,63}$/, 'must be the name of a header, like X-Forwarded-Email')
      .toLowerCase(),
  },
  PROXY_LOGOUT_URL: {
    says: 'Where Logout leads for those whom the proxy signs in, like https://auth.example/logout.',
    schema: webAddress(),
  },
} as const satisfies SettingRows

type SignInValues = Values<typeof signInRows>

/** Gathers the OpenID provider: that of the house, or Google; `null` without one. */
export function toIdentitySettings(values: SignInValues): ProviderSettings | null {
  const { OPENID_ISSUER: issuer, OPENID_ADMIN_GROUP: group, OPENID_GROUPS_CLAIM: claim } = values
  const isOwn = issuer !== null
  const clientId = isOwn ? values.OPENID_CLIENT_ID : values.GOOGLE_CLIENT_ID
  const clientSecret = isOwn ? values.OPENID_CLIENT_SECRET : values.GOOGLE_CLIENT_SECRET
  if (clientId === null || clientSecret === null) return null
  return Object.freeze({
    name: isOwn ? values.OPENID_NAME : values.GOOGLE_NAME,
    issuer: issuer ?? values.GOOGLE_ISSUER,
    clientId,
    clientSecret,
    scopes: values.OPENID_SCOPES,
    asksForAccount: !isOwn,
    trustsEmails: values.OPENID_EMAILS === 'trusted',
    admins: group === null ? null : { claim, group },
  })
}

const ownParts = ['OPENID_ISSUER', 'OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET'] as const
const googleParts = ['GOOGLE_ISSUER', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const

/** Names what the provider lacks; half a provider would look like none. */
export function findMissingIdentity(values: Values<typeof signInRows & typeof processRows>): Misfit {
  const isOwn = [...ownParts, 'OPENID_ADMIN_GROUP' as const].some((part) => values[part] !== null)
  const isGoogle = values.GOOGLE_CLIENT_ID !== null || values.GOOGLE_CLIENT_SECRET !== null
  if (isOwn && isGoogle)
    return { name: 'OPENID_ISSUER', reason: 'does not go with GOOGLE_CLIENT_ID: there is one provider' }
  const parts = isOwn ? ownParts : googleParts
  const missing = parts.find((part) => values[part] === null)
  const isWanted = isOwn || isGoogle || values.GOOGLE_ISSUER !== googleIssuer
  const others = parts.filter((part) => part !== missing).join(' or ')
  if (isWanted && missing !== undefined) return { name: missing, reason: `is needed with ${others}` }
  const { protocol, hostname } = new URL(values[parts[0]] ?? googleIssuer)
  if (protocol === 'https:' || (loopback.test(hostname) && values.NODE_ENV !== 'production')) return null
  return {
    name: parts[0],
    reason: 'must begin with https://; only a stand-in on this machine may do without, and not in production',
  }
}

/** Names the code that is off although nothing else signs in. */
export function findNoWayIn(values: SignInValues): Misfit {
  const hasOther = toIdentitySettings(values) !== null || values.PROXY_EMAIL_HEADER !== null
  if (values.CODE_SIGN_IN === 'on' || hasOther) return null
  return { name: 'CODE_SIGN_IN', reason: 'must be on without a provider and PROXY_EMAIL_HEADER' }
}

/** Names the proxies that a header of theirs is believed of, where these are none or may be anybody. */
export function findAnyProxy(values: Values<typeof signInRows & typeof processRows>): Misfit {
  const { PROXY_EMAIL_HEADER: header, TRUST_PROXY: proxies } = values
  if (header === null || (proxies.length > 0 && !isAnybody(proxies))) return null
  return { name: 'TRUST_PROXY', reason: 'has to name your proxies alone with PROXY_EMAIL_HEADER' }
}

/** Ranges hold more of 256 addresses all over the internet than networks of one's own do. */
function isAnybody(ranges: readonly string[]): boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const isV4 = isIP(address) === 4
    list.addSubnet(address, Number(bits ?? (isV4 ? 32 : 128)), isV4 ? 'ipv4' : 'ipv6')
  }
  const first = Array.from({ length: 256 }, (_, at) => at)
  const inV4 = first.filter((at) => list.check(`${at}.9.9.9`) || list.check(`::ffff:${at}.9.9.9`, 'ipv6'))
  const inV6 = first.filter((at) => list.check(`${at.toString(16)}00::9`, 'ipv6'))
  return Math.max(inV4.length, inV6.length) > 4
}
