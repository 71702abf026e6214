import { useSyncExternalStore } from 'react'
import type { PlanId } from '#product/plans.ts'

/** Why somebody is asked to sign in; the title and the first words of the dialog follow from it. */
export type SignInReason = 'account' | 'free-summaries' | 'continue'

/** A plan that can be bought. */
export type PaidPlanId = Exclude<PlanId, 'free'>

/** A dialog that any page can ask for. */
export type PageDialog =
  | { name: 'sign-in'; reason: SignInReason; onSignedIn?: () => void }
  | { name: 'devices'; onFreed?: () => void }
  | { name: 'help' }
  | { name: 'shortcuts' }
  | { name: 'log-out' }
  /** Buys a plan, or goes on with the one that was cancelled. */
  | { name: 'checkout'; planId: PaidPlanId; kind: 'buy' | 'resume' }

let current: PageDialog | null = null
const listeners = new Set<() => void>()

/** Opens a dialog over whatever page is shown, in place of one that is open; `null` closes it. */
export function showPageDialog(dialog: PageDialog | null): void {
  current = dialog
  for (const listener of listeners) listener()
}

/** The dialog that was asked for. */
export function usePageDialog(): PageDialog | null {
  return useSyncExternalStore(subscribe, present, () => null)
}

function present(): PageDialog | null {
  return current
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
