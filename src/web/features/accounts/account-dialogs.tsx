import { useNavigate } from 'react-router'
import { accountDialogs } from '#messages/account-dialogs.ts'
import { currentPath } from '#web/session/page-address.ts'
import type { PageDialog, SignInDialogOptions } from '#web/session/page-dialog.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useLogOut } from './log-out.ts'
import { describeSignIn, useSignInOptions } from './sign-in/sign-in-options.ts'
import { signInTexts } from './sign-in/sign-in-texts.ts'
import { SignIn } from './sign-in/sign-in.tsx'

const DevicesDialog = lazyPart(() => import('./devices/devices-dialog.tsx'), 'DevicesDialog', {
  kind: 'dialog',
  isFetchedAhead: false,
})

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
    case 'confirm-log-out':
  }
  return <LogOutDialog />
}

/** Signs a visitor in over the page that they are on. */
function SignInDialog({ reason, codeSent, planId }: SignInDialogOptions) {
  const { title, description } = signInTexts[reason]
  const options = useSignInOptions()
  return (
    <Dialog
      open
      size="sm"
      onClose={() => showPageDialog(null)}
      title={title}
      description={describeSignIn(options, description)}
    >
      <div className="mt-5">
        <SignIn
          isProviderFirst={reason === 'continue'}
          returnTo={currentPath()}
          codeSent={codeSent}
          planId={planId}
        />
      </div>
    </Dialog>
  )
}

/** Asks whether to log out, which another site has sent the user here for. */
function LogOutDialog() {
  const navigate = useNavigate()
  const { mutate, isPending } = useLogOut()

  function close(): void {
    showPageDialog(null)
    void navigate('/', { replace: true })
  }

  return (
    <Dialog
      open
      size="sm"
      onClose={close}
      title={accountDialogs.logOutTitle}
      description={accountDialogs.logOutText}
    >
      <div className="mt-4 flex justify-end gap-2">
        <Button variant="secondary" onClick={close}>
          {accountDialogs.staySignedIn}
        </Button>
        <Button busy={isPending} onClick={() => mutate()}>
          {accountDialogs.logOut}
        </Button>
      </div>
    </Dialog>
  )
}
