import type { SubmitEvent } from 'react'
import { Suspense, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { pasteDialog } from '#messages/paste-dialog.ts'
import { retentionDays } from '#product/retention.ts'
import { currentOptions } from '#web/features/run/request.ts'
import { TranscriptSteps } from '#web/features/transcripts/transcript-steps.tsx'
import { useAccount } from '#web/session/account.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormEnd } from '#web/ui/form.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import {
  factsText,
  transcriptFacts,
  captionFileEndings,
  sizeLimitText,
  sizeText,
  useGiveTranscript,
} from './given-transcript.ts'
import { proposalFor, ProposedForm } from './proposed-form.tsx'
import type { Proposal } from './proposed-form.tsx'
import { chosenFiles } from './use-paste.ts'
import type { PasteDraft } from './use-paste.ts'

const ManyFiles = lazyPart(() => import('./many-files.tsx'), 'ManyFiles')

type Props = {
  draft: PasteDraft
  onDraftChange: (draft: PasteDraft) => void
  onClose: () => void
  /** Called with the transcript, and the form that its summary is wanted in. */
  onGiven: (transcript: Transcript, form: string) => void
}

/** The dialog that takes a transcript as text or as a caption file, or many files. */
export function PasteDialog(props: Props) {
  const { draft, onDraftChange, onClose } = props
  if (draft.files.length === 0) return <OneTranscript {...props} />
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

/** So much of a transcript is read while it is typed. */
const maxReadCharacters = 2_000_000

/** The facts about the transcript, before anything is sent. */
function DraftFacts({ draft: { file, text } }: { draft: PasteDraft }) {
  const [read, setRead] = useState<{ file: File; text: string } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const store = (given: string) => {
      if (isCurrent && file !== null) setRead({ file, text: given })
    }
    if (file !== null && file.size <= maxReadCharacters) file.text().then(store, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [file])
  const shown = useDeferredValue(file === null ? text : read?.file === file ? read.text : '')
  const isShort = shown.length <= maxReadCharacters
  return (
    <output className="block min-h-5 text-sm text-muted tabular-nums">
      {isShort ? factsText(transcriptFacts(shown)) : ''}
    </output>
  )
}

type TranscriptSourceFieldProps = Pick<Props, 'draft' | 'onDraftChange'> & {
  /** The reason for which the text was refused. */
  error: string | null
  /** With each of them the cursor goes to the text, which comes into view with it. */
  emptyAttempts: number
}

/** The transcript: a text area, or the chosen file. The text stays while a file is chosen. */
function TranscriptSourceField(props: TranscriptSourceFieldProps) {
  const { draft, onDraftChange, error, emptyAttempts } = props
  const textId = useId()
  const errorId = `${textId}-error`
  const text = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (emptyAttempts > 0) text.current?.focus()
  }, [emptyAttempts])
  if (draft.file !== null) {
    return (
      <div>
        <div className="mb-2 flex items-center justify-between gap-3 rounded-control border border-line bg-paper px-4 py-3">
          <p className="min-w-0">
            <span className="block truncate font-medium">{draft.file.name}</span>
            <span className="text-sm text-muted tabular-nums">{sizeText(draft.file.size)}</span>
          </p>
          <Button variant="quiet" size="sm" onClick={() => onDraftChange({ ...draft, file: null })}>
            {pasteDialog.removeFile}
          </Button>
        </div>
        <DraftFacts draft={draft} />
      </div>
    )
  }
  return (
    <div className="space-y-2">
      <label htmlFor={textId} className="block text-sm font-medium">
        {pasteDialog.transcript}
      </label>
      <textarea
        ref={text}
        id={textId}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        rows={7}
        placeholder={pasteDialog.placeholder}
        value={draft.text}
        onChange={(event) => onDraftChange({ ...draft, text: event.target.value })}
        className={joinClasses(
          'block w-full resize-y rounded-control border bg-paper px-3 py-2 font-serif leading-6 text-ink placeholder:text-muted',
          error === null ? 'border-edge' : 'border-bad',
        )}
      />
      {error === null ? (
        <DraftFacts draft={draft} />
      ) : (
        <p id={errorId} role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      <details>
        <summary className="text-sm text-accent">{pasteDialog.whereToFind}</summary>
        <div className="mt-2">
          <TranscriptSteps />
        </div>
      </details>
      <FileDrop onFiles={(files) => onDraftChange({ ...draft, ...chosenFiles(files) })} />
    </div>
  )
}

type FileDropProps = { onFiles: (files: readonly File[]) => void }

/** Caption files to choose, or to drop: the invisible file input covers the whole field and takes both. */
function FileDrop({ onFiles }: FileDropProps) {
  const [over, setOver] = useState(false)
  return (
    <label
      className={`relative block rounded-control border border-dashed px-4 py-3 text-center text-sm focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent ${over ? 'border-accent bg-accent/10' : 'border-edge'}`}
    >
      {pasteDialog.file(
        (button) => (
          <span className="font-medium text-accent">{button}</span>
        ),
        (rest) => (
          <span className="text-muted">{rest}</span>
        ),
      )}
      <span className="mt-0.5 block text-muted">
        <bdi dir="ltr">{captionFileEndings.join(' ')}</bdi>
      </span>
      <input
        type="file"
        multiple
        accept={captionFileEndings.join(',')}
        className="absolute inset-0 size-full opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
