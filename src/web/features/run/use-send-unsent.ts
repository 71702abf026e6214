import { useEffect } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { apiEvents } from '#web/api/api-events.ts'
import { queryClient } from '#web/api/query-client.ts'
import { recentKey } from './queries.ts'
import { requestBody } from './request.ts'
import type { SummaryRequest } from './request.ts'
import { claimRequest, isHeld, isUnsent, readUnsent, removeUnsent, subscribeUnsent } from './unsent.ts'

/**
 * Sends the requests whose page was left before they went out, on whatever page and in whatever tab, each of
 * them once. Its summary is found again on the home page; a refusal is said there.
 */
export function useSendUnsent(): void {
  useEffect(() => {
    const leaving = new AbortController()
    const tried = new Set<string>()
    function sendAll(): void {
      if (!navigator.onLine) return
      for (const { id, request } of readUnsent()) {
        if (request.kind === 'transcript' || tried.has(id) || isHeld(id)) continue
        tried.add(id)
        sendUnsent(id, request, leaving.signal).catch((error: unknown) => {
          if (isWorthAnotherTry(error)) tried.delete(id)
        })
      }
    }
    sendAll()
    const unsubscribe = subscribeUnsent(sendAll)
    window.addEventListener('online', sendAll)
    return () => {
      leaving.abort()
      unsubscribe()
      window.removeEventListener('online', sendAll)
    }
  }, [])
}

/** Sends a request until the server acknowledges it with the first event; the run goes on by itself. */
async function sendUnsent(id: string, request: SummaryRequest, signal: AbortSignal): Promise<void> {
  const claim = claimRequest(id, signal)
  const acknowledged = new AbortController()
  const onEvent = (): void => {
    removeUnsent(id)
    acknowledged.abort()
  }
  try {
    await claim.granted
    if (!isUnsent(id)) return
    const ending = AbortSignal.any([signal, acknowledged.signal])
    await apiEvents('POST /api/summarize', { body: requestBody(request) }, { signal: ending, onEvent })
  } catch (error) {
    if (!acknowledged.signal.aborted) throw error
  } finally {
    claim.release()
  }
  await queryClient.invalidateQueries({ queryKey: recentKey })
}

/** A refusal is said on the home page; the next connection may let through what broke. */
function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof ApiError && error.problem === null
}
