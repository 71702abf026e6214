import { Suspense } from 'react'
import { Link } from 'react-router'
import { homeIntroduction } from '#messages/home-introduction.ts'
import { exampleVideos } from '#product/examples.ts'
import { clockTime } from '#product/times.ts'
import { ExampleStill } from '#web/ui/example-still.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SmallResult } from './small-result.tsx'

const FoolTheCheck = lazyPart(() => import('./fool-the-check.tsx'), 'FoolTheCheck', { isExtra: true })

/**
 * The home page as long as nothing was asked for: an example in brief, beside the input where there is room
 * for two columns; the examples, three steps, and the differences to others.
 */
export function HomeIntroduction() {
  return (
    <>
      <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:pt-16">
        <SmallResult />
      </div>
      <ExampleDoors />
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

const [, ...moreExamples] = exampleVideos

/** The links to the whole examples; each opens its summary. */
function ExampleDoors() {
  return (
    <nav
      aria-labelledby="examples-heading"
      className="mt-8 w-full text-start lg:col-start-1 lg:mt-6 print:hidden"
    >
      <h2 id="examples-heading" className="text-sm text-muted">
        {homeIntroduction.moreExamples}
      </h2>
      <ul className="mt-2">
        {moreExamples.map(({ videoId, title, channel, durationSeconds }) => (
          <li key={videoId}>
            <Link
              to={`/examples/${videoId}`}
              className="flex h-full items-center gap-3 rounded-control border border-line bg-surface p-2 hover:border-accent"
            >
              <ExampleStill videoId={videoId} className="w-20 shrink-0 rounded-md" />
              <span className="min-w-0">
                <span className="line-clamp-2 text-sm leading-snug font-medium">
                  <bdi>{title}</bdi>
                </span>
                <span className="mt-0.5 block text-xs text-muted tabular-nums">
                  <bdi>{channel}</bdi> · {clockTime(durationSeconds)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The use of the product in three steps. */
function ThreeSteps() {
  return (
    <section aria-labelledby="steps-heading" className="mt-20">
      <h2 id="steps-heading" className="font-serif text-3xl font-semibold">
        {homeIntroduction.stepsHeading}
      </h2>
      <ol className="mt-6 grid gap-8 md:grid-cols-3">
        {homeIntroduction.steps.map((step, index) => (
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

/** The differences to others, in statements that can be tried out on the page itself. */
function WhatIsDifferent() {
  return (
    <section aria-labelledby="different-heading" className="mt-20">
      <h2 id="different-heading" className="font-serif text-3xl font-semibold">
        {homeIntroduction.differencesHeading}
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {homeIntroduction.differences.map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 max-w-[60ch] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
