import type { SubmitEvent } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { retentionDays } from '#product/retention.ts'
import { useAccount } from '#web/session/account.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useGiveTranscript } from './use-give-transcript.ts'
import { TranscriptSourceField } from './transcript-source-field.tsx'
import { sizeLimitText } from './use-give-transcript.ts'
import type { PasteDraft } from './use-paste.ts'

type Props = {
  draft: PasteDraft
  onDraftChange: (draft: PasteDraft) => void
  onClose: () => void
  onGiven: (transcript: Transcript) => void
}

/** The dialog that takes a transcript as text or as a caption file. */
export function PasteDialog({ draft, onDraftChange, onClose, onGiven }: Props) {
  const { sending, error, give } = useGiveTranscript(onGiven)
  const isSignedIn = useAccount().status === 'signed-in'

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    give(draft)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Paste a transcript"
      description={`Captions or plain text, with or without times, up to ${sizeLimitText}. ${storedText(isSignedIn)}`}
    >
      <form noValidate onSubmit={handleSubmit} className="mt-4 space-y-4">
        <TranscriptSourceField draft={draft} onDraftChange={onDraftChange} />
        <TextField
          label="Title (optional)"
          maxLength={300}
          value={draft.title}
          onChange={(event) => onDraftChange({ ...draft, title: event.target.value })}
        />
        <TextField
          label="Video link (optional)"
          hint="With it, a click on a time plays the video from there."
          type="url"
          inputMode="url"
          value={draft.videoUrl}
          onChange={(event) => onDraftChange({ ...draft, videoUrl: event.target.value })}
        />
        {error !== null && (
          <p role="alert" className="rounded-control border border-bad px-3 py-2 text-bad">
            {error}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={sending}>
            Summarize
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** How long a pasted transcript is stored, as a sentence. */
function storedText(isSignedIn: boolean): string {
  return isSignedIn
    ? 'Only you can see it, and it stays in your history until you delete it.'
    : `Only you can see it. We keep it for ${retentionDays.visitorPaste} days, or in your history if you sign in.`
}
