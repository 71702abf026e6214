type OutgoingPart = typeof import('./outgoing.ts')

let part: OutgoingPart | null = null

/** Loads what stores a request until it is sent; it is no part of the first load. Rejects without a connection. */
export async function loadOutgoing(): Promise<OutgoingPart> {
  part ??= await import('./outgoing.ts')
  return part
}

/** The same where it is loaded. A request that is made before that is sent all the same, and stored nowhere. */
export function loadedOutgoing(): OutgoingPart | null {
  return part
}
