import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { Recording } from '#contract/recordings.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { recordingDialog } from '#messages/recording-dialog.ts'
import { unfinishedRecordings } from '#messages/unfinished-recordings.ts'
import { mediaEndings } from '#product/media-endings.ts'
import { showFailure } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { findFile } from '#web/session/own-files.ts'
import { Button } from '#web/ui/button.tsx'
import { contentHash } from './content-hash.ts'
import type { HearingSource } from './hear.ts'
import { heardText, isArriving } from './heard-text.ts'
import { RecordingDialog } from './recording-dialog.tsx'
import { recordingsKey, recordingsQuery } from './recordings-query.ts'

type Props = { onHeard: (transcript: Transcript) => void }

/** The recordings of an account that have no summary yet, each of which goes on from where it was. */
export function UnfinishedRecordings({ onHeard }: Props) {
  const heading = useId()
  const { data } = useQuery(recordingsQuery)
  const [opened, setOpened] = useState<HearingSource | null>(null)
  const recordings = data?.recordings ?? []
  if (recordings.length === 0 && opened === null) return null
  return (
    <section aria-labelledby={heading} className="mt-8 min-w-0 lg:col-start-1 print:hidden">
      <h2 id={heading} className="font-serif text-xl font-semibold">
        {unfinishedRecordings.heading}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {recordings.map((recording) => (
          <UnfinishedRecording key={recording.id} recording={recording} onOpen={setOpened} />
        ))}
      </ul>
      {opened !== null && (
        <RecordingDialog source={opened} onClose={() => setOpened(null)} onHeard={onHeard} />
      )}
    </section>
  )
}

type RowProps = { recording: Recording; onOpen: (source: HearingSource) => void }

/** A recording with what is missing of it: its file, time, or its summary. */
function UnfinishedRecording({ recording, onOpen }: RowProps) {
  const { name, state, link, file: whole } = recording
  const isSent = link !== null || (whole !== null && !isArriving(whole))
  const needsFile = state === 'failed' ? link === null : state === 'receiving' && !isSent
  const input = useRef<HTMLInputElement>(null)
  const [note, setNote] = useState('')

  async function goOn(): Promise<void> {
    if (!needsFile) return onOpen({ recording })
    const found = await findFile(recording.contentHash)
    const file = found === null ? null : 'file' in found ? found.file : await found.open()
    if (file !== null) onOpen({ file, isWhole: whole !== null })
    else input.current?.click()
  }

  async function choose(file: File | undefined): Promise<void> {
    if (file === undefined) return
    if ((await contentHash(file)) === recording.contentHash) onOpen({ file, isWhole: whole !== null })
    else setNote(unfinishedRecordings.another)
  }

  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <span className="min-w-0">
        <bdi className="block truncate font-medium">{name}</bdi>
        <span className="text-sm text-muted tabular-nums">{progressText(recording)}</span>
        <output className="block text-sm text-warn">{note}</output>
      </span>
      <span className="flex shrink-0 gap-2">
        {(state !== 'failed' || needsFile) && (
          <Button variant="secondary" size="sm" onClick={() => void goOn()}>
            {actionText(state, needsFile)}
          </Button>
        )}
        {state === 'failed' && <Remove recording={recording} />}
      </span>
      <input
        ref={input}
        hidden
        type="file"
        accept={`audio/*,video/*,${mediaEndings.join(',')}`}
        aria-label={unfinishedRecordings.choose(name)}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
    </li>
  )
}

function actionText(state: Recording['state'], needsFile: boolean): string {
  if (state === 'failed') return recordingDialog.retry
  if (needsFile) return unfinishedRecordings.goOn
  return state === 'ready' ? unfinishedRecordings.summarize : unfinishedRecordings.show
}

function progressText(recording: Recording): string {
  const { state, link, reason } = recording
  if (state === 'ready') return unfinishedRecordings.ready
  if (state !== 'failed') return heardText(recording)
  return (link === null ? null : reason) ?? recordingDialog.failures.NOT_HEARD
}

/** Takes a recording that failed off the list. */
function Remove({ recording: { id, name } }: Pick<RowProps, 'recording'>) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('DELETE /api/recordings/:id', { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: recordingsKey }),
    onError: showFailure,
  })
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={isPending}
      aria-label={unfinishedRecordings.removeNamed(name)}
      onClick={() => mutate()}
    >
      {unfinishedRecordings.remove}
    </Button>
  )
}
