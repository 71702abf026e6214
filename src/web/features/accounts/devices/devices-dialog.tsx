import { useAccount } from '#web/session/account.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DeviceList, devicesText, heldText } from './device-list.tsx'

/** The devices of the account, over any page; opens by itself where a sign-in has to wait for one to be removed. */
export function DevicesDialog() {
  const account = useAccount()
  const isHeld = account.status === 'held'
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) showPageDialog(null)
      }}
      title="Manage Devices"
      description={isHeld ? heldText : devicesText}
    >
      <DeviceList onFreed={() => showPageDialog(null)} />
    </Dialog>
  )
}
