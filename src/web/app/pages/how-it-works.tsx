import { Suspense } from 'react'
import { StateDot, stateColours } from '#web/features/evidence/state-dot.tsx'
import { HowItWorksPage } from '#web/features/site/how-it-works-page.tsx'
import { stateName } from '#web/text/describe-line.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Journey = lazyPart(() => import('#web/features/demos/journey.tsx'), 'Journey')

/** It is in the built page, and stays as it is there until its file is loaded. */
const journey = (
  <Suspense fallback={null}>
    <Journey />
  </Suspense>
)

/** The page that explains the way from link to summary, with one sentence going that way. */
export function HowItWorks() {
  return <HowItWorksPage states={<StateLegend />} journey={journey} />
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
