import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { accountState } from '#web/session/account-state.ts'
import { showPageDialog, usePageDialog } from '#web/session/page-dialog.ts'
import type { PageDialog } from '#web/session/page-dialog.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { contentId } from './scroll-position.tsx'

const AccountDialogs = lazyPart(
  () => import('#web/features/accounts/account-dialogs.tsx'),
  'AccountDialogs',
  {
    kind: 'dialog',
  },
)
const CheckoutDialog = lazyPart(
  () => import('#web/features/billing/checkout/checkout-dialog.tsx'),
  'CheckoutDialog',
  { kind: 'dialog', isFetchedAhead: false },
)
const HelpDialog = lazyPart(() => import('#web/features/help/help-dialog.tsx'), 'HelpDialog', {
  kind: 'dialog',
})
const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'), 'ShortcutsDialog', {
  kind: 'dialog',
  isFetchedAhead: false,
})

/** Shows the dialog that is open. */
export function DialogHost() {
  const dialog = usePageDialog()
  useReturnFocus(dialog !== null, useFocusTarget(dialog))
  const { search } = useLocation()
  useEffect(() => {
    // Another site asked for the logout; the user confirms it.
    if (search.includes('confirmLogout=1')) showPageDialog({ name: 'confirm-log-out' })
  }, [search])
  return (
    <Suspense key={dialog?.name} fallback={null}>
      {dialog !== null && dialogFor(dialog)}
    </Suspense>
  )
}

/**
 * After a sign-in the focus goes to the content: the Enter that some press after the last digit of the code would
 * otherwise press again what had opened the dialog, such as the button that orders.
 */
function useFocusTarget(dialog: PageDialog | null): () => HTMLElement | null {
  const [isSigningIn, setSigningIn] = useState(false)
  const isAsking = dialog?.name === 'sign-in'
  if (dialog !== null && isAsking !== isSigningIn) setSigningIn(isAsking)
  return () =>
    isSigningIn && accountState().status === 'signed-in' ? document.getElementById(contentId) : null
}

function dialogFor(dialog: PageDialog) {
  if (dialog.name === 'help') return <HelpDialog onClose={closeDialog} />
  if (dialog.name === 'shortcuts') return <ShortcutsDialog onClose={closeDialog} />
  if (dialog.name === 'checkout') {
    return (
      <CheckoutDialog planId={dialog.planId} kind={dialog.kind} onEnd={closeDialog} onClose={closeDialog} />
    )
  }
  return <AccountDialogs dialog={dialog} onClose={closeDialog} />
}

function closeDialog(): void {
  showPageDialog(null)
}
