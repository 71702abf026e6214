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
        <TimeChip second={first.start} className="-ms-1.5" />
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

/** Longer speech is cut, so that every paragraph has its time near. */
const maxCharacters = 700

/** Sentences of one turn that are read together. */
type Paragraph = { key: number; sentences: readonly Sentence[] }

/** A transcript in paragraphs: one for each turn of a speaker, and several for a long one. */
export function paragraphsOf(sentences: readonly Sentence[]): Paragraph[] {
  const paragraphs: { key: number; turn: number; length: number; sentences: Sentence[] }[] = []
  for (const sentence of sentences) {
    const last = paragraphs.at(-1)
    if (last !== undefined && last.turn === sentence.turn && last.length < maxCharacters) {
      last.sentences.push(sentence)
      last.length += sentence.text.length
    } else {
      paragraphs.push({
        key: sentence.index,
        turn: sentence.turn,
        length: sentence.text.length,
        sentences: [sentence],
      })
    }
  }
  return paragraphs
}
