import type { Summary } from '#contract/summary.ts'
import { result } from '#messages/result.ts'
import { allLines } from '#product/all-lines.ts'
import { browserModel } from '#product/browser-model.ts'
import { keyInsightsForm } from '#product/summary-forms.ts'
import { currentOptions, defaultOptions } from '#web/features/run/request.ts'
import type { SummaryOptions } from '#web/features/run/request.ts'
import { checkedBy } from '#web/text/checked-by.ts'
import { countLines } from '#web/text/summary-facts.ts'
import { Badge } from '#web/ui/card.tsx'
import { styleName } from './option-names.ts'
import { writerName } from './writer-name.ts'

type Described = Pick<
  Summary,
  'engine' | 'style' | 'summarySentences' | 'insights' | 'gistSentence' | 'checking'
> &
  // A summary that the browser saved before does not name it.
  Partial<Pick<Summary, 'form'>>

/**
 * The details for few readers: author and method, by the name that a program knows the model by, and the
 * number of lines in each state.
 */
export function HowItWasMade({ summary }: { summary: Described & Pick<Summary, 'withoutModel'> }) {
  const { engine } = summary
  // A note above says it where a model might have written it.
  const choices = summary.withoutModel === null ? currentOptions() : defaultOptions
  const states = countOfStates(summary)
  const by = checkedBy(summary)
  return (
    <details className="mt-10 text-sm text-muted print:hidden">
      <summary className="w-fit cursor-pointer py-0.5 hover:text-ink">{result.howMade}</summary>
      <p className="mt-1">
        <Badge tone="good">{result.generated}</Badge> {engineNote(summary, choices)}
      </p>
      {engine.kind === 'model' && engine.name !== browserModel && (
        <p className="mt-1 wrap-anywhere">{result.model(engine.name)}</p>
      )}
      {by !== null && <p className="mt-1">{by}</p>}
      {states !== '' && <p className="mt-1 tabular-nums">{states}</p>}
    </details>
  )
}

/** The number of a summary's lines in each state; empty where its sentences were never checked. */
function countOfStates(summary: Described): string {
  return summary.summarySentences.length === 0 ? '' : countLines(allLines(summary))
}

/** The summary's method in one to three sentences; `choices` are the options asked for. */
function engineNote(
  { engine, style, form = keyInsightsForm }: Described,
  choices: SummaryOptions = defaultOptions,
): string {
  if (engine.kind === 'model') {
    const model = writerName(engine.name)
    return form.id === keyInsightsForm.id
      ? result.writtenInStyle(model, styleName(style))
      : result.writtenFrom(model)
  }
  const notes = [result.extracted]
  if (choices.style !== defaultOptions.style || choices.language !== defaultOptions.language) {
    notes.push(result.needsModel)
  }
  return notes.join(' ')
}
