import { currentPath } from '#web/session/page-address.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import type { SignInDialogOptions } from '#web/session/page-dialog.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SignIn } from './sign-in.tsx'
import { signInTexts } from './sign-in-texts.ts'

/** Signs a visitor in over the page that they are on. */
export function SignInDialog({ reason, codeSent, planId }: SignInDialogOptions) {
  const { title, description } = signInTexts[reason]
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => {
        if (!open) showPageDialog(null)
      }}
      title={title}
      description={description}
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
