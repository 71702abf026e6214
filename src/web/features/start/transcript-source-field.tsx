import { useId, useState } from 'react'
import { TranscriptSteps } from '#web/features/transcripts/transcript-steps.tsx'
import { Button } from '#web/ui/button.tsx'
import { captionFileEndings } from './use-give-transcript.ts'
import type { PasteDraft } from './use-paste.ts'

type Props = { draft: PasteDraft; onDraftChange: (draft: PasteDraft) => void }

/** The transcript itself: a text area, or the file that was chosen instead. The text stays while a file is chosen. */
export function TranscriptSourceField({ draft, onDraftChange }: Props) {
  const textId = useId()
  if (draft.file !== null) {
    return (
      <div className="flex items-center justify-between gap-3 rounded-control border border-line bg-paper px-4 py-3">
        <p className="min-w-0">
          <span className="block truncate font-medium">{draft.file.name}</span>
          <span className="text-sm text-muted tabular-nums">{sizeText(draft.file.size)}</span>
        </p>
        <Button variant="quiet" size="sm" onClick={() => onDraftChange({ ...draft, file: null })}>
          Remove file
        </Button>
      </div>
    )
  }
  return (
    <div className="space-y-2">
      <label htmlFor={textId} className="block text-sm font-medium">
        Transcript
      </label>
      <textarea
        id={textId}
        rows={7}
        placeholder={'0:00 Welcome, everyone.\n0:04 Today we talk about the moon.'}
        value={draft.text}
        onChange={(event) => onDraftChange({ ...draft, text: event.target.value })}
        className="block w-full resize-y rounded-control border border-edge bg-paper px-3 py-2 font-serif leading-6 text-ink placeholder:text-muted"
      />
      <details>
        <summary className="text-sm text-accent">Where do I find it?</summary>
        <div className="mt-2">
          <TranscriptSteps />
        </div>
      </details>
      <FileDrop onFile={(file) => onDraftChange({ ...draft, file })} />
    </div>
  )
}

function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

type FileDropProps = { onFile: (file: File) => void }

/** A caption file to choose, or to drop: the invisible file input covers the whole field and takes both. */
function FileDrop({ onFile }: FileDropProps) {
  const [over, setOver] = useState(false)
  return (
    <label
      className={`relative block rounded-control border border-dashed px-4 py-3 text-center text-sm focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent ${over ? 'border-accent bg-accent/10' : 'border-edge'}`}
    >
      <span className="font-medium text-accent">Choose a caption file</span>
      <span className="text-muted"> or drop it here</span>
      <span className="mt-0.5 block text-muted">{captionFileEndings.join(' ')}</span>
      <input
        type="file"
        accept={captionFileEndings.join(',')}
        className="absolute inset-0 size-full opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file !== undefined) onFile(file)
        }}
      />
    </label>
  )
}
