import { mailRequests } from './mail-requests.ts'
import type { SupportNeeds } from './needs.ts'

const sweepMs = 60_000

/** Begins to mail, once a minute, what could not be mailed before; any number of nodes may. */
export function startSupportSweep(needs: SupportNeeds): { stop: () => void } {
  const stopping = new AbortController()
  let sweeping = false
  const timer = setInterval(() => {
    if (sweeping) return
    sweeping = true
    mailRequests(needs, stopping.signal)
      .catch((error: unknown) => needs.log.warn({ err: error }, 'help requests could not be mailed'))
      .finally(() => {
        sweeping = false
      })
  }, sweepMs)
  return {
    stop: () => {
      clearInterval(timer)
      stopping.abort()
    },
  }
}
