/** The permissions of an API key, in the order in which they are offered. */
export const keyScopes = ['summarize', 'read', 'ask', 'library', 'webhooks'] as const
export type KeyScope = (typeof keyScopes)[number]

/** The ends that are offered for a key, in days; `null` is none. */
export const keyDays = [30, 90, 365, null] as const
export type KeyDays = (typeof keyDays)[number]

/** So many keys an account may have. */
export const maxKeys = 20

/** So many characters the name of a key may have. */
export const maxKeyName = 60

/** So many calls one key may make in a minute. */
export const keyCallsPerMinute = 120

/** So many of the newest calls of a key are shown. */
export const maxKeyCalls = 100
