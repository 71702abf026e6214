import type { ReactNode } from 'react'
import { extensionPage } from '#messages/extension.ts'
import { LinkedParagraph } from '#web/ui/linked-text.tsx'
import { PageFrame, Section } from '../page-frame.tsx'
import { Packages } from './packages.tsx'

type Props = {
  /** The panel beside a video, at work. */
  demo: ReactNode
}

/** What the browser extension does, the panel at work, and how to get it. */
export function ExtensionPage({ demo }: Props) {
  return (
    <PageFrame {...extensionPage}>
      <Section id="demo" heading={extensionPage.demoHeading}>
        <LinkedParagraph text={extensionPage.demoText} />
        {demo}
      </Section>
      <Section id="facts" heading={extensionPage.factsHeading}>
        <ul className="mt-4 max-w-[60ch] list-disc space-y-2 ps-5 text-muted">
          {extensionPage.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Section>
      <Section id="install" heading={extensionPage.installHeading}>
        <LinkedParagraph text={extensionPage.installText} />
        <Packages />
      </Section>
      <Section id="connect" heading={extensionPage.connectHeading}>
        <LinkedParagraph text={extensionPage.connectText} />
      </Section>
    </PageFrame>
  )
}
