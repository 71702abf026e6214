import { showPageDialog } from '#web/lib/page-dialog.ts'
import type { SignInReason } from '#web/lib/page-dialog.ts'
import { readAccount } from '#web/lib/read-account.ts'
import type { Order } from './summarizer-state.ts'

type KeptOrder = { order: Order; path: string }

const key = 'precis.order'

/** Has the person sign in and goes on afterwards, also when that led away from the page and back. */
export function signInFor(order: Order, { reason, goOn }: { reason: SignInReason; goOn: () => void }): void {
  keepOrder(order)
  showPageDialog({
    name: 'sign-in',
    reason,
    onSignedIn: () => {
      takeOrder()
      goOn()
    },
  })
}

/** Remembers an order while the person signs in. */
export function keepOrder(order: Order): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ order, path: location.pathname } satisfies KeptOrder))
  } catch {
    // A browser that stores nothing comes back to an empty page.
  }
}

/** What this page waited with for a sign-in; `null` when there is none, or nobody has signed in. Gives it once. */
export async function takeKeptOrder(): Promise<Order | null> {
  const kept = takeOrder()
  if (kept === null || kept.path !== location.pathname) return null
  const { status } = await readAccount()
  return status === 'signed-in' ? kept.order : null
}

function takeOrder(): KeptOrder | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    return isKeptOrder(value) ? value : null
  } catch {
    return null
  }
}

/** Only `keepOrder` of this very version writes under the key, and a tab does not outlive many. */
function isKeptOrder(value: unknown): value is KeptOrder {
  return typeof value === 'object' && value !== null && 'order' in value && 'path' in value
}
