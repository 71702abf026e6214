import { memo } from 'react'
import type { Sentence } from '#contract/transcripts.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type ParagraphProps = {
  sentences: readonly Sentence[]
  /** The index of the sentence that plays; `null` when it isn't in this paragraph. */
  said: number | null
  /** The index of the sentence that the open line rests on; `null` when it isn't in this paragraph. */
  cited: number | null
}

/** A paragraph of a transcript with its time; the playing and the cited sentence are marked. */
export const TranscriptParagraph = memo(function TranscriptParagraph({
  sentences,
  said,
  cited,
}: ParagraphProps) {
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

type Props = { sentence: Sentence; query: string; isSaid: boolean }

/** One sentence with its time; searched words are marked, and so is the playing sentence. */
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

/** The sentences that contain the query in any case, or whose translation does; all if empty. */
export function findSentences(
  sentences: readonly Sentence[],
  query: string,
  translated: readonly (string | null)[] = [],
): readonly Sentence[] {
  const pattern = queryPattern(query)
  if (pattern === null) return sentences
  return sentences.filter(({ text, index }) => `${text}\n${translated[index] ?? ''}`.search(pattern) >= 0)
}

/** A text cut at each match of the query; `hit` parts are to be marked. */
export function splitAtMatches(text: string, query: string): { text: string; hit: boolean }[] {
  const pattern = queryPattern(query)
  if (pattern === null) return [{ text, hit: false }]
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}

/** One group around the query, so that `split` keeps the matches; blanks match any space. */
function queryPattern(query: string): RegExp | null {
  const words = query.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  // Only what has a meaning in an expression: any other escape, such as that of a hyphen, is a syntax error
  // with `u`.
  const escaped = words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  return new RegExp(`(${escaped.join(String.raw`\s+`)})`, 'iu')
}
