import { ApiError } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { waitForConnection } from './send-when-online.ts'

const maxTries = 4

/** Cancels a run and its reservation at once; `false` when it was finished. Never throws. */
export async function cancelRun(runId: string): Promise<boolean> {
  const { signal } = new AbortController()
  for (let tries = 1; tries <= maxTries; tries += 1) {
    try {
      return (await api('DELETE /api/runs/:id', { params: { id: runId } })).cancelled
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (isRefused || tries === maxTries) break
    }
    await waitForConnection(tries, { signal, retryAfterSeconds: 0 })
  }
  return true
}
