import type { Orm } from '#server/db/database.ts'
import type { Log } from '#server/db/log.ts'
import { renewFollowers } from './followers.ts'
import type { Follower } from './followers.ts'
import type { RunTimes } from './run-queue.ts'

/** Keeps the followers that are connected to this process counted. */
export type FollowerLeases = {
  hold: (follower: Follower) => void
  drop: (follower: Follower) => void
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
  const held = new Map<string, Follower>()

  async function renew(): Promise<void> {
    if (held.size === 0) return
    const followers = [...held.values()]
    await renewFollowers(
      orm,
      followers.map(({ id }) => id),
      times.leaseMs,
    )
    await renewPlaces([...new Set(followers.map(({ placeId }) => placeId))])
  }

  const beat = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ err: error }, 'followers could not be renewed'))
  }, times.beatMs)
  return {
    hold: (follower) => void held.set(follower.id, follower),
    drop: ({ id }) => void held.delete(id),
    close: () => clearInterval(beat),
  }
}
