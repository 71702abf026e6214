import type { ReactNode } from 'react'
import { extensionPage } from '#web/content/extension.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'
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
        <Paragraph text={extensionPage.demoText} />
        {demo}
      </Section>
      <Section id="facts" heading={extensionPage.factsHeading}>
        <ul className="mt-4 max-w-[60ch] list-disc space-y-2 pl-5 text-muted">
          {extensionPage.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Section>
      <Section id="install" heading={extensionPage.installHeading}>
        <Paragraph text={extensionPage.installText} />
        <Packages />
      </Section>
      <Section id="connect" heading={extensionPage.connectHeading}>
        <Paragraph text={extensionPage.connectText} />
      </Section>
    </PageFrame>
  )
}

function Paragraph({ text }: { text: string }) {
  return (
    <p className="mt-2 max-w-[60ch] text-pretty text-muted">
      <LinkedText text={text} />
    </p>
  )
}
