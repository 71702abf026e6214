import { lazy, Suspense } from 'react'
import { showPageDialog, usePageDialog } from '#web/lib/page-dialog.ts'
import { ErrorBoundary } from '../error-boundary.tsx'

const HelpDialog = lazy(async () => ({
  default: (await import('#web/features/help/help-dialog.tsx')).HelpDialog,
}))
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}))

/** The place of the dialogs of the shell; each is loaded when it is first wanted. */
export function DialogPlace() {
  const dialog = usePageDialog()
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        {dialog?.name === 'help' && <HelpDialog onClose={closeDialog} />}
        {dialog?.name === 'shortcuts' && <ShortcutsDialog onClose={closeDialog} />}
      </Suspense>
    </ErrorBoundary>
  )
}

function closeDialog(): void {
  showPageDialog(null)
}
