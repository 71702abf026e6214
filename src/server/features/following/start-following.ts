import type { FollowWorkDeps } from './context.ts'
import { workOnFollowing } from './work.ts'

/** The work on what is followed, in this process. */
export type Following = {
  /** Begins no more work, ends what is asked for outside, and waits for it. */
  stop: () => Promise<void>
}

/** How long a process waits that found nothing to do, in ms. */
const idleMs = 5000
const busyMs = 100

/** Works on what is followed until it is stopped, beside any number of other processes. */
export function startFollowing(deps: FollowWorkDeps): Following {
  const stopping = new AbortController()
  const { signal } = stopping
  const work = (async (): Promise<void> => {
    while (!signal.aborted) {
      const found = await workOnFollowing(deps, signal).catch((error: unknown) => {
        if (!signal.aborted) deps.log.warn({ err: error }, 'what is followed could not be worked on')
        return 0
      })
      await deps.clock.wait(found > 0 ? busyMs : idleMs, signal)
    }
  })()
  return {
    stop: async () => {
      stopping.abort(new DOMException('The server stops', 'AbortError'))
      await work
    },
  }
}
