/** Offers that a site has unless its operator switches them off, each with the flag of the policy for it. */
export const offers = { plans: 'hasPlans', sharing: 'hasSharing', codes: 'takesCodes' } as const

/** Something that a site may have or not: plans that are sold, links to share, codes to sign in. */
export type Offer = keyof typeof offers

/** The flags of a site, by which it has each offer or not. */
export type OfferFlags = Readonly<Record<(typeof offers)[Offer], boolean>>

/** The names of all offers. */
export const offerNames: readonly Offer[] = ['plans', 'sharing', 'codes']

/** The offers that a site lacks. */
export function missingOffers(flags: OfferFlags): Offer[] {
  return offerNames.filter((name) => !flags[offers[name]])
}

/**
 * Tells what this site has. The server names what it lacks in the root element of its pages, whose first
 * script sets the values, and in its own process before anything with words is loaded.
 */
export const hasPlans = !('without plans' in globalThis)
/** Summaries, lines and collections can be shared by links. */
export const hasSharing = !('without sharing' in globalThis)
/** A code that is mailed signs in. */
export const takesCodes = !('without codes' in globalThis)
