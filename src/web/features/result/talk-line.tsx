import type { Summary } from '#contract/summary.ts'
import { talkLine } from '#messages/talk-line.ts'
import { keyInsightsForm } from '#product/summary-forms.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import { formOfKind } from '#product/talk-kinds.ts'
import { currentOptions } from '#web/features/run/request.ts'
import type { SummaryOptions } from '#web/features/run/request.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  // A summary that the browser saved before may name neither.
  summary: Pick<Summary, 'style' | 'language'> & Partial<Pick<Summary, 'talk' | 'form'>>
  /** Requests the summary again in the form of its kind. */
  onRewrite: (choices: SummaryOptions) => void
}

/** The kind of talk in one line, and its form at a press; nothing for a plain talk or one in that form. */
export function TalkLine({ summary: { talk, style, form = keyInsightsForm, ...summary }, onRewrite }: Props) {
  if (!talk || talk.kind === 'talk') return null
  const { kind, speakers } = talk
  const best = formOfKind[kind]
  if (form.id === best) return null
  const language = summaryLanguages.find((known) => known === summary.language) ?? currentOptions().language
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted print:hidden">
      {talkLine.looks(kind, speakers)}
      <Button
        variant="quiet"
        size="sm"
        className="underline underline-offset-2"
        onClick={() => onRewrite({ style, language, form: best })}
      >
        {talkLine.show(kind)}
      </Button>
    </p>
  )
}
