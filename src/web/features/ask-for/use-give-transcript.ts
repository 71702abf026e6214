import { useEffect, useRef, useState } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { api } from '#web/lib/api.ts'
import { toFailure } from '#web/features/run/failure.ts'
import { draftBytes, draftFault } from './paste-draft.ts'
import type { PasteDraft } from './paste-draft.ts'

type Giving = {
  sending: boolean
  /** Why the last attempt came to nothing, for the person. */
  fault: string | null
  /** Sends the draft; ignored while one is under way. */
  give: (draft: PasteDraft) => void
}

/** Sends a pasted or uploaded transcript. What is plainly wrong with it is said before anything is sent. */
export function useGiveTranscript(onGiven: (transcript: Transcript) => void): Giving {
  const [sending, setSending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
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
    } catch (error) {
      if (!signal.aborted) setFault(toFailure(error).detail)
    } finally {
      running.current = null
      if (!signal.aborted) setSending(false)
    }
  }

  function give(draft: PasteDraft): void {
    if (running.current !== null) return
    const found = draftFault(draft)
    setFault(found)
    if (found !== null) return
    running.current = new AbortController()
    setSending(true)
    void send(draft, running.current.signal)
  }

  return { sending, fault, give }
}

function draftQuery({ file, title, videoUrl }: PasteDraft) {
  return {
    ...(file === null ? {} : { fileName: file.name }),
    ...(title.trim() === '' ? {} : { title: title.trim() }),
    ...(videoUrl.trim() === '' ? {} : { videoUrl: videoUrl.trim() }),
  }
}
