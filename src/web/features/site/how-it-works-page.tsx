import { howItWorks } from '#web/content/how-it-works.ts'
import { Closing, PageFrame, Section } from './page-frame.tsx'
import { ItemGrid } from './item-grid.tsx'
import { LinkedText } from './linked-text.tsx'

/** The way from a link to a summary: three steps, what stands out, and what happens inside. */
export function HowItWorksPage() {
  const { steps, keyFeatures, hood, closing } = howItWorks
  return (
    <PageFrame {...howItWorks}>
      <Section id="steps" heading="Three steps">
        <ItemGrid items={steps} columns={3} numbered />
      </Section>
      <Section id="key-features" heading={howItWorks.keyHeading}>
        <ItemGrid items={keyFeatures} columns={2} />
      </Section>
      <Section id="under-the-hood" heading={howItWorks.hoodHeading}>
        <dl className="mt-8">
          {hood.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-10 gap-y-1 border-t border-line py-5 md:grid-cols-[1fr_2fr]"
            >
              <dt className="font-serif text-xl font-semibold">{title}</dt>
              <dd className="max-w-[68ch] text-pretty text-muted">
                <LinkedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Closing {...closing} second={{ to: '/features', label: 'See all features' }} />
    </PageFrame>
  )
}
