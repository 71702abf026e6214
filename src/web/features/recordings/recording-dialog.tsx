import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { Recording } from '#contract/recordings.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { controls } from '#messages/controls.ts'
import { recordingDialog } from '#messages/recording-dialog.ts'
import { hasPlans } from '#product/offers.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import { useAccount } from '#web/session/account.ts'
import { hasFfmpeg, hasRecognizer } from '#web/session/has-recognizer.ts'
import { showPageDialog, usePageDialog } from '#web/session/page-dialog.ts'
import { languageName } from '#web/text/names.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { linkOf } from './hear.ts'
import type { HearingSource } from './hear.ts'
import { HearingProgress } from './hearing-progress.tsx'
import { RecordingFailure } from './recording-failure.tsx'
import { recordingsQuery } from './recordings-query.ts'
import { useHearing } from './use-hearing.ts'

const minuteMs = 60_000

type Props = {
  source: HearingSource
  onClose: () => void
  /** Called with the transcript once the recording was heard, and the dialog closed. */
  onHeard: (transcript: Transcript) => void
  /** Leads to where a transcript is pasted; absent where none is offered. */
  onPaste?: (() => void) | undefined
}

/** The dialog that has a recording heard: what is sent of it, how far it is, and what was heard so far. */
export function RecordingDialog({ source, onClose, onHeard, onPaste }: Props) {
  const isSigningIn = usePageDialog()?.name === 'sign-in'
  const [language, setLanguage] = useState('')
  const { work, start, sendWhole, endHere, cancel } = useHearing({ source, language }, (transcript) => {
    onClose()
    onHeard(transcript)
  })
  const isSignedIn = useAccount().status === 'signed-in'
  const isSent = 'recording' in source
  const link = linkOf(source)
  useEffect(() => {
    // What was sent is heard already.
    if (isSent) start()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the dialog opens.
  }, [])
  const name = work.recording?.name ?? ('file' in source ? source.file.name : link)

  return (
    <Dialog
      open={!isSigningIn}
      onClose={onClose}
      title={recordingDialog.title}
      description={descriptionOf(link, work.recording)}
    >
      <div className="mt-4 space-y-4">
        <p className="rounded-control border border-line bg-paper px-4 py-3 font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        {work.failure !== null && (
          <RecordingFailure
            failure={work.failure}
            whole={'file' in source && hasFfmpeg() ? { size: source.file.size, onSend: sendWhole } : null}
            onRetry={start}
            part={
              work.sentMs < minuteMs ? null : { minutes: Math.floor(work.sentMs / minuteMs), onUse: endHere }
            }
            onPaste={onPaste}
            onClose={onClose}
          />
        )}
        {work.isStarted && work.failure === null && (
          <>
            <HearingProgress work={work} isSignedIn={isSignedIn} isOfLink={link !== null} />
            <Button
              variant="quiet"
              onClick={() => {
                void cancel()
                onClose()
              }}
            >
              {controls.cancel}
            </Button>
          </>
        )}
        {!work.isStarted && !isSent && (
          <Start isOfLink={link !== null} onStart={start} onPaste={onPaste} onClose={onClose}>
            <SpokenLanguage value={language} onChange={setLanguage} />
          </Start>
        )}
      </div>
    </Dialog>
  )
}

function descriptionOf(link: string | null, recording: Recording | null): string {
  if (link !== null) return recordingDialog.ofLink
  return (recording?.file ?? null) === null ? recordingDialog.privacy : recordingDialog.ofFile
}

type StartProps = { isOfLink: boolean; onStart: () => void; children: ReactNode } & Pick<
  Props,
  'onPaste' | 'onClose'
>

/** The step before anything is sent: what it takes, and what is left of it. */
function Start({ isOfLink, onStart, onPaste, onClose, children }: StartProps) {
  const { status } = useAccount()
  const isRefused = status === 'signed-out' && hasPlans
  // The transcript that comes with a link takes no recognizer.
  const isPossible = isOfLink || hasRecognizer()
  const isAsked = isPossible && status !== 'unknown' && !isRefused
  const { data, error } = useQuery({ ...recordingsQuery, enabled: isAsked })
  if (!isPossible || error !== null) {
    const failure = isPossible ? { error } : 'NO_RECOGNIZER'
    return <RecordingFailure failure={failure} onPaste={onPaste} onClose={onClose} />
  }
  if (isRefused) {
    return (
      <div className="space-y-4">
        <p>{recordingDialog.account}</p>
        <Button onClick={() => showPageDialog({ name: 'sign-in', reason: 'continue' })}>
          {recordingDialog.signIn}
        </Button>
      </div>
    )
  }
  const left = data?.remainingMinutes ?? null
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        onStart()
      }}
    >
      <p className="min-h-6 text-muted tabular-nums">{left !== null && recordingDialog.minutesLeft(left)}</p>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={data === undefined}>
          {recordingDialog.start}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {controls.cancel}
        </Button>
      </div>
    </form>
  )
}

type LanguageProps = { value: string; onChange: (language: string) => void }

/** A recognizer takes a language without its script. */
const spokenLanguages = [...new Set(summaryLanguages.map((tag) => tag.split('-', 1)[0] ?? tag))]

/** The choice of the language that is spoken, which a program else finds by the sound. */
function SpokenLanguage({ value, onChange }: LanguageProps) {
  return (
    <SelectField
      label={recordingDialog.language}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{recordingDialog.detected}</option>
      {spokenLanguages.map((language) => (
        <option key={language} value={language}>
          {languageName(language)}
        </option>
      ))}
    </SelectField>
  )
}
