import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { manyFiles } from '#messages/many-files.ts'
import { maxCollectionTitle } from '#product/limits.ts'
import { api } from '#web/api/api.ts'
import { callOnce } from '#web/api/call-once.ts'
import { toFailure } from '#web/features/run/failure.ts'
import { currentOptions, requestBody, requestForTranscript } from '#web/features/run/request.ts'
import { useAccount } from '#web/session/account.ts'
import { resultPath } from '#web/text/addresses.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'

type Props = { files: readonly File[]; onClose: () => void }

/** Many files: what each has come to, and the collection that they are put into. */
export function ManyFiles({ files, onClose }: Props) {
  const isSignedIn = useAccount().status === 'signed-in'
  const [name, setName] = useState('')
  const work = useFiles(files, isSignedIn)
  const isMissing = isSignedIn && name.trim() === ''
  const done = work.states.filter(({ kind }) => kind === 'done').length
  return (
    <form
      className="mt-4 space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isMissing) void work.start(name.trim())
      }}
    >
      {isSignedIn ? (
        <TextField
          label={manyFiles.collection}
          maxLength={maxCollectionTitle}
          autoComplete="off"
          disabled={work.phase !== 'ready'}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      ) : (
        <p className="text-sm text-muted">{manyFiles.signIn}</p>
      )}
      <output className="block text-sm text-muted tabular-nums">
        {work.phase === 'ready' ? manyFiles.count(files.length) : manyFiles.done(done, files.length)}
      </output>
      <ol className="max-h-72 divide-y divide-line overflow-y-auto border-y border-line text-sm">
        {files.map((file, index) => (
          <li key={`${index}-${file.name}`} className="flex items-baseline justify-between gap-3 py-2">
            <FileRow name={file.name} state={work.states[index] ?? waiting} />
          </li>
        ))}
      </ol>
      {work.isUnnamed && (
        <p role="alert" className="text-sm text-bad">
          {manyFiles.notCollected}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {work.phase === 'ready' && (
          <Button type="submit" disabled={isMissing}>
            {manyFiles.start(files.length)}
          </Button>
        )}
        {work.collectionId !== null && (
          <Link to={`/collections/${work.collectionId}`} className={buttonClasses({})} onClick={onClose}>
            {manyFiles.open}
          </Link>
        )}
        <Button variant="quiet" onClick={onClose}>
          {manyFiles.leave[work.phase]}
        </Button>
      </div>
    </form>
  )
}

const waiting: FileState = { kind: 'waiting' }

/** Sends the files once; what is closed before its end sends no more of them. */
function useFiles(files: readonly File[], isSignedIn: boolean) {
  const [states, setStates] = useState<readonly FileState[]>(() => files.map(() => waiting))
  const [phase, setPhase] = useState<'ready' | 'working' | 'ended'>('ready')
  const [collectionId, setCollectionId] = useState<string | null>(null)
  const [isUnnamed, setUnnamed] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const onState = (index: number, state: FileState): void =>
    setStates((before) => before.map((each, at) => (at === index ? state : each)))

  async function collect(title: string, historyIds: string[]): Promise<void> {
    try {
      const { language } = currentOptions()
      const { id } = await callOnce('POST /api/collections', { body: { title, language, historyIds } })
      setCollectionId(id)
    } catch {
      setUnnamed(true)
    }
  }

  async function start(title: string): Promise<void> {
    if (running.current !== null) return
    running.current = new AbortController()
    const { signal } = running.current
    setPhase('working')
    const made = await sendFiles(files, { onState, signal, wait: waitSeconds })
    if (signal.aborted) return
    if (isSignedIn && made.length > 0) await collect(title, made)
    setPhase('ended')
  }

  return { states, phase, collectionId, isUnnamed, start }
}

function FileRow({ name, state }: { name: string; state: FileState }) {
  if (state.kind === 'done') {
    return (
      <>
        <Link
          to={resultPath(state.historyId, null)}
          className="min-w-0 font-medium wrap-anywhere text-accent hover:underline"
        >
          <bdi>{state.title}</bdi>
        </Link>
        <span className="shrink-0 text-muted">{manyFiles.states.done}</span>
      </>
    )
  }
  const isBad = state.kind === 'failed' || state.kind === 'noneLeft'
  return (
    <>
      <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
      <span className={isBad ? 'text-end text-warn' : 'shrink-0 text-muted'}>
        {state.kind === 'failed' ? state.reason : manyFiles.states[state.kind]}
      </span>
    </>
  )
}

/** The state of one of many files; `noneLeft` where the summaries of the plan are used up. */
type FileState =
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
async function waitSeconds(seconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
