/** How often a digest comes. */
export const digestFrequencies = ['daily', 'weekly', 'never'] as const
export type DigestFrequency = (typeof digestFrequencies)[number]

/** The digest of an account that begins to follow: each day at this hour of its zone, by email. */
export const firstDigest = { frequency: 'daily', hour: 8, weekday: 1 } as const

/** So many insights of a summary stand in a digest. */
export const digestInsights = 3

/** So many videos stand in one digest; the rest waits for the next. */
export const maxDigestEntries = 50

/** Days that a digest is stored. */
export const digestDays = 90

/** So many of the newest digests are in the feed. */
export const feedDigests = 20
