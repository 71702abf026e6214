import { use, useId } from 'react'
import type { Insight } from '#contract/evidence.ts'
import { languageTag } from '#messages/language.ts'
import type { Line } from '#web/features/result-state/lines.ts'
import { evidenceCardId } from '#web/features/result-state/lines.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { useIsOpen } from '#web/features/result-state/use-lines.ts'
import { differenceSentences, findingSentences, stateName } from '#web/text/describe-line.ts'
import { pageDirection } from '#web/ui/direction.ts'
import { StateDot, stateColours } from './state-dot.tsx'

type Props = {
  lineKey: string
  evidence: Line['evidence']
  /** Also says the state in words where it is not the usual one. */
  hasWord?: boolean
}

/** The state of a line: a dot that opens its evidence, with the state, the findings and the quote in words. */
export function EvidenceMark({ lineKey, evidence, hasWord = false }: Props) {
  const isOpen = useIsOpen(lineKey)
  const { timings } = use(ResultContext)
  const { state } = evidence
  const quotes = [evidence.quote, ...(evidence.more ?? []).map(({ quote }) => quote)].filter(
    (quote) => quote !== '',
  )
  const findingsId = useId()
  const isExpected = state === 'verified' || state === 'quoted'
  return (
    <>
      <button
        type="button"
        data-printed
        data-evidence
        aria-expanded={isOpen}
        aria-controls={evidenceCardId}
        aria-describedby={findingsId}
        className={`-mx-0.5 inline-flex min-h-6 min-w-6 items-center justify-center gap-1 rounded-md px-1 align-baseline font-sans text-sm ${stateColours[state]} hover:bg-line/30`}
      >
        <StateDot state={state} />
        <span className={hasWord && !isExpected ? '' : 'sr-only'}>{stateName(evidence)}</span>
      </button>
      <span id={findingsId} hidden>
        {[...findingSentences(evidence, timings), quotes.map((quote) => `“${quote}”`).join(' … ')]
          .filter((sentence) => sentence !== '')
          .join(' ')}
      </span>
    </>
  )
}

/** What a line and the words that it rests on say differently; nothing where nothing does. */
export function DifferenceNote({ line }: { line: Pick<Insight, 'state' | 'findings' | 'quote' | 'second'> }) {
  if (line.state !== 'differs') return null
  const sentences = differenceSentences(line)
  if (sentences.length === 0) return null
  return (
    <span lang={languageTag} dir={pageDirection()} className="mt-1 block font-sans text-sm text-warn">
      {sentences.join(' ')}
    </span>
  )
}
