import type { PageDialog } from '#web/session/page-dialog.ts'
import { DevicesDialog } from './devices/devices-dialog.tsx'
import { LogOutDialog } from './log-out/log-out-dialog.tsx'
import { SignInDialog } from './sign-in/sign-in-dialog.tsx'

/** The dialog that was asked for. */
export function AccountDialogs({
  dialog,
}: {
  dialog: Exclude<PageDialog, { name: 'help' | 'shortcuts' | 'checkout' }>
}) {
  switch (dialog.name) {
    case 'sign-in':
      return <SignInDialog {...dialog} />
    case 'devices':
      return <DevicesDialog />
    case 'log-out':
  }
  return <LogOutDialog isAskedByOtherSite={dialog.isAskedByOtherSite} />
}
