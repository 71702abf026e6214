import { useEffect, useEffectEvent, useRef } from 'react'
import { useAccount } from './account.ts'
import { showPageDialog, usePageDialog } from './page-dialog.ts'
import type { SignInReason } from './page-dialog.ts'

/**
 * Returns a function that has a visitor sign in and does `action` afterwards, once. The action is dropped when the dialog
 * is closed without a sign-in, or when the page is left.
 */
export function useSignInFirst(action: () => void): (reason: SignInReason) => void {
  const { status } = useAccount()
  const isAsking = usePageDialog() !== null
  const isWaiting = useRef(false)
  const act = useEffectEvent(action)
  useEffect(() => {
    if (!isWaiting.current) return
    isWaiting.current = isAsking && status !== 'signed-in'
    if (status === 'signed-in') act()
  }, [isAsking, status])
  return (reason) => {
    isWaiting.current = true
    showPageDialog({ name: 'sign-in', reason })
  }
}
