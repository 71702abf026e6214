import type { Orm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import { renewFollowers } from './followers.ts'
import type { Follower } from './followers.ts'
import type { RunTimes } from './queue.ts'

/** Keeps the followers that are connected to this process counted. */
export type FollowerLeases = {
  /** Holds one connection more of a follower. */
  hold: (follower: Follower) => void
  /** Gives one up; `true` when it was the last one here. */
  drop: (follower: Follower) => boolean
  close: () => void
}

type Options = {
  orm: Orm
  log: Log
  times: RunTimes
  /** Keeps the places of these followers in the allowance. */
  renewPlaces: (placeIds: string[]) => Promise<void>
}

/** Renews all leases of this process with one statement a beat, so that a dead process's followers count no more. */
export function openFollowerLeases({ orm, log, times, renewPlaces }: Options): FollowerLeases {
  const held = new Map<string, { follower: Follower; connections: number }>()

  async function renew(): Promise<void> {
    if (held.size === 0) return
    const followers = [...held.values()].map(({ follower }) => follower)
    await renewFollowers(orm, followers, times.leaseMs)
    await renewPlaces([...new Set(followers.map(({ placeId }) => placeId))])
  }

  const beat = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ err: error }, 'followers could not be renewed'))
  }, times.beatMs)
  return {
    hold: (follower) => {
      const connections = held.get(nameOf(follower))?.connections ?? 0
      held.set(nameOf(follower), { follower, connections: connections + 1 })
    },
    drop: (follower) => {
      const connections = held.get(nameOf(follower))?.connections ?? 1
      if (connections > 1) held.set(nameOf(follower), { follower, connections: connections - 1 })
      else held.delete(nameOf(follower))
      return connections === 1
    },
    close: () => clearInterval(beat),
  }
}

function nameOf({ runId, placeId }: Follower): string {
  return `${runId}/${placeId}`
}
