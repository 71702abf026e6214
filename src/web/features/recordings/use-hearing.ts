import { useEffect, useRef, useState } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { ApiError, withReason } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { forgetFile, rememberFile } from '#web/session/own-files.ts'
import { contentHash } from './content-hash.ts'
import { hear, newHearing } from './hear.ts'
import type { Hearing, HearingSource } from './hear.ts'
import { recordingsKey } from './recordings-query.ts'
import { sentPart } from './send-recording.ts'
import type { SendTools } from './send-recording.ts'
import type { SoundFailure } from './sound-messages.ts'
import { openSound } from './sound-reader.ts'

/** The reason for which a recording ended without a transcript. */
export type HearingFailure =
  | { noSound: SoundFailure }
  | { error: unknown }
  | { reason: string }
  | 'NOT_HEARD'
  | 'NO_RECOGNIZER'

const tools: SendTools = { openSound, contentHash, wait: waitOnline }

type Work = Hearing & { isStarted: boolean; failure: HearingFailure | null }

/** `language` is the spoken one, and empty where it is to be found. */
type Heard = { source: HearingSource; language: string }

/** Has a recording heard while its component is shown; `start` begins, and begins again. */
export function useHearing({ source, language }: Heard, onReady: (transcript: Transcript) => void) {
  const [work, setWork] = useState<Work>({ ...newHearing, isStarted: false, failure: null })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(from: HearingSource, signal: AbortSignal): Promise<void> {
    const onChange = (change: Partial<Hearing>): void => {
      if (!signal.aborted) setWork((before) => ({ ...before, ...change }))
    }
    const heard = await hear(from, { language, signal, onChange }, tools)
    if ('noSound' in heard) return onFailure(heard)
    await forgetFile(heard.contentHash)
    const { transcriptId } = heard
    if (transcriptId === null) {
      const { reason } = await withReason({ reason: heard.reason, reasonCode: heard.failure })
      return onFailure(reason === null ? 'NOT_HEARD' : { reason })
    }
    if ('file' in source) await rememberFile(transcriptId, source.file)
    onReady(await api('GET /api/transcripts/:id', { params: { id: transcriptId } }, { signal }))
  }

  const onFailure = (failure: HearingFailure): void => setWork((before) => ({ ...before, failure }))

  const start = (): void => begin(async (signal) => await run(source, signal))

  /** Sends the file as it is; from then on the work goes on with that. */
  function sendWhole(): void {
    if ('file' in source) begin(async (signal) => await run({ file: source.file, isWhole: true }, signal))
  }

  /** Goes on with what was sent, as if the recording ended there. */
  function endHere(): void {
    begin(async (signal) => {
      if (work.recording === null) return
      const params = { id: work.recording.id }
      const { recording } = await api('GET /api/recordings/:id', { params, query: {} }, { signal })
      const { index: pieces, endMs: durationMs } = sentPart(recording.pieces)
      const body = { pieces, durationMs }
      await run(await api('POST /api/recordings/:id/complete', { params, body }, { signal }), signal)
    })
  }

  function begin(act: (signal: AbortSignal) => Promise<void>): void {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setWork((before) => ({ ...before, isStarted: true, failure: null, isConnectionLost: false }))
    void act(controller.signal)
      .catch((error: unknown) => {
        if (!controller.signal.aborted) onFailure({ error })
      })
      .finally(() => void queryClient.invalidateQueries({ queryKey: recordingsKey }))
  }

  /** Ends it, and has the server delete the sound that it got. */
  async function cancel(): Promise<void> {
    running.current?.abort()
    const { recording } = work
    if (recording === null) return
    await forgetFile(recording.contentHash)
    await api('DELETE /api/recordings/:id', { params: { id: recording.id } }, { keepalive: true }).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
      },
    )
    await queryClient.invalidateQueries({ queryKey: recordingsKey })
  }

  return { work, start, sendWhole, endHere, cancel }
}

/** Waits by the clock of the browser, or until the connection is back. */
async function waitOnline(seconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const ended = new AbortController()
  const timer = setTimeout(resolve, seconds * 1000)
  addEventListener('online', () => resolve(), { signal: ended.signal })
  signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal })
  await promise.finally(() => {
    clearTimeout(timer)
    ended.abort()
  })
}
