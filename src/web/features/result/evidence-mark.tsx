import { useId } from 'react'
import type { CheckState, Insight, SummarySentence } from '#contract/evidence.ts'
import { Popover } from '#web/ui/popover.tsx'
import { useHoverOpen } from './use-hover-open.ts'

type Props = {
  insight: Pick<Insight, 'quote' | 'state'> & Partial<Pick<SummarySentence, 'more'>>
  /** A small dot for running text; its word is for screen readers, and in what opens. */
  isDot?: boolean
}

const words: Record<CheckState, string> = {
  verified: 'Verified',
  reworded: 'Reworded',
  unverified: 'Unverified',
  quoted: 'Quoted',
}

const meanings = {
  verified: 'Word for word in the transcript.',
  reworded: 'Close, not exact. What was said:',
  quoted: "This line is the speaker's own sentence.",
  absent: "We couldn't find this in the transcript.",
  written: 'An AI wrote this transcript down, so these words may not have been said.',
}

/** An unverified statement has a quote only where a language model wrote the transcript. */
function meaningOf({ quote, state }: Props['insight']): string {
  if (state !== 'unverified') return meanings[state]
  return quote === '' ? meanings.absent : meanings.written
}

/** The label of the quote: a transcript by a language model is not the speaker's own words. */
function labelOf({ quote, state }: Props['insight']): string {
  if (quote === '') return 'Why it is unverified'
  return state === 'unverified' ? 'The words of the transcript' : "The speaker's own words"
}

/** Whether a statement was found in the transcript; the speaker's own words on hover, focus or tap. */
export function EvidenceMark({ insight, isDot = false }: Props) {
  const { open, onOpenChange, hover, trigger } = useHoverOpen()
  const word = words[insight.state]
  const meaning = meaningOf(insight)
  const label = labelOf(insight)
  const colour = colours[insight.state]
  const quotes = [insight.quote, ...(insight.more ?? []).map(({ quote }) => quote)].filter(
    (quote) => quote !== '',
  )
  const quoteId = useId()
  return (
    <>
      <Popover
        open={open}
        onOpenChange={onOpenChange}
        label={label}
        trigger={
          <button
            type="button"
            data-printed
            aria-describedby={quoteId}
            className={`inline-flex min-h-6 items-center gap-1 rounded-md px-1 align-baseline font-sans text-sm ${colour} hover:bg-line/30`}
            {...trigger}
          >
            {isDot ? <StateDot state={insight.state} /> : <StateIcon state={insight.state} />}
            <span className={isDot || insight.state === 'verified' ? 'sr-only' : ''}>{word}</span>
          </button>
        }
      >
        <div className="max-w-sm p-4" {...hover}>
          {quotes.map((quote) => (
            <blockquote key={quote} className="mt-2 font-serif text-base/7 text-ink first:mt-0" dir="auto">
              “{quote}”
            </blockquote>
          ))}
          <p className={`mt-2 text-sm ${colour}`}>{meaning}</p>
        </div>
      </Popover>
      <span id={quoteId} hidden>
        {quotes.length === 0 ? meaning : `${label}: ${quotes.join(' … ')}`}
      </span>
    </>
  )
}

const colours: Record<CheckState, string> = {
  verified: 'text-good',
  reworded: 'text-good',
  unverified: 'text-warn',
  quoted: 'text-muted',
}

/** A full dot, a half one, or a ring with a mark in it: the states differ in shape as well as in colour. */
function StateDot({ state }: { state: CheckState }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 shrink-0">
      <circle cx="5" cy="5" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {state === 'verified' && <circle cx="5" cy="5" r="4.25" fill="currentColor" />}
      {state === 'reworded' && <path d="M5 .75a4.25 4.25 0 0 0 0 8.5z" fill="currentColor" />}
      {state === 'unverified' && (
        <path d="M5 2.8v2.6M5 7v.2" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" />
      )}
    </svg>
  )
}

const paths: Record<CheckState, string> = {
  verified: 'm4.8 8.2 2.2 2.2 4.2-4.6',
  reworded: 'M4.6 8.9c1.1-1.7 2.3-1.7 3.4-.6s2.3 1.1 3.4-.6',
  unverified: 'M8 4.6v4.2M8 11.2v.2',
  quoted: 'M5.2 9.6c1 0 1.4-.8 1.4-3H5v1.6M9.2 9.6c1 0 1.4-.8 1.4-3H9v1.6',
}

/** A tick, a tilde, an exclamation mark or quotation marks in a circle. */
function StateIcon({ state }: { state: CheckState }) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className="size-4 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="8" cy="8" r="6.75" />
      <path d={paths[state]} />
    </svg>
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
