import { useNavigate } from 'react-router'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useLogOut } from './use-log-out.ts'

type Props = {
  /** Another site has sent the user here to log out, which only the user may decide. */
  isAskedByOtherSite: boolean
}

/** Asks whether to log out. */
export function LogOutDialog({ isAskedByOtherSite }: Props) {
  const navigate = useNavigate()
  const { mutate, isPending } = useLogOut()

  function close(): void {
    showPageDialog(null)
    if (isAskedByOtherSite) void navigate('/', { replace: true })
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title="Log out of Précis?"
      description={
        isAskedByOtherSite
          ? "Another site asked for this. If it wasn't you, stay signed in."
          : 'Your history stays in your account.'
      }
    >
      <div className="mt-4 flex justify-end gap-2">
        <Button variant="secondary" onClick={close}>
          Stay signed in
        </Button>
        <Button busy={isPending} onClick={() => mutate()}>
          Logout
        </Button>
      </div>
    </Dialog>
  )
}
