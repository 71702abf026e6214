import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { showPageDialog, usePageDialog } from '#web/lib/page-dialog.ts'
import type { PageDialog } from '#web/lib/page-dialog.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { ErrorBoundary } from '../error-boundary.tsx'

const AccountDialogs = lazy(async () => ({
  default: (await import('#web/features/account/account-dialogs.tsx')).AccountDialogs,
}))
const CheckoutDialog = lazy(async () => ({
  default: (await import('#web/features/billing/checkout/checkout-dialog.tsx')).CheckoutDialog,
}))
const HelpDialog = lazy(async () => ({
  default: (await import('#web/features/help/help-dialog.tsx')).HelpDialog,
}))
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}))

/** The place of the dialogs of the shell; each is loaded when it is first wanted. */
export function DialogPlace() {
  const dialog = usePageDialog()
  useReturnFocus(dialog !== null)
  const { search } = useLocation()
  useEffect(() => {
    // Another site sent the person to log out, which nobody but they themselves may decide.
    if (search.includes('confirmLogout=1')) showPageDialog({ name: 'log-out' })
  }, [search])
  return (
    <ErrorBoundary key={dialog?.name} fallback={null}>
      <Suspense fallback={null}>{dialog !== null && dialogFor(dialog)}</Suspense>
    </ErrorBoundary>
  )
}

function dialogFor(dialog: PageDialog) {
  if (dialog.name === 'help') return <HelpDialog onClose={closeDialog} />
  if (dialog.name === 'shortcuts') return <ShortcutsDialog onClose={closeDialog} />
  if (dialog.name === 'checkout') {
    return <CheckoutDialog planId={dialog.planId} kind={dialog.kind} onEnd={closeDialog} />
  }
  return <AccountDialogs dialog={dialog} />
}

function closeDialog(): void {
  showPageDialog(null)
}
