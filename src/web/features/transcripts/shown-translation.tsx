import { memo } from 'react'
import type { Transcript, Sentence } from '#contract/transcripts.ts'
import type { Translation, Translations } from '#contract/translations.ts'
import { languageTag } from '#messages/language.ts'
import { transcript as words } from '#messages/transcript.ts'
import { translationTexts } from '#messages/translation-texts.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { formatMoment } from '#web/text/format-date.ts'
import { languageName, modelName } from '#web/text/names.ts'
import { Button, Spinner } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { TranslationDownloads } from './transcript-actions.tsx'
import type { ReadTranslation, ShownLines } from './transcript-reader.tsx'

type LinesProps = ShownLines & {
  translation: Pick<Translation, 'lines' | 'language'>
  /** The language of the original. */
  spoken: string
  /** The author of each line, where that is not said elsewhere. */
  note?: string | undefined
}

/** A translation as the reader of the transcript shows it; `null` before its first line. */
export function readable(
  translation: LinesProps['translation'],
  { id, language: spoken }: Pick<Transcript, 'id' | 'language'>,
  note?: string,
): ReadTranslation | null {
  const { lines } = translation
  if (lines.length === 0) return null
  return {
    transcriptId: id,
    lines,
    render: (shown) => <TranslatedLines {...shown} translation={translation} spoken={spoken} note={note} />,
  }
}

/** The lines of a transcript in another language, each beside or below its original. */
function TranslatedLines({ sentences, said, cited, translation, spoken, note = '' }: LinesProps) {
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
          note={note}
        />
      ))}
    </ol>
  )
}

type LineRowProps = {
  sentence: Sentence
  text: string | null
  /** The model gave nothing for this line. */
  isLost: boolean
  isSaid: boolean
  isCited: boolean
  language: string
  spoken: string
  note: string
}

const TranslatedRow = memo(function TranslatedRow(props: LineRowProps) {
  const { sentence, text, isLost, isSaid, isCited, language, spoken, note } = props
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
            {note !== '' && (
              <span lang={languageTag} className="block font-sans text-sm text-muted">
                {note}
              </span>
            )}
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

type Props = {
  transcript: Pick<Transcript, 'id' | 'timings'>
  translation: Translation
  list: Translations
  isBusy: boolean
  onStart: () => void
  onStop: () => void
}

/** The progress of a translation, and the reader's actions on it. */
export function TranslationState({ transcript, translation, list, isBusy, onStart, onStop }: Props) {
  const { state, language, done, total, isOwn, problem } = translation
  const name = languageName(language)
  if (state === 'done') return <Finished transcript={transcript} translation={translation} name={name} />
  if (state === 'working')
    return (
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <output className="flex items-center gap-2">
          <Spinner />
          {translationTexts.working(name)}
        </output>
        <span className="text-muted tabular-nums">{translationTexts.progress(done, total)}</span>
        {isOwn && (
          <Button variant="quiet" size="sm" busy={isBusy} onClick={onStop}>
            {translationTexts.cancel}
          </Button>
        )}
      </div>
    )
  const isBegun = done > 0
  return (
    <div className="mt-2 text-sm">
      {state === 'failed' && problem !== null && (
        <p role="alert" className="text-warn">
          {translationTexts.causes[problem.reason]}
          {problem.until !== null && ` ${translationTexts.backOn(formatMoment(problem.until))}`}
        </p>
      )}
      {isBegun && <p className="text-muted tabular-nums">{translationTexts.doneSoFar(done, total)}</p>}
      {problem?.reason !== 'run' && (
        <Button variant="secondary" size="sm" className="mt-2" busy={isBusy} onClick={onStart}>
          {isBegun ? translationTexts.continue : translationTexts.start(name)}
        </Button>
      )}
      <p className="mt-2 text-muted">
        {translationTexts.unchecked} {leftText(list)}
      </p>
    </div>
  )
}

function Finished({
  transcript,
  translation: { language, missing, models },
  name,
}: Pick<Props, 'transcript' | 'translation'> & { name: string }) {
  return (
    <div className="mt-2 text-sm">
      <p className="text-muted">
        {translationTexts.by(models.map(modelName), (text) => (
          <span title={models.join(', ')}>{text}</span>
        ))}
        {missing > 0 && ` ${translationTexts.stayOriginal(missing)}`}
      </p>
      <div className="-ms-3 flex flex-wrap items-center">
        <span className="px-3">{translationTexts.download(name)}</span>
        <TranslationDownloads {...transcript} language={language} name={name} />
      </div>
    </div>
  )
}

/** The rest of the plan, where it counts translations. */
function leftText({ perDay, remaining, resetTime }: Translations): string {
  if (perDay === null || remaining === null) return ''
  if (remaining > 0) return translationTexts.leftToday(remaining, perDay)
  const again = resetTime === null ? '' : ` ${translationTexts.nextFree(formatMoment(resetTime))}`
  return translationTexts.used(perDay) + again
}
