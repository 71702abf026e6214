import { memo } from 'react'
import type { Sentence } from '#contract/transcripts.ts'
import type { Translation } from '#contract/translations.ts'
import { transcript as words } from '#messages/transcript.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { Badge } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { ShownLines } from './transcript-reader.tsx'

type Props = ShownLines & {
  translation: Pick<Translation, 'lines' | 'language'>
  /** The language of the original. */
  spoken: string
}

/** The lines of a transcript in another language, each beside the original, or above it where there is no room. */
export function TranslatedLines({ sentences, said, cited, translation, spoken }: Props) {
  const { lines, language } = translation
  return (
    <ol className="@container">
      {sentences.map((sentence) => (
        <TranslatedRow
          key={sentence.index}
          sentence={sentence}
          text={lines[sentence.index] ?? null}
          isLost={lines[sentence.index] === null}
          isSaid={sentence.index === said}
          isCited={sentence.index === cited}
          language={language}
          spoken={spoken}
        />
      ))}
    </ol>
  )
}

type RowProps = {
  sentence: Sentence
  text: string | null
  /** The model gave nothing for this line. */
  isLost: boolean
  isSaid: boolean
  isCited: boolean
  language: string
  spoken: string
}

const TranslatedRow = memo(function TranslatedRow(props: RowProps) {
  const { sentence, text, isLost, isSaid, isCited, language, spoken } = props
  return (
    <li
      data-sentence={sentence.index}
      data-cited={isCited || undefined}
      aria-current={isSaid ? 'true' : undefined}
      className={joinClasses(
        'flex cursor-pointer gap-2 border-s-2 px-3 py-1.5 hover:bg-line/50',
        isSaid ? 'border-accent bg-accent/5' : 'border-transparent',
        isCited && 'bg-accent/15',
      )}
    >
      {sentence.start !== null && (
        <TimeChip second={sentence.start} className="mt-0.5 min-w-14 shrink-0 justify-end self-start" />
      )}
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 @lg:grid-cols-2">
        {text !== null && (
          <p lang={language} dir="auto" className="font-serif leading-7">
            {text}
          </p>
        )}
        <p
          lang={spoken}
          dir="auto"
          className={joinClasses(
            'font-serif text-muted',
            text === null ? 'leading-7 @lg:col-span-2' : 'text-sm leading-6 @lg:text-base @lg:leading-7',
          )}
        >
          {isLost && <Badge>{words.original}</Badge>} {sentence.text}
        </p>
      </div>
    </li>
  )
})
