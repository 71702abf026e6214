import { useEffect, useRef, useState } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { pasteDialog, sizes } from '#messages/paste-dialog.tsx'
import { maxTranscriptBytes } from '#product/limits.ts'
import { api } from '#web/api/api.ts'
import { toFailure } from '#web/features/run/failure.ts'
import { decimal } from '#web/text/decimal.ts'
import type { PasteDraft } from './use-paste.ts'

/** The caption formats that can be read, by the endings that their files have. */
export const captionFileEndings = [
  '.srt',
  '.vtt',
  '.sbv',
  '.sub',
  '.stc',
  '.json3',
  '.json',
  '.xml',
  '.txt',
] as const

const megabyte = 1024 * 1024

/** The limit in words: `10 MB`. */
export const sizeLimitText = sizes.megabytes(String(maxTranscriptBytes / megabyte))

type Giving = {
  sending: boolean
  /** Why the last attempt failed, as a sentence for the user. */
  error: string | null
  /** It failed because nothing was given: counts such attempts, each of which leads back to the text. */
  emptyAttempts: number
  /** Sends the draft; ignored while one is under way. */
  give: (draft: PasteDraft) => void
}

/** Sends a pasted or uploaded transcript. The draft is validated before it is sent. */
export function useGiveTranscript(onGiven: (transcript: Transcript) => void): Giving {
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [emptyAttempts, setEmptyAttempts] = useState(0)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function send(draft: PasteDraft, signal: AbortSignal): Promise<void> {
    try {
      const query = draftQuery(draft)
      const { transcript } = await api(
        'POST /api/transcripts',
        { query, body: draftBytes(draft) },
        { signal },
      )
      if (!signal.aborted) onGiven(transcript)
    } catch (failure) {
      if (!signal.aborted) setError(toFailure(failure).detail)
    } finally {
      running.current = null
      if (!signal.aborted) setSending(false)
    }
  }

  function give(draft: PasteDraft): void {
    if (running.current !== null) return
    const found = draftError(draft)
    if (found === pasteDialog.missing) setEmptyAttempts((count) => count + 1)
    setError(found)
    if (found !== null) return
    running.current = new AbortController()
    setSending(true)
    void send(draft, running.current.signal)
  }

  return { sending, error, emptyAttempts, give }
}

function draftQuery({ file, title, videoUrl }: PasteDraft) {
  return {
    ...(file === null ? {} : { fileName: file.name }),
    ...(title.trim() === '' ? {} : { title: title.trim() }),
    ...(videoUrl.trim() === '' ? {} : { videoUrl: videoUrl.trim() }),
  }
}

/** The bytes to send: those of the chosen file, else those of the text. */
function draftBytes(draft: PasteDraft): Blob {
  return draft.file ?? new Blob([draft.text], { type: 'text/plain;charset=utf-8' })
}

/** Why the draft cannot be sent, as a sentence for the user; `null` when it can. */
function draftError(draft: PasteDraft): string | null {
  if (draft.file === null && draft.text.trim() === '') return pasteDialog.missing
  const { size } = draftBytes(draft)
  if (size === 0) return pasteDialog.emptyFile
  if (size <= maxTranscriptBytes) return null
  return pasteDialog.tooLarge(sizes.megabytes(decimal(size / megabyte, 1)), sizeLimitText)
}
