import { useAccount } from '#web/session/account.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { HelpForm } from './help-form.tsx'

/** The dialog with the help form. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { status } = useAccount()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Need Help?"
      description="Tell us what you tried and what happened instead. A link to the video helps."
    >
      <HelpForm onClose={onClose} isSignedIn={status === 'signed-in' || status === 'held'} />
    </Dialog>
  )
}
