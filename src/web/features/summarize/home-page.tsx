import { lazy, Suspense, useRef, useState } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { EmailDialog, PaywallDialog } from './allowance/lazy-parts.ts'
import { UsageWhenSettled } from './allowance/usage-when-settled.tsx'
import { usePaywall } from './allowance/use-paywall.ts'
import { ChoicesPlace } from './intro/choices-place.tsx'
import { ExampleCards } from './intro/example-cards.tsx'
import { ExampleChips } from './intro/example-chips.tsx'
import { Headline } from './intro/headline.tsx'
import { LinkForm } from './intro/link-form.tsx'
import { ThreeSteps } from './intro/three-steps.tsx'
import { useGivenLink } from './intro/use-given-link.ts'
import { WhatIsDifferent } from './intro/what-is-different.tsx'
import { usePaste } from './paste/use-paste.ts'
import type { Remedy } from './work/failure-shape.ts'
import { isEmpty, orderLink } from './work/summarizer-state.ts'
import { useClearOnReturn } from './work/use-clear-on-return.ts'
import { useSummarizer } from './work/use-summarizer.ts'
import { WorkPlace } from './work/work-place.tsx'

const PasteDialog = lazy(async () => ({ default: (await import('./paste/paste-dialog.tsx')).PasteDialog }))

/** The home page: one input, and under it what was made of it. */
export function HomePage() {
  const [link, setLink] = useState('')
  const input = useRef<HTMLInputElement | null>(null)
  const paste = usePaste()
  const summarizer = useSummarizer()
  const { work, locked, waiting } = summarizer.state
  const paywall = usePaywall(locked)
  useClearOnReturn(summarizer)
  useGivenLink((given) => {
    setLink(given)
    summarizer.summarize(given)
  })
  const isQuiet = isEmpty(summarizer.state)

  function fillLink(videoUrl: string): void {
    setLink(videoUrl)
    input.current?.focus()
  }

  function handleCancel(): void {
    summarizer.cancel()
    input.current?.focus()
  }

  function handleRemedy(remedy: Remedy): void {
    if (remedy === 'retry') summarizer.retry()
    if (remedy === 'paste') paste.openFor(work.status === 'failed' ? orderLink(work.order) : '')
    if (remedy !== 'another') return
    summarizer.clear()
    fillLink('')
  }

  return (
    <div className="mx-auto max-w-6xl px-4 pb-24 sm:px-6">
      <Headline isPrinted={isQuiet} />
      <LinkForm
        link={link}
        onLinkChange={setLink}
        inputRef={input}
        busy={work.status === 'running'}
        onSummarize={summarizer.summarize}
        onTranscribe={summarizer.transcribe}
        onPaste={() => paste.openFor(link.trim())}
      />
      <ChoicesPlace />
      <ExampleChips onPick={fillLink} />
      <UsageWhenSettled />
      <WorkPlace
        isWanted={!isQuiet}
        summarizer={summarizer}
        onShowPlans={paywall.open}
        onCancel={handleCancel}
        onRemedy={handleRemedy}
      />
      {isQuiet && <HomeIntroduction onTry={fillLink} />}
      <Suspense fallback={null}>
        {waiting !== null && <EmailDialog order={waiting} summarizer={summarizer} />}
        {paywall.isOpen && <PaywallDialog onClose={paywall.close} />}
        <PasteWhenOpen paste={paste} onGiven={summarizer.summarizeTranscript} />
      </Suspense>
    </div>
  )
}

type PasteProps = { paste: ReturnType<typeof usePaste>; onGiven: (given: Transcript) => void }

function PasteWhenOpen({ paste, onGiven }: PasteProps) {
  if (!paste.isOpen) return null
  return (
    <PasteDialog
      draft={paste.draft}
      onDraftChange={paste.setDraft}
      onClose={paste.close}
      onGiven={(given) => {
        paste.finish()
        onGiven(given)
      }}
    />
  )
}

function HomeIntroduction({ onTry }: { onTry: (videoUrl: string) => void }) {
  return (
    <>
      <ExampleCards onTry={onTry} />
      <ThreeSteps />
      <WhatIsDifferent />
    </>
  )
}
