import { useEffect, useEffectEvent } from 'react'
import type { Run } from '#contract/runs.ts'
import { useAccount } from '#web/lib/account.ts'
import { api } from '#web/lib/api.ts'
import { usePageDialog } from '#web/lib/page-dialog.ts'
import { accountState } from '#web/lib/query-client.ts'
import { useIdle } from '#web/ui/use-page-phase.ts'
import { requestOfRun } from './request.ts'
import type { WorkRequest } from './request.ts'
import { readStoredRun, takeStoredRequest } from './stored-requests.ts'

type Options = {
  /** The page shows nothing yet. */
  isEmpty: boolean
  run: (request: WorkRequest, options?: { runId: string; isElsewhere?: boolean }) => Promise<void>
}

/** Resumes what a reload interrupted, what waited for a sign-in, and what was begun in another tab or elsewhere. */
export function useResume({ isEmpty, run }: Options): void {
  const { status } = useAccount()
  const isSigningIn = usePageDialog() !== null
  const isIdle = useIdle()
  const resume = useEffectEvent(run)
  const followElsewhere = useEffectEvent((found: Run | null) => {
    if (found === null || !isEmpty) return
    void run(requestOfRun(found), { runId: found.runId, isElsewhere: true })
  })
  useEffect(() => {
    const stored = readStoredRun()
    if (stored !== null) void resume(stored.request, { runId: stored.runId })
  }, [])
  useEffect(() => {
    // Every other page is about something of its own.
    const isHome = /^\/(?:home)?$/.test(location.pathname)
    if (!isIdle || !isHome || readStoredRun() !== null) return
    // Without an answer there is nothing to follow.
    void api('GET /api/runs').then(
      ({ runs: [newest] }) => followElsewhere(newest ?? null),
      () => undefined,
    )
  }, [isIdle])
  useEffect(() => {
    if (status !== 'signed-in') return
    const request = takeStoredRequest()
    if (request !== null) void resume(request)
  }, [status])
  // A request whose sign-in was closed does not start by itself later.
  useEffect(() => {
    if (!isSigningIn) return undefined
    return () => {
      if (accountState().status === 'signed-out') takeStoredRequest()
    }
  }, [isSigningIn])
}
