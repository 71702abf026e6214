import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Configuration } from 'oidc-provider'
import { interactionPolicy } from 'oidc-provider'
import { z } from 'zod'
import { findPerson } from './people.ts'

/** The one client that the stand-in knows. */
export const client = { id: 'precis', secret: 'simulated' }

const scopes = 'openid email profile'

/** The settings of the client, for a provider that asks for an account as Google does. */
export const clientSettings = {
  clientId: client.id,
  clientSecret: client.secret,
  scopes,
  asksForAccount: true,
  trustsEmails: false,
  admins: null,
}

/** The kinds of the stand-in. */
export type Kind = {
  /** Claims are in the token, as Google has them; else they have to be asked for. */
  claimsInToken: boolean
  /** A session is ended there as well, as by the providers that people host, and not by Google. */
  hasLogout: boolean
  /** The chooser is shown each time; else who has a session there goes through. */
  asksEachTime: boolean
  /** Those who were taken out of all groups. */
  groupless: ReadonlySet<string>
}

/** A provider with one client and PKCE demanded. */
export function createConfiguration({
  claimsInToken,
  hasLogout,
  asksEachTime,
  groupless,
}: Kind): Configuration {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        // Every address of this machine is taken, see the simulator.
        redirect_uris: ['http://127.0.0.1/api/auth/callback'],
        post_logout_redirect_uris: ['http://127.0.0.1/api/auth/callback'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    conformIdTokenClaims: !claimsInToken,
    // The provider would say of each of them that it should be set.
    ttl: {
      Interaction: minutes(10),
      Grant: minutes(60),
      Session: minutes(60),
      AccessToken: minutes(10),
      IdToken: minutes(10),
    },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: hasLogout, logoutSource: askForLogout },
    },
    interactions: { policy: chooserFirst(asksEachTime), url: (_context, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    findAccount: (_context, sub) => {
      const person = findPerson(sub)
      if (person === null) return undefined
      const { name, email, emailVerified, groups } = person
      const address = email === null ? {} : { email, email_verified: emailVerified }
      // The types know `email_verified` as a truth value; that a provider sends a word is what is tested.
      return {
        accountId: sub,
        claims: () => ({
          sub,
          name,
          groups: groupless.has(sub) ? undefined : groups,
          ...z.record(z.string(), z.any()).parse(address),
        }),
      }
    },
    // Nobody is asked for a consent: that is not what is tried here.
    loadExistingGrant: async ({ oidc }) => {
      const { client: asking, session, provider } = oidc
      const grant = new provider.Grant({
        clientId: asking?.clientId ?? '',
        accountId: session?.accountId ?? '',
      })
      grant.addOIDCScope(scopes)
      await grant.save()
      return grant
    },
  }
}

function minutes(count: number): number {
  return 60 * count
}

/** The page on which the session at the provider is ended; `form` is the form that it has to hold. */
const askForLogout: NonNullable<
  NonNullable<Configuration['features']>['rpInitiatedLogout']
>['logoutSource'] = (context, form) => {
  context.body = `<!doctype html><html lang="en"><title>Log out</title><h1>Log out of the house?</h1>${form}
    <button form="op.logoutForm" name="logout" value="yes">Yes, log me out</button></html>`
}

/** `prompt=select_account` is known. */
function chooserFirst(asksEachTime: boolean) {
  const policy = interactionPolicy.base()
  if (!asksEachTime) return policy
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: 'simulated', use: 'sig', alg: 'RS256' }
}
