import { useId } from 'react'
import type { CheckState, Insight } from '#contract/summaries.ts'
import { Popover } from '#web/ui/popover.tsx'
import { StateIcon } from './state-icon.tsx'
import { useHoverOpen } from './use-hover-open.ts'

type Props = { insight: Pick<Insight, 'quote' | 'state'> }

const states: Record<CheckState, { word: string; meaning: string; colour: string }> = {
  verified: { word: 'Verified', meaning: 'Word for word in the transcript.', colour: 'text-good' },
  reworded: {
    word: 'Reworded',
    meaning: "Found in the transcript in other words; these are the speaker's own.",
    colour: 'text-good',
  },
  unverified: {
    word: 'Unverified',
    meaning: 'These words were not found in the transcript.',
    colour: 'text-warn',
  },
}

/** Whether a statement was found in the transcript; the speaker's own words on hover, focus or tap. */
export function EvidenceMark({ insight }: Props) {
  const { open, onOpenChange, hover, trigger } = useHoverOpen()
  const { word, meaning, colour } = states[insight.state]
  const quoteId = useId()
  return (
    <>
      <Popover
        open={open}
        onOpenChange={onOpenChange}
        label="The speaker's own words"
        trigger={
          <button
            type="button"
            aria-describedby={quoteId}
            className={`inline-flex min-h-6 items-center gap-1 rounded-md px-1 align-baseline font-sans text-sm ${colour} hover:bg-line/60`}
            {...trigger}
          >
            <StateIcon state={insight.state} />
            <span className={insight.state === 'verified' ? 'sr-only' : ''}>{word}</span>
          </button>
        }
      >
        <div className="max-w-sm p-4" {...hover}>
          {insight.quote !== '' && (
            <blockquote className="font-serif text-base/7 text-ink" dir="auto">
              “{insight.quote}”
            </blockquote>
          )}
          <p className={`mt-2 text-sm ${colour}`}>{meaning}</p>
        </div>
      </Popover>
      <span id={quoteId} hidden>
        {insight.quote === '' ? meaning : `The speaker's own words: ${insight.quote}`}
      </span>
    </>
  )
}
