import { lazyPart } from '#web/lib/lazy-part.tsx'
import { Suspense, useRef, useState } from 'react'
import { EmailDialog, PaywallDialog } from './allowance/lazy-parts.ts'
import { UsageWhenSettled } from './allowance/usage-when-settled.tsx'
import { usePaywall } from './allowance/use-paywall.ts'
import { ChoicesPlace } from './intro/choices-place.tsx'
import { ExampleChips } from './intro/example-chips.tsx'
import { Headline } from './intro/headline.tsx'
import { LinkForm } from './intro/link-form.tsx'
import { useGivenLink } from './intro/use-given-link.ts'
import { usePaste } from './paste/use-paste.ts'
import type { Remedy } from '#web/features/run/failure.ts'
import { isEmpty } from '#web/features/run/reducer.ts'
import { useClearOnReturn } from './work/use-clear-on-return.ts'
import { currentOptions } from '#web/features/run/options.ts'
import { requestForLink, requestForTranscript } from '#web/features/run/request.ts'
import { useSummarizer } from '#web/features/run/use-summarizer.ts'
import type { Summarizer } from '#web/features/run/use-summarizer.ts'
import { WorkPlace } from './work/work-place.tsx'

// It is in the built page, and stays as it is there until its file has come.
const HomeIntroduction = lazyPart(
  async () => (await import('./intro/home-introduction.tsx')).HomeIntroduction,
)
const PasteDialog = lazyPart(async () => (await import('./paste/paste-dialog.tsx')).PasteDialog, {
  kind: 'dialog',
})

/** The home page: one input, and under it what was made of it. */
export function HomePage() {
  const [link, setLink] = useState('')
  const input = useRef<HTMLInputElement | null>(null)
  const paste = usePaste()
  const summarizer = useSummarizer()
  const { work, isElsewhere, locked } = summarizer.state
  const paywall = usePaywall(locked)
  useClearOnReturn(summarizer)
  useGivenLink((given) => {
    setLink(given)
    summarize(given)
  })
  const isQuiet = isEmpty(summarizer.state)

  function summarize(given: string): void {
    summarizer.start(requestForLink(given, currentOptions()))
  }

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
    if (remedy === 'paste') paste.openFor(work.status === 'failed' ? work.request.link : '')
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
        busy={work.status === 'running' && !isElsewhere}
        onSummarize={summarize}
        onTranscribe={(given) => summarizer.start({ kind: 'transcript', link: given })}
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
      <Suspense fallback={null}>{isQuiet && <HomeIntroduction onTry={fillLink} />}</Suspense>
      <HomeDialogs summarizer={summarizer} paywall={paywall} paste={paste} />
    </div>
  )
}

type DialogsProps = {
  summarizer: Summarizer
  paywall: ReturnType<typeof usePaywall>
  paste: ReturnType<typeof usePaste>
}

function HomeDialogs({ summarizer, paywall, paste }: DialogsProps) {
  const { waiting } = summarizer.state
  return (
    <Suspense fallback={null}>
      {waiting !== null && <EmailDialog order={waiting} summarizer={summarizer} />}
      {paywall.isOpen && <PaywallDialog onClose={paywall.close} />}
      {paste.isOpen && (
        <PasteDialog
          draft={paste.draft}
          onDraftChange={paste.setDraft}
          onClose={paste.close}
          onGiven={(given) => {
            paste.finish()
            summarizer.start(requestForTranscript(given, currentOptions()))
          }}
        />
      )}
    </Suspense>
  )
}
