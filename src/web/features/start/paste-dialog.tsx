import type { SubmitEvent } from 'react'
import { Suspense, useState } from 'react'
import type { Talk } from '#contract/talk.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { formNames } from '#messages/form-names.ts'
import { pasteDialog } from '#messages/paste-dialog.ts'
import { talkLine } from '#messages/talk-line.ts'
import { retentionDays } from '#product/retention.ts'
import { formOfKind } from '#product/talk-kinds.ts'
import type { TalkKind } from '#product/talk-kinds.ts'
import { isMediaFile } from '#web/features/recordings/media-files.ts'
import { currentOptions, defaultOptions } from '#web/features/run/request.ts'
import { useAccount } from '#web/session/account.ts'
import { rememberFile } from '#web/session/own-files.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormEnd } from '#web/ui/form.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { sizeLimitText, useGiveTranscript } from './given-transcript.ts'
import { TranscriptSourceField } from './transcript-source-field.tsx'
import type { PasteDraft } from './use-paste.ts'

const ManyFiles = lazyPart(() => import('./many-files.tsx'), 'ManyFiles')
const RecordingDialog = lazyPart(
  () => import('#web/features/recordings/recording-dialog.tsx'),
  'RecordingDialog',
  { kind: 'dialog', isFetchedAhead: false },
)

type Props = {
  draft: PasteDraft
  onDraftChange: (draft: PasteDraft) => void
  onClose: () => void
  /** Called with the transcript, and the form that its summary is wanted in. */
  onGiven: (transcript: Transcript, form: string) => void
}

/** The dialog that takes a transcript as text or as a caption file, a recording, or many files. */
export function PasteDialog(props: Props) {
  const { draft, onDraftChange, onClose, onGiven } = props
  // A recording whose transcript is pasted plays from its file.
  const [played, setPlayed] = useState<File | null>(null)
  if (draft.file !== null && isMediaFile(draft.file)) {
    const { file } = draft
    return (
      <Suspense fallback={null}>
        <RecordingDialog
          source={{ file }}
          onClose={() => {
            onDraftChange({ ...draft, file: null })
            onClose()
          }}
          onHeard={(transcript) => onGiven(transcript, currentOptions().form)}
          onPaste={() => {
            setPlayed(file)
            onDraftChange({ ...draft, file: null })
          }}
        />
      </Suspense>
    )
  }
  if (draft.files.length === 0) {
    const handleGiven: Props['onGiven'] = (transcript, form) => {
      if (played !== null) void rememberFile(transcript.id, played)
      onGiven(transcript, form)
    }
    return <OneTranscript {...props} onGiven={handleGiven} />
  }
  function handleClose(): void {
    // Files that were begun are not begun again.
    onDraftChange({ ...draft, files: [] })
    onClose()
  }
  return (
    <Dialog open onClose={handleClose} title={pasteDialog.many} description={pasteDialog.manyNote}>
      <Suspense fallback={null}>
        <ManyFiles files={draft.files} onClose={handleClose} />
      </Suspense>
    </Dialog>
  )
}

function OneTranscript({ draft, onDraftChange, onClose, onGiven }: Props) {
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const { sending, error, emptyAttempts, give } = useGiveTranscript((transcript, talk) => {
    const { form } = currentOptions()
    const found = proposalFor(transcript, talk, form)
    if (found === null) onGiven(transcript, form)
    else setProposal(found)
  })
  const isMissing = error === pasteDialog.missing
  const isSignedIn = useAccount().status === 'signed-in'

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    give(draft)
  }

  if (proposal !== null) return <ProposedForm proposal={proposal} onClose={onClose} onChosen={onGiven} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={pasteDialog.title}
      description={
        isSignedIn
          ? pasteDialog.forAccount(sizeLimitText)
          : pasteDialog.forVisitor(sizeLimitText, retentionDays.visitorPaste)
      }
    >
      <form noValidate onSubmit={handleSubmit} className="mt-4 space-y-4">
        <TranscriptSourceField
          draft={draft}
          onDraftChange={onDraftChange}
          error={isMissing && draft.text.trim() === '' ? error : null}
          emptyAttempts={emptyAttempts}
        />
        <TextField
          label={pasteDialog.videoTitle}
          maxLength={300}
          value={draft.title}
          onChange={(event) => onDraftChange({ ...draft, title: event.target.value })}
        />
        <TextField
          label={pasteDialog.videoLink}
          hint={pasteDialog.videoLinkHint}
          type="url"
          inputMode="url"
          value={draft.videoUrl}
          onChange={(event) => onDraftChange({ ...draft, videoUrl: event.target.value })}
        />
        <FormEnd
          error={isMissing ? null : error}
          isBusy={sending}
          submit={pasteDialog.submit}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}

/** A transcript that looks like a kind of talk with a form of its own. */
type Proposal = { transcript: Transcript; kind: Exclude<TalkKind, 'talk'>; speakers: number }

/** The proposal for a transcript; `null` where nothing speaks for another form, or one was chosen before. */
function proposalFor(transcript: Transcript, talk: Talk | null | undefined, form: string): Proposal | null {
  if (!talk || talk.kind === 'talk' || form !== defaultOptions.form) return null
  return { transcript, kind: talk.kind, speakers: talk.speakers }
}

type ProposedFormProps = {
  proposal: Proposal
  onClose: () => void
  onChosen: (transcript: Transcript, form: string) => void
}

/** The dialog that offers the form of a talk's kind, and the default form at one press. */
function ProposedForm({ proposal: { transcript, kind, speakers }, onClose, onChosen }: ProposedFormProps) {
  return (
    <Dialog open onClose={onClose} title={talkLine.looks(kind, speakers)}>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => onChosen(transcript, formOfKind[kind])}>{talkLine.show(kind)}</Button>
        <Button variant="secondary" onClick={() => onChosen(transcript, defaultOptions.form)}>
          {formNames['key-insights']}
        </Button>
      </div>
    </Dialog>
  )
}
