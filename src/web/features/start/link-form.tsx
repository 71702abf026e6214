import { Suspense, useEffect, useState } from 'react'
import type { RefObject, SubmitEvent } from 'react'
import { linkForm } from '#messages/link-form.ts'
import { useEngineKind } from '#web/features/run/queries.ts'
import type { RunState } from '#web/features/run/reducer.ts'
import { linkFieldId } from '#web/features/run/request.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useIdle } from '#web/ui/use-page-phase.ts'

type Props = {
  link: string
  onLinkChange: (link: string) => void
  inputRef: RefObject<HTMLInputElement | null>
  busy: boolean
  /** The reason for which the link in the field was refused, with one that would work. */
  refusal: string | null
  onSummarize: (link: string) => void
  onTranscribe?: (link: string) => void
  onPaste?: () => void
  /** Above a result there are no other ways to begin, and no button for the link of the result. */
  isAlone: boolean
}

const refusalId = 'link-refusal'

type OtherWaysProps = { busy: boolean; onTranscribe: () => void; onPaste: () => void }

function OtherWays({ busy, onTranscribe, onPaste }: OtherWaysProps) {
  return (
    <div className="form-actions">
      <Button variant="quiet" disabled={busy} onClick={onTranscribe}>
        {linkForm.transcribe}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={onPaste}>
        {linkForm.paste}
      </Button>
    </div>
  )
}

/** The one large input of the page with its buttons. */
export function LinkForm(props: Props) {
  const { link, onLinkChange, inputRef, busy, refusal, isAlone, onSummarize, onTranscribe, onPaste } = props
  const [asked, setAsked] = useState('')
  // A wrong link is put right in its field: the cursor goes there, and the field comes into view with it.
  useEffect(() => {
    if (refusal !== null) inputRef.current?.focus()
  }, [refusal, inputRef])

  function submitTo(action: (link: string) => void): void {
    // The input itself is asked: the browser may have filled it before this page came to life.
    const given = (inputRef.current?.value ?? link).trim()
    if (given !== '') {
      onLinkChange(given)
      action(given)
      return
    }
    showToast({ title: linkForm.missing, tone: 'destructive' })
    inputRef.current?.focus()
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    submitTo((given) => {
      setAsked(given)
      onSummarize(given)
    })
  }

  return (
    // Not validated by the browser: a bare video id and a link without https are links as well.
    <form noValidate onSubmit={handleSubmit} className="two-columns print:hidden">
      <label htmlFor={linkFieldId} className="sr-only">
        {linkForm.label}
      </label>
      <div className="rounded-card border border-edge bg-surface p-2 focus-within:border-accent focus-within:ring-2 focus-within:ring-accent sm:flex sm:items-center">
        <input
          ref={inputRef}
          id={linkFieldId}
          // What is sent before this page came to life comes back as the link that it was opened with.
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={linkForm.placeholder}
          aria-invalid={refusal !== null}
          aria-describedby={refusal === null ? undefined : refusalId}
          value={link}
          onChange={(event) => onLinkChange(event.target.value)}
          className="h-12 w-full min-w-0 bg-transparent px-3 text-lg text-ellipsis text-ink outline-none placeholder:text-muted"
        />
        {(!isAlone || busy || (link !== '' && link !== asked)) && (
          <Button type="submit" size="lg" busy={busy} className="w-full shrink-0 sm:w-auto">
            <SummarizeLabel />
          </Button>
        )}
      </div>
      <Refusal text={refusal} />
      {!isAlone && onTranscribe && onPaste && (
        <OtherWays busy={busy} onTranscribe={() => submitTo(onTranscribe)} onPaste={onPaste} />
      )}
    </form>
  )
}

function Refusal({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p id={refusalId} role="alert" className="mt-2 px-3 text-start text-sm text-bad">
      {text}
    </p>
  )
}

/** The label of the button; as long as scripts don't know it, the page does. */
function SummarizeLabel() {
  const kind = useEngineKind()
  if (kind !== null) return kind === 'model' ? linkForm.summarizeByModel : linkForm.summarize
  return (
    <>
      <span className="without-model:hidden">{linkForm.summarizeByModel}</span>
      <span className="hidden without-model:inline">{linkForm.summarize}</span>
    </>
  )
}

const SummaryChoices = lazyPart(() => import('./summary-choices.tsx'), 'SummaryChoices', { isExtra: true })

/** The options of a summary. Their space is reserved, so that their arrival shifts nothing. */
export function SummaryChoicesSlot() {
  const isIdle = useIdle()
  const kind = useEngineKind()
  return (
    <div data-form-columns="" className="form-choices">
      <Suspense fallback={null}>{isIdle && kind !== null && <SummaryChoices kind={kind} />}</Suspense>
    </div>
  )
}

const youtubeHost = /(?:^|\.)(?:youtube\.com|youtu\.be|youtube-nocookie\.com)$/

/** The link of the request was refused, which is said at its field. */
export function isLinkRefused({ work, isAway }: Pick<RunState, 'work' | 'isAway'>): boolean {
  return work.status === 'failed' && !isAway && work.reason.problem?.code === 'INVALID_LINK'
}

/**
 * The reason for which the link in the field was refused, with one that would work; `null` where it was not,
 * or has been changed since.
 */
export function linkRefusal(state: Pick<RunState, 'work' | 'isAway'>, link: string): string | null {
  const { work } = state
  if (work.status !== 'failed' || !isLinkRefused(state) || work.request.link !== link.trim()) return null
  if (isOfAnotherSite(link)) return linkForm.otherSite
  return work.reason.problem?.detail ?? null
}

function isOfAnotherSite(link: string): boolean {
  const given = link.trim()
  const url = URL.parse(/^https?:\/\//i.test(given) ? given : `https://${given}`)
  return url !== null && url.hostname.includes('.') && !youtubeHost.test(url.hostname)
}
