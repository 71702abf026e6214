import { Suspense, useEffect, useRef, useState } from 'react'
import { developers } from '#messages/developers.ts'
import { shell } from '#messages/shell.ts'
import { agentExample, examples, receiver } from '#web/content/developers.ts'
import type { Example } from '#web/content/developers.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { lazyPart, late } from '#web/ui/lazy-part.tsx'
import { LinkedParagraph } from '#web/ui/linked-text.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'
import { PageFrame, Section } from '../page-frame.tsx'

const CallReference = lazyPart(() => import('./call-reference.tsx'), 'CallReference', late)

/** The page about the API: a key, programs to copy, and every call. */
export function DevelopersPage() {
  return (
    <PageFrame {...developers}>
      <Section id="key" heading={developers.keyHeading}>
        <LinkedParagraph text={developers.keyText} />
      </Section>
      <Section id="example" heading={developers.exampleHeading}>
        <LinkedParagraph text={developers.exampleText} />
        {examples.map((example) => (
          <CodeBlock key={example.id} {...example} />
        ))}
      </Section>
      <Section id="agents" heading={developers.agentHeading}>
        <LinkedParagraph text={developers.agentText} />
        <CodeBlock {...agentExample} />
      </Section>
      <Section id="webhooks" heading={developers.webhookHeading}>
        <LinkedParagraph text={developers.webhookText} />
        <Receiver />
      </Section>
      <Section id="rules" heading={developers.rulesHeading}>
        <ul className="mt-4 max-w-[60ch] list-disc space-y-2 ps-5 text-muted">
          {developers.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Section>
      <Section id="calls" heading={developers.callsHeading}>
        <LinkedParagraph text={developers.callsText} />
        <Calls />
      </Section>
    </PageFrame>
  )
}

function CodeBlock({ label, code }: Pick<Example, 'label' | 'code'>) {
  return (
    <figure className="mt-6 max-w-3xl rounded-card border border-line bg-surface">
      <figcaption className="flex items-center justify-between gap-4 border-b border-line py-1 pe-2 ps-4">
        <span className="font-medium">{label}</span>
        <Button
          variant="quiet"
          size="sm"
          aria-label={developers.copyProgram(label)}
          onClick={() => void copyText(code)}
        >
          {developers.copy}
        </Button>
      </figcaption>
      <pre className="p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{code}</code>
      </pre>
    </figure>
  )
}

function Receiver() {
  const [isShown, setShown] = useState(false)
  if (isShown) return <ShownReceiver />
  return (
    <Button variant="secondary" className="mt-4" onClick={() => setShown(true)}>
      {developers.webhookShow}
    </Button>
  )
}

function ShownReceiver() {
  const start = useRef<HTMLDivElement>(null)
  // The button that asked for it had the focus, and is gone.
  useEffect(() => start.current?.focus(), [])
  return (
    <div ref={start} tabIndex={-1} className="outline-none">
      <CodeBlock label={developers.webhookLabel} code={receiver} />
    </div>
  )
}

function Calls() {
  const [isShown, setShown] = useState(false)
  if (!isShown) {
    return (
      <Button variant="secondary" className="mt-4" onClick={() => setShown(true)}>
        {developers.show}
      </Button>
    )
  }
  return (
    <Suspense fallback={<TextSkeleton label={shell.loading} />}>
      <CallReference />
    </Suspense>
  )
}
