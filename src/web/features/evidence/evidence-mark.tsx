import { useId } from 'react'
import type { Insight } from '#contract/evidence.ts'
import { labelOf, meaningOf } from './evidence-words.ts'
import { evidenceCardId, useIsOpen } from './line-store.ts'
import type { Line } from './line.ts'
import { StateDot, stateColours, stateWords } from './state-dot.tsx'

type Props = {
  lineKey: string
  evidence: Line['evidence']
  /** Also says the state in words where it is not the usual one. */
  hasWord?: boolean
}

/** Whether a line was found in the transcript: a dot that opens its evidence, with the state and the quote in words. */
export function EvidenceMark({ lineKey, evidence, hasWord = false }: Props) {
  const isOpen = useIsOpen(lineKey)
  const { state } = evidence
  const label = labelOf(evidence)
  const quotes = [evidence.quote, ...(evidence.more ?? []).map(({ quote }) => quote)].filter(
    (quote) => quote !== '',
  )
  const quoteId = useId()
  const isExpected = state === 'verified' || state === 'quoted'
  return (
    <>
      <button
        type="button"
        data-printed
        data-evidence
        aria-expanded={isOpen}
        aria-controls={evidenceCardId}
        aria-describedby={quoteId}
        className={`-mx-0.5 inline-flex min-h-6 min-w-6 items-center justify-center gap-1 rounded-md px-1 align-baseline font-sans text-sm ${stateColours[state]} hover:bg-line/30`}
      >
        <StateDot state={state} />
        <span className={hasWord && !isExpected ? '' : 'sr-only'}>{stateWords[state]}</span>
      </button>
      <span id={quoteId} hidden>
        {quotes.length === 0 ? meaningOf(evidence) : `${label}: ${quotes.join(' … ')}`}
      </span>
    </>
  )
}

/** Numbers and names of a statement that are not said around its quote. */
export function FlagNote({ insight }: { insight: Pick<Insight, 'flags'> }) {
  if (insight.flags.length === 0) return null
  return (
    <span lang="en" dir="ltr" className="mt-1 block font-sans text-sm text-warn">
      Not said at this point: <span dir="auto">{insight.flags.join(', ')}</span>
    </span>
  )
}
