import { Suspense } from 'react'
import { currentOptions } from '#web/features/run/options.ts'
import { requestForTranscript } from '#web/features/run/request.ts'
import type { Summarizer } from '#web/features/run/use-summarizer.ts'
import type { usePaste } from '#web/features/start/use-paste.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

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
        onGiven={(given) => {
          paste.finish()
          summarizer.start(requestForTranscript(given, currentOptions()))
        }}
      />
    </Suspense>
  )
}
