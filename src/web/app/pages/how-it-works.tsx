import { Suspense } from 'react'
import { howItWorks } from '#web/content/how-it-works.ts'
import { Closing, ItemGrid, PageFrame, Section } from '#web/features/site/page-frame.tsx'
import { stateName } from '#web/text/describe-line.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { stateColours, StateDot } from '#web/ui/state-dot.tsx'

const Journey = lazyPart(() => import('#web/features/demos/journey.tsx'), 'Journey')

/** It is in the built page, and stays as it is there until its file is loaded. */
const journey = (
  <Suspense fallback={null}>
    <Journey />
  </Suspense>
)

/** The way from a link to a summary: three steps, what stands out, and one sentence's way. */
export function HowItWorks() {
  const { steps, keyFeatures, notes, closing } = howItWorks
  return (
    <PageFrame {...howItWorks}>
      <Section id="steps" heading={howItWorks.stepsHeading}>
        <ItemGrid items={steps} columns={3} numbered />
      </Section>
      <Section id="key-features" heading={howItWorks.keyHeading}>
        <div className="mt-8 border-t border-line pt-4">
          <h3 className="font-semibold">{howItWorks.evidenceTitle}</h3>
          <StateLegend />
        </div>
        <ItemGrid items={keyFeatures} columns={3} />
      </Section>
      <Section id="under-the-hood" heading={howItWorks.hoodHeading}>
        {journey}
        <ItemGrid items={notes} columns={3} />
      </Section>
      <Closing {...closing} links={[{ to: '/features', label: closing.features }]} />
    </PageFrame>
  )
}

const states = ['verified', 'words-found', 'differs', 'not-found', 'quoted'] as const

/** The states that a line can have, each with its dot. */
function StateLegend() {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
      {states.map((state) => (
        <li key={state} className={`flex items-center gap-2 ${stateColours[state]}`}>
          <StateDot state={state} />
          {stateName({ state, quote: '' })}
        </li>
      ))}
    </ul>
  )
}
