import { api } from '#web/api/api.ts'
import { toFailure } from '#web/features/run/failure.ts'
import { currentOptions, requestBody, requestForTranscript } from '#web/features/run/request.ts'

/** The state of one of many files; `noneLeft` where the summaries of the plan are used up. */
export type FileState =
  | { kind: 'waiting' }
  | { kind: 'working' }
  | { kind: 'done'; historyId: string; title: string }
  | { kind: 'noneLeft' }
  | { kind: 'failed'; reason: string }

type Sending = {
  onState: (index: number, state: FileState) => void
  signal: AbortSignal
  /** Waits so many seconds, or until `signal` says so. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>
}

/**
 * Gives the files one after the other and summarizes each; what comes too fast for fair use waits its time.
 * Returns the ids of the summaries in the history. Where none are left, the rest of the files stay unsent.
 */
export async function sendFiles(files: readonly File[], sending: Sending): Promise<string[]> {
  const made: string[] = []
  let areLeft = true
  for (const [index, file] of files.entries()) {
    if (sending.signal.aborted) break
    sending.onState(index, areLeft ? { kind: 'working' } : { kind: 'noneLeft' })
    if (!areLeft) continue
    const state = await sendPaced(file, sending)
    areLeft = state.kind !== 'noneLeft'
    if (state.kind === 'done') made.push(state.historyId)
    sending.onState(index, state)
  }
  return made
}

async function sendPaced(file: File, { signal, wait }: Sending): Promise<FileState> {
  for (;;) {
    try {
      return await sendFile(file, signal)
    } catch (error) {
      const { detail, retryAfterSeconds } = toFailure(error)
      if (signal.aborted || retryAfterSeconds === 0) return { kind: 'failed', reason: detail }
      await wait(retryAfterSeconds, signal)
    }
  }
}

async function sendFile(file: File, signal: AbortSignal): Promise<FileState> {
  const { transcript } = await api(
    'POST /api/transcripts',
    { query: { fileName: file.name }, body: file },
    { signal },
  )
  const body = requestBody(requestForTranscript(transcript, currentOptions()))
  const answer = await api('POST /api/summarize', { body }, { signal })
  if (answer.locked || answer.historyId === null) return { kind: 'noneLeft' }
  return { kind: 'done', historyId: answer.historyId, title: answer.videoTitle }
}

/** Waits by the clock of the browser. */
export async function waitSeconds(seconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
