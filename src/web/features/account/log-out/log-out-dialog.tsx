import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showPageDialog } from '#web/lib/page-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { logOut } from './log-out.ts'

/** Asks whether to log out, when another site has sent the person to do so. */
export function LogOutDialog() {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  function close(): void {
    showPageDialog(null)
    void navigate('/', { replace: true })
  }

  async function confirm(): Promise<void> {
    setBusy(true)
    if (await logOut()) close()
    else setBusy(false)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title="Log out of Précis?"
      description="Another site asked for this. If it was not you, stay signed in."
    >
      <div className="mt-4 flex justify-end gap-2">
        <Button variant="secondary" onClick={close}>
          Stay signed in
        </Button>
        <Button busy={isBusy} onClick={() => void confirm()}>
          Logout
        </Button>
      </div>
    </Dialog>
  )
}
