import { ExampleCards } from './example-cards.tsx'
import { ThreeSteps } from './three-steps.tsx'
import { WhatIsDifferent } from './what-is-different.tsx'

type Props = { onTry: (videoUrl: string) => void }

/** What the home page shows as long as nothing was asked for: two examples, three steps, what is different. */
export function HomeIntroduction({ onTry }: Props) {
  return (
    <>
      <ExampleCards onTry={onTry} />
      <ThreeSteps />
      <WhatIsDifferent />
    </>
  )
}
