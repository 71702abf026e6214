import type { Transcript } from '#contract/transcripts.ts'
import { Badge } from '#web/ui/badge.tsx'

/** How far the words of a transcript can be trusted, where that is less than what a person wrote down. */
export function CaptionsNote({ origin, captionKind }: Pick<Transcript, 'origin' | 'captionKind'>) {
  if (origin === 'model') {
    return (
      <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        <Badge tone="warn">Heard by an AI</Badge>
        <span>YouTube gave no captions. A language model listened: words and times may be wrong.</span>
      </p>
    )
  }
  if (captionKind !== 'automatic') return null
  return <p className="mt-1 text-sm text-muted">Automatic captions: some words may be wrong.</p>
}
