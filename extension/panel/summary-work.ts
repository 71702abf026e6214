import type { Run } from '#contract/runs.ts'
import { watchUrl } from '#product/watch-url.ts'
import { api } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { createTypedQuestion } from '#web/features/questions/typed-question.ts'
import { cancelRun } from '#web/features/run/cancel-run.ts'
import { createLiveFeed } from '#web/features/run/live-feed.ts'
import type { LiveFeed } from '#web/features/run/live-feed.ts'
import type { Running } from '#web/features/run/reducer.ts'
import type { SummaryRequest } from '#web/features/run/request.ts'
import { createStore } from '#web/ui/store.ts'
import type { Store } from '#web/ui/store.ts'
import type { SavedPicture } from '../alone/library.ts'
import { makeSummary } from './make-summary.ts'
import type { Outcome, Source, Stages } from './make-summary.ts'
import { quotaKey } from './quota-line.tsx'

/** The state of the summary of one video; it is `preparing` until the server has the transcript. */
export type Work =
  | { status: 'idle' }
  | { status: 'preparing'; stage: string }
  | { status: 'running'; running: Running }
  | { status: 'ended'; outcome: Exclude<Outcome, { result: 'stopped' | 'transcript' }> }

/** The pictures of a result. */
export type PictureStore = Store<readonly SavedPicture[]>

export type TabName = 'summary' | 'transcript' | 'ask'

/** The summary of one video. It continues while the panel shows another one, and is there afterwards. */
export type SummaryWork = ReturnType<typeof createSummaryWork>

type Attempt = { following: AbortController; run: { id: string | null }; ended: Promise<void> }

const idle: Work = { status: 'idle' }

/** Creates the summary of a video that nobody has asked for yet. */
export function createSummaryWork(stages: Stages) {
  const work = createStore<Work>(idle)
  const live = createLiveFeed()
  let current: Attempt | null = null
  let isTouched = false
  let hasLooked = false
  const leave = (): void => current?.following.abort()

  function start(source: Source): void {
    leave()
    isTouched = true
    live.clear()
    const run = { id: source.kind === 'run' ? source.run.runId : null }
    const attempt: Attempt = { following: new AbortController(), run, ended: Promise.resolve() }
    const isCurrent = (): boolean => current === attempt
    current = attempt
    attempt.ended = carryOut(source, { ...attempt, work, live, stages, isCurrent })
  }

  async function resume(videoId: string): Promise<void> {
    if (hasLooked || isTouched) return
    hasLooked = true
    const run = await findRun(videoId).catch(() => null)
    if (run !== null && !isTouched) start({ kind: 'run', run })
  }

  async function cancel(): Promise<void> {
    const stopped = current
    const isSent = work.get().status === 'running'
    current = null
    work.set(idle)
    if (stopped === null) return
    // A run that the server has not named yet is followed until it has a name to be cancelled by.
    if (!isSent || stopped.run.id !== null) stopped.following.abort()
    await stopped.ended
    if (stopped.run.id !== null) await cancelRun(stopped.run.id)
    await queryClient.invalidateQueries({ queryKey: quotaKey })
  }

  return {
    work,
    live,
    /** The part of the result that is shown. */
    tab: createStore<TabName>('summary'),
    typed: createTypedQuestion(),
    pictures: createStore<readonly SavedPicture[]>([]),
    start,
    /** Looks once for a run that the server has at work for this video, and follows it. */
    resume: (videoId: string): void => void resume(videoId),
    /** Gives it up, on the server too. */
    cancel: (): void => void cancel(),
    /** Stops following it; a run goes on, and its result is in the history. */
    leave,
  }
}

type Carrying = Omit<Attempt, 'ended'> & {
  work: Store<Work>
  live: LiveFeed
  stages: Stages
  /** True while the summary is wanted; a cancelled one continues until its run has a name. */
  isCurrent: () => boolean
}

/** Makes a summary and shows how it comes along. Never rejects. */
async function carryOut(
  source: Source,
  { following, run, work, live, stages, isCurrent }: Carrying,
): Promise<void> {
  const show = (next: Work): void => {
    if (isCurrent()) work.set(next)
  }
  const change = (facts: Partial<Running>): void => {
    const before = work.get()
    if (before.status === 'running') show({ ...before, running: { ...before.running, ...facts } })
  }
  const outcome = await makeSummary(source, {
    signal: following.signal,
    stages,
    onStage: (stage) => show({ status: 'preparing', stage }),
    onRequest: (request) => show({ status: 'running', running: beginRunning(request, stages) }),
    onProgress: (progress) => {
      if (progress.type === 'staged') change({ stage: progress.stage })
      if (progress.type === 'video-known') change({ video: progress.video })
      if (progress.type === 'connection') change({ connection: progress.connection })
      if (progress.type !== 'event') return
      if (progress.event.event === 'run') run.id = progress.event.data.runId
      if (isCurrent()) live.add(progress.next)
      else if (run.id !== null) following.abort()
    },
  })
  const { result } = outcome
  show(result === 'stopped' || result === 'transcript' ? idle : { status: 'ended', outcome })
}

function beginRunning(request: SummaryRequest, { waiting: stage }: Stages): Running {
  const { video } = request
  return { status: 'running', request, stage, video, connection: 'open' }
}

/** The caller's run at work for a video, such as one begun before the panel closed; `null` for none. */
async function findRun(videoId: string): Promise<Run | null> {
  const { runs } = await api('GET /api/runs')
  for (const run of runs) {
    const { videoUrl, transcriptId } = run
    // A run of captions that a browser sent names their transcript alone.
    const isOfTranscript = videoUrl === null && transcriptId !== null
    const found = isOfTranscript
      ? (await api('GET /api/transcripts/:id', { params: { id: transcriptId } })).videoUrl
      : videoUrl
    if (found === watchUrl(videoId)) return run
  }
  return null
}
