/** The values that identify one attempt to sign in at its return; stored by the browser alone. */
export type IdentityAttempt = { state: string; nonce: string; codeVerifier: string }

/** A user as the provider identifies them: `issuer` and `subject` never change, the address is verified. */
export type Identity = {
  issuer: string
  subject: string
  email: string
  name: string | null
  /** They are of the group whose members are admins; `null` where no group is. */
  isAdmin: boolean | null
  /** The address that ends the session at the provider and leads back; `null` without one. */
  logoutUrl: string | null
}

/** The `state` with which a provider sends those back who have logged out there. */
export const loggedOutState = 'logged-out'

/**
 * The reason for which no user was identified. `unavailable`: the provider is down, slow or does not answer
 * as one; `cancelled`: the person turned back; `email-unverified`: it does not vouch for the address;
 * `failed`: the answer is not one to this attempt.
 */
export type IdentityFailureKind = 'unavailable' | 'cancelled' | 'email-unverified' | 'failed'

/** The failure of an attempt; neither message nor cause holds a token or an address. */
export class IdentityFailure extends Error {
  override name = 'IdentityFailure'
  readonly kind: IdentityFailureKind

  constructor(kind: IdentityFailureKind, options?: ErrorOptions) {
    super(`Nobody was identified: ${kind}`, options)
    this.kind = kind
  }
}

/** The settings of a provider that speaks OpenID Connect. */
export type ProviderSettings = Readonly<{
  /** As the button calls it. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
  scopes: string
  /** The person chooses an account each time, and is not taken for the one who is signed in there. */
  asksForAccount: boolean
  /** An address counts of which the provider does not say that it verified it. */
  trustsEmails: boolean
  /** The group whose members are admins, and the claim that names it; `null` without one. */
  admins: Readonly<{ claim: string; group: string }> | null
}>

/** A provider that identifies users by OpenID Connect. */
export type IdentityProvider = {
  /** The label of the button, like `Google`. */
  name: string
  /**
   * The address to send the person to, and the data to remember of it. `redirectUri` is the address to which
   * they come back.
   * @throws IdentityFailure `unavailable`; the signal's reason when it aborts
   */
  begin: (call: {
    redirectUri: string
    signal: AbortSignal
  }) => Promise<{ url: string; attempt: IdentityAttempt }>
  /**
   * The identity of the person who came back: `url` is the whole address that they came to, beginning with
   * the `redirectUri` of `begin`.
   * @throws IdentityFailure; the signal's reason when it aborts
   */
  finish: (call: { url: string; attempt: IdentityAttempt; signal: AbortSignal }) => Promise<Identity>
}

/** The description of a browser, by which its owner recognises it. */
export type BrowserDescription = {
  /** Like `Firefox on Windows`. */
  deviceName: string
  deviceType: 'mobile' | 'tablet' | 'desktop'
  /** `Unknown browser` when unknown. */
  browser: string
  /** `Unknown system` when unknown. */
  operatingSystem: string
}

/** The location of an address, in English; `null` when unknown. */
export type Location = { city: string | null; country: string | null }

/** Describes devices for their owner. */
export type DeviceDescriber = {
  /** From the header `user-agent`, whatever its content. */
  describeBrowser: (userAgent: string | undefined) => BrowserDescription
  /** The location of an IP address; never rejects. */
  findLocation: (address: string) => Promise<Location>
}
