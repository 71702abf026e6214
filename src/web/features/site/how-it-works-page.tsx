import type { ReactNode } from 'react'
import { howItWorks } from '#web/content/how-it-works.ts'
import { ItemGrid } from './item-grid.tsx'
import { Closing, PageFrame, Section } from './page-frame.tsx'

type Props = {
  /** The states of a line with their dots. */
  states: ReactNode
  /** One sentence on its way through the product. */
  journey: ReactNode
}

/** The way from a link to a summary: three steps, what stands out, and what happens inside. */
export function HowItWorksPage({ states, journey }: Props) {
  const { steps, keyFeatures, notes, closing } = howItWorks
  return (
    <PageFrame {...howItWorks}>
      <Section id="steps" heading={howItWorks.stepsHeading}>
        <ItemGrid items={steps} columns={3} numbered />
      </Section>
      <Section id="key-features" heading={howItWorks.keyHeading}>
        <div className="mt-8 border-t border-line pt-4">
          <h3 className="font-semibold">{howItWorks.evidenceTitle}</h3>
          {states}
        </div>
        <ItemGrid items={keyFeatures} columns={3} />
      </Section>
      <Section id="under-the-hood" heading={howItWorks.hoodHeading}>
        {journey}
        <ItemGrid items={notes} columns={3} />
      </Section>
      <Closing {...closing} second={{ to: '/features', label: closing.features }} />
    </PageFrame>
  )
}
