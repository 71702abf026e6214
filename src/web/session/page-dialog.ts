import type { PlanId } from '#product/plans.ts'
import { createStore, useStore } from '#web/ui/store.ts'
import { showWaiting } from '#web/ui/waiting.ts'

/** The reason for asking a visitor to sign in; the dialog's title and sentence follow from it. */
export type SignInReason = 'account' | 'free-summaries' | 'continue' | 'plan'

/** The options of the sign-in dialog. */
export type SignInDialogOptions = {
  reason: SignInReason
  /** A code that was mailed already, so that the dialog asks for it at once. */
  codeSent?: { email: string; expiresInSeconds: number; resendInSeconds: number } | undefined
  /** The plan whose purchase goes on after the sign-in. */
  planId?: PaidPlanId | undefined
}

/** A plan that can be bought. */
export type PaidPlanId = Exclude<PlanId, 'free'>

/** A dialog that any page can open. */
export type PageDialog =
  | ({ name: 'sign-in' } & SignInDialogOptions)
  | { name: 'devices' }
  /** Another site has sent the user here to log out, which only the user may decide. */
  | { name: 'confirm-log-out' }
  | { name: 'help' }
  | { name: 'shortcuts' }
  /** Buys a plan, or resumes the one that was cancelled. */
  | { name: 'checkout'; planId: PaidPlanId; kind: 'buy' | 'resume' }

const store = createStore<PageDialog | null>(null)

let isHosted = false
let stopWaiting: (() => void) | null = null

/** Called when the page has loaded what shows its dialogs. */
export function hostPageDialogs(): void {
  isHosted = true
  stopWaiting?.()
  stopWaiting = null
}

/**
 * Opens a dialog over the page, in place of one that is open; `null` closes it. What was never loaded and
 * can't be now is not opened later: the note on the connection says so.
 */
export function showPageDialog(dialog: PageDialog | null): void {
  if (dialog === null || isHosted || navigator.onLine) store.set(dialog)
  else showMissedClick()
  if (dialog !== null && !isHosted) stopWaiting ??= showWaiting()
}

/** Says in the note on the connection that what was clicked needs one. */
export function showMissedClick(): void {
  document.getElementById('offline')?.toggleAttribute('data-missed', true)
}

/** The dialog that is open. */
export function usePageDialog(): PageDialog | null {
  return useStore(store, null)
}
