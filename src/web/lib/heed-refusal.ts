import { currentToast, showToast } from '#web/ui/toast-store.ts'
import { accountState, noteAccount } from './account-state.ts'
import type { ApiError } from './api-error.ts'
import { leaveFor, presentPath } from './leave-for.ts'
import { showPageDialog } from './page-dialog.ts'
import { forgetSignInHint } from './sign-in-hint.ts'

const readMs = 500
const title = 'Unauthorized'

/**
 * What a refusal means for the whole page, whatever was asked: who is signed out signs in again and comes back, and who
 * is signed in on too many devices sees them.
 */
export function heedRefusal(key: string, { problem }: ApiError): void {
  if (problem?.code === 'UNAUTHORIZED') heedSignedOut(key)
  if (problem?.code === 'DEVICE_LIMIT') heedHeld(key)
}

function heedSignedOut(key: string): void {
  forgetSignInHint()
  noteAccount({ status: 'signed-out' })
  // Whoever only looks who is signed in has found it out.
  if (key !== 'GET /api/auth/user') signInAgain()
}

/** Says that the person was logged out, and leads to signing in and back to where they are. */
export function signInAgain(): void {
  // Several calls can be refused at once; the person leaves once.
  if (currentToast()?.title === title) return
  showToast({
    title,
    description: 'You are logged out. Logging in again...',
    tone: 'destructive',
  })
  const address = `/api/login?returnTo=${encodeURIComponent(presentPath())}`
  setTimeout(() => leaveFor(address), readMs)
}

/** What the page asks by itself all the time does not open again what was closed. */
function heedHeld(key: string): void {
  const wasKnown = accountState().status === 'held'
  noteAccount({ status: 'held' })
  if (!wasKnown || !key.startsWith('GET ')) showPageDialog({ name: 'devices' })
}
