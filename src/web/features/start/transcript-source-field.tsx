import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { pasteDialog } from '#messages/paste-dialog.ts'
import { mediaEndings } from '#product/media-endings.ts'
import { TranscriptSteps } from '#web/features/transcripts/transcript-steps.tsx'
import { hasRecognizer } from '#web/session/has-recognizer.ts'
import { Button } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { captionFileEndings, factsText, sizeText, transcriptFacts } from './given-transcript.ts'
import { chosenFiles } from './use-paste.ts'
import type { PasteDraft } from './use-paste.ts'

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

type TranscriptSourceFieldProps = {
  draft: PasteDraft
  onDraftChange: (draft: PasteDraft) => void
  /** The reason for which the text was refused. */
  error: string | null
  /** With each of them the cursor goes to the text, which comes into view with it. */
  emptyAttempts: number
}

/** The transcript: a text area, or the chosen file. The text stays while a file is chosen. */
export function TranscriptSourceField(props: TranscriptSourceFieldProps) {
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
      {hasRecognizer() && <span className="mt-0.5 block text-muted">{pasteDialog.recording}</span>}
      <input
        type="file"
        multiple
        accept={[
          ...captionFileEndings,
          ...(hasRecognizer() ? ['audio/*', 'video/*', ...mediaEndings] : []),
        ].join(',')}
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
