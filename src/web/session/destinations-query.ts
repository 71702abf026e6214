import type { DestinationView } from '#contract/destinations.ts'
import { destinationNames } from '#messages/destination-names.ts'
import { api } from '#web/api/api.ts'

/** The destinations of the account, read again whenever they are shown: one may have failed since. */
export const destinationsQuery = {
  queryKey: ['destinations'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api('GET /api/destinations', {}, { signal }),
  staleTime: 0,
}

/** The name of a destination. */
export function nameOfDestination({ kind, name }: Pick<DestinationView, 'kind' | 'name'>): string {
  return kind === 'readwise' || name === ''
    ? destinationNames.kinds[kind]
    : destinationNames.named[kind](name)
}
