import { accountDialogs } from '#messages/account-dialogs.ts'
import { useAccount } from '#web/session/account.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DeviceList, devicesText, heldText } from './device-list.tsx'

/** The devices of the account, over any page; opens where a sign-in waits for a removal. */
export function DevicesDialog() {
  const account = useAccount()
  const isHeld = account.status === 'held'
  return (
    <Dialog
      open
      onClose={() => showPageDialog(null)}
      title={accountDialogs.manageDevices}
      description={isHeld ? heldText : devicesText}
    >
      <DeviceList onFreed={() => showPageDialog(null)} />
    </Dialog>
  )
}
