import { useCallback, useEffect, useRef, useState } from 'react'
import { createLiveFeed } from '#web/features/run/live-feed.ts'
import type { LiveFeed } from '#web/features/run/live-feed.ts'
import type { Running } from '#web/features/run/reducer.ts'
import type { SummaryRequest } from '#web/features/run/request.ts'
import { makeSummary } from './make-summary.ts'
import type { Outcome, Source } from './make-summary.ts'

/** What the panel shows of a video. */
export type Work =
  | { status: 'idle' }
  | { status: 'reading' }
  | { status: 'running'; running: Running }
  | { status: 'ended'; outcome: Outcome }

export type SummaryWork = {
  work: Work
  live: LiveFeed
  start: (source: Source) => void
  /** Stops following it; what the server has begun is in the history when it is done. */
  cancel: () => void
}

const idle: Work = { status: 'idle' }

/**
 * The summary of the video of the page, one at a time. Another video begins with nothing; what was made of the one before is there
 * again when the page comes back to it.
 */
export function useSummary(videoKey: string): SummaryWork {
  const [live] = useState(createLiveFeed)
  const [ended] = useState(() => new Map<string, Work>())
  const [current, setCurrent] = useState<{ key: string; work: Work }>({ key: videoKey, work: idle })
  const following = useRef<AbortController | null>(null)
  const work = current.key === videoKey ? current.work : (ended.get(videoKey) ?? idle)

  // Another video stops what is followed; the panel that closes does, too.
  useEffect(() => () => following.current?.abort(), [videoKey])

  const start = useCallback(
    (source: Source): void => {
      following.current?.abort()
      const controller = new AbortController()
      following.current = controller
      live.clear()
      void carryOut(source, {
        signal: controller.signal,
        live,
        update: (next) => {
          if (controller.signal.aborted) return
          setCurrent((before) => ({ key: videoKey, work: next(before.work) }))
        },
        onEnd: (done) => ended.set(videoKey, done),
      })
    },
    [videoKey, live, ended],
  )

  const cancel = useCallback((): void => {
    following.current?.abort()
    setCurrent({ key: videoKey, work: idle })
  }, [videoKey])

  return { work, live, start, cancel }
}

type Carrying = {
  signal: AbortSignal
  live: LiveFeed
  update: (next: (before: Work) => Work) => void
  /** Called with a summary that is whole, which is shown again without being asked for. */
  onEnd: (done: Work) => void
}

/** Makes a summary and shows how it comes along. Never rejects. */
async function carryOut(source: Source, { signal, live, update, onEnd }: Carrying): Promise<void> {
  const change = (facts: Partial<Running>): void =>
    update((before) =>
      before.status === 'running' ? { ...before, running: { ...before.running, ...facts } } : before,
    )
  const outcome = await makeSummary(source, {
    signal,
    onReading: () => update(() => ({ status: 'reading' })),
    onRequest: (request) => update(() => ({ status: 'running', running: beginRunning(request) })),
    onConnection: (connection) => change({ connection }),
    onEvent: (event) => {
      if (signal.aborted) return
      live.add(event)
      if (event.event === 'stage') change({ stage: event.data.text })
      if (event.event === 'video') change({ video: event.data })
    },
    // It was stopped on purpose.
  }).catch(() => null)
  if (outcome === null) return
  const done: Work = { status: 'ended', outcome }
  if (outcome.result === 'summary') onEnd(done)
  update(() => done)
}

function beginRunning(request: SummaryRequest): Running {
  return {
    status: 'running',
    request,
    stage: 'Sending the transcript...',
    video: request.video,
    connection: 'open',
  }
}
