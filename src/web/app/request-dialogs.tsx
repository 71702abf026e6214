import { Suspense, useState } from 'react'
import type { LockedSummary } from '#contract/summaries.ts'
import { currentOptions, requestForTranscript } from '#web/features/run/request.ts'
import type { Summarizer } from '#web/features/run/use-summarizer.ts'
import type { usePaste } from '#web/features/start/use-paste.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'

const EmailDialog = lazyPart(() => import('#web/features/start/email-dialog.tsx'), 'EmailDialog', {
  kind: 'dialog',
})
const PaywallDialog = lazyPart(
  () => import('#web/features/billing/checkout/paywall-dialog.tsx'),
  'PaywallDialog',
  { kind: 'dialog', isFetchedAhead: false },
)

type Paywall = { isOpen: boolean; open: () => void; close: () => void }

/** The state of the paywall, which opens when a locked answer arrives, and on request. */
export function usePaywall(locked: LockedSummary | null): Paywall {
  const [shownFor, setShownFor] = useState(locked)
  const [isOpen, setOpen] = useState(false)
  if (locked !== shownFor) {
    setShownFor(locked)
    setOpen(locked !== null)
  }
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

/** The dialogs of a used-up quota: the email address that the second summary needs, and the plans. */
export function QuotaDialogs({ summarizer, paywall }: { summarizer: Summarizer; paywall: Paywall }) {
  const { waiting } = summarizer.state
  useReturnFocus(waiting !== null)
  useReturnFocus(paywall.isOpen)
  return (
    <Suspense fallback={null}>
      {waiting !== null && <EmailDialog request={waiting} summarizer={summarizer} />}
      {paywall.isOpen && <PaywallDialog locked={summarizer.state.locked} onClose={paywall.close} />}
    </Suspense>
  )
}

const PasteDialog = lazyPart(() => import('#web/features/start/paste-dialog.tsx'), 'PasteDialog', {
  kind: 'dialog',
})

type Props = { paste: ReturnType<typeof usePaste>; summarizer: Summarizer }

/** The dialog that takes a transcript, which is then summarized. */
export function PasteSlot({ paste, summarizer }: Props) {
  if (!paste.isOpen) return null
  return (
    <Suspense fallback={null}>
      <PasteDialog
        draft={paste.draft}
        onDraftChange={paste.setDraft}
        onClose={paste.close}
        onGiven={(given, form) => {
          paste.finish()
          summarizer.start(requestForTranscript(given, { ...currentOptions(), form }))
        }}
      />
    </Suspense>
  )
}
