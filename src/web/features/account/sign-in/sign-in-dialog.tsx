import { accountState } from '#web/lib/account-state.ts'
import type { SignInReason } from '#web/lib/page-dialog.ts'
import { presentPath } from '#web/lib/leave-for.ts'
import { showPageDialog } from '#web/lib/page-dialog.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SignIn } from './sign-in.tsx'
import { signInWords } from './sign-in-words.ts'

type Props = { reason: SignInReason; onSignedIn?: (() => void) | undefined }

/** Signs somebody in over the page that they are on. */
export function SignInDialog({ reason, onSignedIn }: Props) {
  const { title, description } = signInWords[reason]
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
          returnTo={presentPath()}
          onSignedIn={() => {
            const isHeld = accountState().status === 'held'
            showPageDialog(isHeld ? { name: 'devices', ...(onSignedIn && { onFreed: onSignedIn }) } : null)
            if (!isHeld) onSignedIn?.()
          }}
        />
      </div>
    </Dialog>
  )
}
