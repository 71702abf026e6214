import { memo } from 'react'
import type { Sentence } from '#contract/transcripts.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type Props = {
  sentences: readonly Sentence[]
  /** The index of the sentence that plays; `null` when it isn't in this paragraph. */
  said: number | null
  /** The index of the sentence that the open line rests on; `null` when it isn't in this paragraph. */
  cited: number | null
}

/** A paragraph of a transcript with the time it begins at; the sentence that plays is marked, and the one that is cited. */
export const TranscriptParagraph = memo(function TranscriptParagraph({ sentences, said, cited }: Props) {
  const [first] = sentences
  if (first === undefined) return null
  return (
    <div className="px-3 py-2">
      <div className="flex items-center gap-2">
        <TimeChip second={first.start} className="-ml-1.5" />
        {first.speaker !== null && <span className="text-sm font-medium text-muted">{first.speaker}</span>}
      </div>
      <p className="font-serif leading-7" dir="auto">
        {sentences.map(({ index, text }) => (
          <span
            key={index}
            data-sentence={index}
            data-cited={index === cited || undefined}
            aria-current={index === said ? 'true' : undefined}
            className={joinClasses(
              'cursor-pointer rounded-xs box-decoration-clone py-0.5 hover:bg-line/50',
              index === said && 'bg-accent/15',
              index === cited && 'bg-accent/25',
            )}
          >
            {text}{' '}
          </span>
        ))}
      </p>
    </div>
  )
})
