import type { Summary } from '#contract/summary.ts'
import type { Transcript, Timings } from '#contract/transcripts.ts'
import { transcriptNotes } from '#messages/transcript-notes.ts'
import { clockTime } from '#product/times.ts'
import { Badge } from '#web/ui/card.tsx'

/** The reliability of a transcript's text, unless a human wrote it. */
export function CaptionsNote({ origin, captionKind }: Pick<Transcript, 'origin' | 'captionKind'>) {
  if (origin === 'model') {
    return (
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <Badge tone="warn">{transcriptNotes.transcribed}</Badge>
        <span>{transcriptNotes.transcribedNote}</span>
      </p>
    )
  }
  const notes = [
    origin === 'browser' ? transcriptNotes.fromBrowser : '',
    captionKind === 'automatic' ? transcriptNotes.automatic : '',
  ].filter((note) => note !== '')
  if (notes.length === 0) return null
  return <p className="mt-1 text-sm text-muted">{notes.join(' ')}</p>
}

type Props = Pick<Summary, 'captionsEnd' | 'durationSeconds'>

/** Says where the captions end that leave a part of the video out; `null` where they reach its end. */
export function captionsEndText({ captionsEnd, durationSeconds }: Props): string | null {
  if (captionsEnd === null || durationSeconds === null) return null
  return transcriptNotes.captionsEnd(clockTime(captionsEnd), clockTime(durationSeconds))
}

/** The same as a warning beside what was made of the captions. */
export function CaptionsEndNote(props: Props) {
  const text = captionsEndText(props)
  if (text === null) return null
  return (
    <p className="mt-4 border-s-2 border-warn ps-3 text-sm text-warn tabular-nums">
      {text} {transcriptNotes.restMissing}
    </p>
  )
}

/** Says how to read estimated times; nothing where they are exact. */
export function EstimatedNote({ timings }: { timings: Timings }) {
  if (timings !== 'estimated') return null
  return <p className="mt-1 text-sm text-muted">{transcriptNotes.approximate}</p>
}

/** Says that the transcript of a summary names nobody who speaks; nothing where it does, or is not known. */
export function UnnamedNote({ talk }: Partial<Pick<Summary, 'talk'>>) {
  if (talk?.speakers !== 0) return null
  return <p className="mt-4 text-sm text-muted">{transcriptNotes.unnamed}</p>
}

/** Says why this video came of a link that names a playlist; nothing for a link of one video. */
export function PlaylistNote({ fromPlaylist }: { fromPlaylist: boolean }) {
  if (!fromPlaylist) return null
  return <p className="mt-1 text-sm text-muted">{transcriptNotes.fromPlaylist}</p>
}
