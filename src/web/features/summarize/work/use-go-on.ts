import { useEffect } from 'react'
import { isPerhapsSignedIn } from '#web/lib/sign-in-hint.ts'
import { readKeptRun } from './kept-run.ts'
import type { Order } from './summarizer-state.ts'

/** Goes on with what a reload interrupted, or with what waited for a sign-in that led away from the page. */
export function useGoOn(run: (order: Order, runId?: string) => void): void {
  useEffect(() => {
    const kept = readKeptRun()
    if (kept !== null) run(kept.order, kept.runId)
    else if (isPerhapsSignedIn()) void goOnAfterSignIn(run)
    // Once, when the page has come.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}

async function goOnAfterSignIn(run: (order: Order) => void): Promise<void> {
  const keeper = await import('./kept-order.ts').catch(() => null)
  const order = (await keeper?.takeKeptOrder()) ?? null
  if (order !== null) run(order)
}
