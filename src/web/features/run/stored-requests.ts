import { currentPage } from '#web/session/page-address.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import type { SignInReason } from '#web/session/page-dialog.ts'
import type { SummaryRequest, WorkRequest } from './request.ts'

/** The run that this tab follows, so that a reload follows it again. */
type StoredRun = {
  runId: string
  request: SummaryRequest
  /** The page that it was asked for on, and where it is shown again. */
  path: string
}

/** A request that waits for a sign-in, which may lead away from the page and back. */
type StoredRequest = { request: WorkRequest; path: string }

const runKey = 'precis.run'
const requestKey = 'precis.request'

/** Stores the run of this tab; `null` forgets it. */
export function storeRun(run: StoredRun | null): void {
  write(runKey, run)
}

/** The run that this page of this tab followed last, unless it has ended. */
export function readStoredRun(): StoredRun | null {
  const value = read(runKey)
  return isStoredRun(value) && value.path === currentPage() ? value : null
}

/** Has the visitor sign in; the page then sends the request, also after leading away and back. */
export function signInFor(request: WorkRequest, reason: SignInReason): void {
  storeRequest(request)
  showPageDialog({ name: 'sign-in', reason })
}

/** Stores a request until the user has signed in. */
export function storeRequest(request: WorkRequest): void {
  write(requestKey, { request, path: currentPage() } satisfies StoredRequest)
}

/** The request of this page that waited for a sign-in, once; `null` when there is none. */
export function takeStoredRequest(): WorkRequest | null {
  const value = read(requestKey)
  write(requestKey, null)
  return isStoredRequest(value) && value.path === currentPage() ? value.request : null
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, value: StoredRun | StoredRequest | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage a reload finds a run in the server's list, and a sign-in comes back to an empty page.
  }
}

/** Only this file writes under the keys, and a tab does not outlive many versions of it. */
function isStoredRun(value: unknown): value is StoredRun {
  return isStoredRequest(value) && 'runId' in value
}

function isStoredRequest(value: unknown): value is StoredRequest {
  return typeof value === 'object' && value !== null && 'request' in value && 'path' in value
}
