import { memo } from 'react'
import type { Sentence } from '#contract/transcripts.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { splitAtMatches } from './find-sentences.ts'

type Props = { sentence: Sentence; query: string; isSaid: boolean }

/** One sentence of a transcript with its time; what is searched for is marked, and so is the sentence that plays. */
export const SentenceRow = memo(function SentenceRow({ sentence, query, isSaid }: Props) {
  return (
    <li
      aria-current={isSaid ? 'true' : undefined}
      className={joinClasses(
        'flex gap-2 border-s-2 px-3 py-1',
        isSaid ? 'border-accent bg-accent/5' : 'border-transparent',
      )}
    >
      {sentence.start !== null && (
        <TimeChip second={sentence.start} className="mt-0.5 min-w-16 shrink-0 justify-end self-start" />
      )}
      <p className="font-serif leading-7" dir="auto">
        {sentence.speaker !== null && (
          <span className="font-sans text-sm font-medium text-muted">{sentence.speaker}: </span>
        )}
        {splitAtMatches(sentence.text, query).map((part, index) =>
          part.hit ? (
            <mark key={index} className="rounded-xs bg-accent/25 text-inherit">
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </p>
    </li>
  )
})
