import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import { Section } from './section.tsx'

/** The way to have the account deleted. */
export function DeletionSection({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
      title="Delete account"
      text="Your history, your devices and your settings are deleted for good; only what the law asks us to keep of payments stays. You have seven days to change your mind."
    >
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {isOpen && <DeletionDialog email={email} onClose={() => setOpen(false)} />}
    </Section>
  )
}
