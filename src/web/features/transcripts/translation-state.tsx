import type { Transcript } from '#contract/transcripts.ts'
import type { Translation, Translations } from '#contract/translations.ts'
import { translationTexts } from '#messages/translations.tsx'
import { formatMoment } from '#web/text/format-date.ts'
import { languageName, modelName } from '#web/text/names.ts'
import { Button, Spinner } from '#web/ui/button.tsx'
import { TranslationDownloads } from './transcript-actions.tsx'

type Props = {
  transcript: Pick<Transcript, 'id' | 'timings'>
  translation: Translation
  list: Translations
  isBusy: boolean
  onStart: () => void
  onStop: () => void
}

/** How far a translation is, and what its reader can do about it. */
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

/** What the plan still has, where it counts. */
function leftText({ perDay, remaining, resetTime }: Translations): string {
  if (perDay === null || remaining === null) return ''
  if (remaining > 0) return translationTexts.leftToday(remaining, perDay)
  const again = resetTime === null ? '' : ` ${translationTexts.nextFree(formatMoment(resetTime))}`
  return translationTexts.used(perDay) + again
}
