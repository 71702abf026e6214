/** The kinds of destinations, in the order in which they are offered. */
export const destinationKinds = ['readwise', 'notion', 'folder'] as const
export type DestinationKind = (typeof destinationKinds)[number]

/** The rules of what goes to a destination by itself; `button` sends only what its owner sends. */
export const destinationRules = ['highlights', 'summaries', 'digests', 'button'] as const
export type DestinationRule = (typeof destinationRules)[number]

/** So many destinations an account may have. */
export const maxDestinations = 10

/** So many summaries that were not sent are listed with the reason. */
export const maxListedFailures = 20

/** So many characters the token of a service, and the address of a location may have. */
export const maxDestinationText = 500
