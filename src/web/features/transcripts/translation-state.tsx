import type { WithoutModel } from '#contract/model-shares.ts'
import type { Transcript } from '#contract/transcripts.ts'
import type { Translation, Translations } from '#contract/translations.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { languageName } from '#web/text/language-name.ts'
import { modelName } from '#web/text/model-name.ts'
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
          Translating into {name}...
        </output>
        <span className="text-muted tabular-nums">
          {done} of {total} lines
        </span>
        {isOwn && (
          <Button variant="quiet" size="sm" busy={isBusy} onClick={onStop}>
            Cancel
          </Button>
        )}
      </div>
    )
  const isBegun = done > 0
  return (
    <div className="mt-2 text-sm">
      {state === 'failed' && problem !== null && (
        <p role="alert" className="text-warn">
          {causes[problem.reason]}
          {problem.until !== null && ` It's back on ${formatMoment(problem.until)}.`}
        </p>
      )}
      {isBegun && (
        <p className="text-muted tabular-nums">
          {done} of {total} lines are translated.
        </p>
      )}
      {problem?.reason !== 'run' && (
        <Button variant="secondary" size="sm" className="mt-2" busy={isBusy} onClick={onStart}>
          {isBegun ? 'Continue' : `Translate into ${name}`}
        </Button>
      )}
      <p className="mt-2 text-muted">
        A language model translates each line. Nobody checks the result. {leftText(list)}
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
        <span title={models.join(', ')}>Translated by {models.map(modelName).join(' and ')}</span>, not
        checked.
        {missing > 0 && ` ${missing === 1 ? '1 line stays' : `${missing} lines stay`} in the original.`}
      </p>
      <div className="-ms-3 flex flex-wrap items-center">
        <span className="px-3">Download {name}</span>
        <TranslationDownloads {...transcript} language={language} name={name} />
      </div>
    </div>
  )
}

/** Why no model went on, in one sentence. */
const causes: Readonly<Record<WithoutModel['reason'], string>> = {
  outage: "The AI model didn't answer. Try again in a few minutes.",
  run: 'Translating the rest would cost more AI than one transcript may use.',
  earlier: 'The AI allowance was used up. There is room again now.',
  all: "Today's AI allowance for everyone is used up.",
  visitors: "Today's AI allowance for visitors is used up. Accounts have their own.",
  network: "Your network has used up today's AI allowance for visitors. Accounts have their own.",
  free: "Today's AI allowance for free accounts is used up. Every plan has its own.",
  'free-account': "You've used up today's AI allowance. Every plan has its own.",
  'paid-account': "You've used up your plan's AI allowance for today.",
}

/** What the plan still has, where it counts. */
function leftText({ perDay, remaining, resetTime }: Translations): string {
  if (perDay === null || remaining === null) return ''
  if (remaining > 0) return `${remaining} of ${perDay} left today.`
  const again = resetTime === null ? '' : ` The next one is free on ${formatMoment(resetTime)}.`
  return `You've used ${perDay === 1 ? "today's translation" : `today's ${perDay} translations`}.${again}`
}
