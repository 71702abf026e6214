import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LiveLine } from './live-line.tsx'

const FoolTheCheck = lazyPart(() => import('./fool-the-check.tsx'), 'FoolTheCheck', { isExtra: true })

/**
 * What the home page shows as long as nothing was asked for: a line that is checked, beside the input where there is room
 * for two columns; three steps, what is different.
 */
export function HomeIntroduction() {
  return (
    <>
      <div className="lg:col-start-2 lg:row-start-1 lg:pt-8">
        <LiveLine />
      </div>
      <div className="min-w-0 lg:col-span-2">
        <Suspense fallback={null}>
          <FoolTheCheck />
        </Suspense>
        <ThreeSteps />
        <WhatIsDifferent />
      </div>
    </>
  )
}

const steps = [
  {
    title: 'Paste a link',
    text: 'Any YouTube link works. No captions? Paste or upload the transcript.',
  },
  {
    title: 'Read it in brief',
    text: 'Summary, key insights and chapters, each with its time.',
  },
  {
    title: 'Check any line',
    text: "Point at a line for the speaker's own words. Click its time to hear them.",
  },
] as const

/** The use of the product in three steps. */
function ThreeSteps() {
  return (
    <section aria-labelledby="steps-heading" className="mt-20">
      <h2 id="steps-heading" className="font-serif text-3xl font-semibold">
        Three steps
      </h2>
      <ol className="mt-6 grid gap-8 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t border-line pt-4">
            <p className="font-serif text-2xl text-accent tabular-nums" aria-hidden="true">
              {index + 1}
            </p>
            <h3 className="mt-1 font-semibold">{step.title}</h3>
            <p className="mt-1 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const differences = [
  {
    title: 'Checked against the video',
    text: "If a quote isn't in the transcript, we say so.",
  },
  {
    title: 'The whole video',
    text: 'A map shows where its lines come from, and where none do.',
  },
  {
    title: 'A fair allowance',
    text: "Failed and cancelled summaries don't count.",
  },
  {
    title: 'Your data',
    text: 'Nothing loads from YouTube until you press play.',
  },
] as const

/** What sets it apart, in statements that can be tried out on the page itself. */
function WhatIsDifferent() {
  return (
    <section aria-labelledby="different-heading" className="mt-20">
      <h2 id="different-heading" className="font-serif text-3xl font-semibold">
        What makes it different
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {differences.map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 max-w-[60ch] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
