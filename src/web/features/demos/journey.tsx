import { useRef } from 'react'
import type { ReactNode } from 'react'
import { clockTime } from '#product/times.ts'
import { cues, exampleLine } from '#web/content/example-video.ts'
import { howItWorks } from '#web/content/how-it-works.ts'
import { usePlayOnce } from '#web/features/start/use-play-once.ts'
import { momentState } from '#web/text/describe-line.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { StateDot, stateColours } from '#web/ui/state-dot.tsx'

/** One sentence of the talk on its way through the product, lighting up as it comes into view. */
export function Journey() {
  const { fetch, sentences, draft, check } = howItWorks.hood
  return (
    <ol className="mt-8">
      <Stage {...fetch}>
        <Cues />
      </Stage>
      <Stage {...sentences}>
        <JoinedSentence />
      </Stage>
      <Stage {...draft}>
        <DraftLine />
      </Stage>
      <Stage {...check}>
        <CheckedLine />
      </Stage>
    </ol>
  )
}

type StageProps = { title: string; text: string; children: ReactNode }

function Stage({ title, text, children }: StageProps) {
  const stage = useRef<HTMLLIElement>(null)
  const { phase } = usePlayOnce(stage)
  return (
    <li
      ref={stage}
      data-phase={phase}
      className="group/live grid gap-x-12 gap-y-4 border-t border-line py-6 md:grid-cols-2 md:py-10"
    >
      <div>
        <h3 className="font-serif text-xl font-semibold">{title}</h3>
        <p className="mt-1 max-w-[48ch] text-pretty text-muted">
          <LinkedText text={text} />
        </p>
      </div>
      <Card className="min-h-32 p-5 font-serif text-lg/8">{children}</Card>
    </li>
  )
}

/**
 * The look of a part that lights up in its turn. It is there from the start: a stage that is printed, or
 * scrolled past, is whole.
 */
const lit = 'rounded-xs group-data-[phase=playing]/live:animate-stage-light'

/** Lights up so much later. */
function after(delayMs: number) {
  return { animationDelay: `${delayMs}ms` } as const
}

/** The captions as they come: a few words at a time. */
function Cues() {
  return (
    <ul lang="en" dir="ltr" className="space-y-1 text-base/7">
      {cues.map(({ start, text }, index) => (
        <li key={start} className={`flex gap-3 ${lit}`} style={after(index * 500)}>
          <span className="pt-px font-sans text-sm/7 text-accent tabular-nums">{clockTime(start)}</span>
          {text}
        </li>
      ))}
    </ul>
  )
}

/** The same as one sentence with its number. */
function JoinedSentence() {
  const number = exampleLine.sentence
  return (
    <p lang="en" dir="ltr" className="text-base/7">
      <span className={`me-2 bg-line px-1.5 font-sans text-sm tabular-nums ${lit}`} style={after(900)}>
        {number}
      </span>
      {cues.map(({ start, text }) => (
        <span
          key={start}
          className="rounded-xs transition-colors delay-300 duration-700 group-data-[phase=waiting]/live:bg-line motion-reduce:bg-transparent! noscript:bg-transparent!"
        >
          {text}{' '}
        </span>
      ))}
    </p>
  )
}

/** A line that cites the sentence by its number; its dot is hollow until it is checked. */
function DraftLine() {
  return (
    <p lang="en" dir="ltr" className={lit} style={after(200)}>
      {exampleLine.text}{' '}
      <span className="rounded-md bg-line px-1.5 font-sans text-sm tabular-nums">{exampleLine.sentence}</span>{' '}
      <span className="inline-block size-2.5 rounded-full border-[1.5px] border-muted" />
    </p>
  )
}

/** The line with the dot of its state. */
function CheckedLine() {
  return (
    <>
      <p lang="en" dir="ltr">
        {exampleLine.text}
      </p>
      <p
        className={`mt-2 flex items-center gap-2 font-sans text-sm font-medium ${stateColours[exampleLine.state]} ${lit}`}
        style={after(500)}
      >
        <StateDot state={exampleLine.state} />
        {momentState({ ...exampleLine, timings: 'estimated' })}
      </p>
    </>
  )
}
