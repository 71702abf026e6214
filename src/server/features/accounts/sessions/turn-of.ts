import type { Actor } from '#server/features/accounts/context.ts'
import type { Caller } from '#server/lib/turn-order.ts'

/**
 * Whose turn the work of a caller takes: an account has its own; browsers without one share the turns of their network, since a
 * new cookie costs nothing, and take turns among each other.
 */
export function turnOf({
  user,
  visitorId,
  network,
}: Pick<Actor, 'visitorId' | 'network'> & { user: { id: string } | null }): Caller {
  if (user !== null) return { id: `account/${user.id}`, group: `account/${user.id}` }
  const group = `network/${network}`
  return { id: visitorId === null ? group : `visitor/${visitorId}`, group }
}
