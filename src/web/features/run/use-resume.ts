import { useEffect, useEffectEvent } from 'react'
import type { Run } from '#contract/runs.ts'
import { accountState } from '#web/session/account-state.ts'
import { useAccount } from '#web/session/account.ts'
import { currentPage } from '#web/session/page-address.ts'
import { usePageDialog } from '#web/session/page-dialog.ts'
import { useIdle } from '#web/ui/use-page-phase.ts'
import { loadLater } from './load-later.ts'
import type { FoundResult } from './reducer.ts'
import { requestOfRun } from './request.ts'
import type { WorkRequest } from './request.ts'
import { readStoredRun, takeStoredRequest } from './stored-requests.ts'

/** The way a request is carried out: by a new run, or by following an existing one. */
export type RunOptions = {
  runId?: string
  /** The stored request that is sent; it was made on a page that was left. */
  unsentId?: string
  /** The run was begun in another tab or on another device, so it holds up no request of this page. */
  isElsewhere?: boolean
}

type ResumeOptions = {
  /** The page shows nothing yet. */
  isEmpty: boolean
  run: (request: WorkRequest, options?: RunOptions) => Promise<void>
  /** Shows what ended while no page looked. */
  show: (found: FoundResult) => void
}

/**
 * Resumes what a reload interrupted, what waited for a sign-in, and what was begun in another tab or
 * elsewhere; shows what has ended since then.
 */
export function useResume({ isEmpty, run, show }: ResumeOptions): void {
  const { status } = useAccount()
  const isSigningIn = usePageDialog() !== null
  const isIdle = useIdle()
  const resume = useEffectEvent(run)
  const handleFound = useEffectEvent((found: Run | FoundResult | null) => {
    if (found === null || !isEmpty) return
    if ('outcome' in found) show(found)
    else void run(requestOfRun(found), { runId: found.runId, isElsewhere: true })
  })
  const look = useEffectEvent(async () => {
    const { lookElsewhere } = await loadLater()
    handleFound(await lookElsewhere())
  })
  const resumeUnsent = useEffectEvent(async () => {
    const { findUnsent } = await loadLater()
    // A link in the address is what the page was opened for; the other request is sent all the same.
    const unsent = location.search === '' && isEmpty ? findUnsent({ ofAnyPage: isHome() }) : null
    if (unsent === null) return
    await run(unsent.request, { unsentId: unsent.id })
    // Another tab may have sent it.
    if (isHome()) await look().catch(() => undefined)
  })
  useEffect(() => {
    const stored = readStoredRun()
    if (stored !== null) void resume(stored.request, { runId: stored.runId })
    // Without it a request is sent by this page alone.
    resumeUnsent().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (!isIdle || !isHome() || readStoredRun() !== null) return
    // Without an answer there is nothing to show; the list below the field says so.
    look().catch(() => undefined)
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

/** Every other page is about something of its own. */
function isHome(): boolean {
  return /^\/(?:home)?$/.test(currentPage())
}
