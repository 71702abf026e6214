import { extname } from 'node:path'
import { Piscina } from 'piscina'
import { AppError } from '#core/app-error.ts'
import type { ThreadOutcome } from '#core/app-error.ts'
import { createFairQueue } from './fair-queue.ts'
import type { Caller } from './fair-queue.ts'

type ThreadFunction = (task: never) => Promise<ThreadOutcome<unknown>>
type TaskOf<Run extends ThreadFunction> = Parameters<Run>[0]
type ResultOf<Run extends ThreadFunction> =
  Awaited<ReturnType<Run>> extends ThreadOutcome<infer Result> ? Result : never

/** The caller whose turn a task takes; without one, the server itself is the caller. */
export type TaskOptions = { signal: AbortSignal; caller?: Caller | undefined }

type RunOptions = TaskOptions & {
  /** Memory that goes to the thread without a copy. */
  moved?: readonly ArrayBuffer[]
}

/** Runs one function in its own threads, so that the event loop stays free. Callers take turns. */
export type WorkerPool<Run extends ThreadFunction> = {
  /**
   * Gives what the function gives. An aborted task rejects with the signal's reason; a thread that dies
   * rejects with its error.
   * @throws AppError what was foreseen in the thread, `RATE_LIMITED`, `OVERLOADED`, `SHUTTING_DOWN`
   */
  run: (task: TaskOf<Run>, options: RunOptions) => Promise<ResultOf<Run>>
  /**
   * Does `work` when the turn comes: what it reads and runs in threads is one turn.
   * @throws AppError as `run`
   */
  inTurn: <T>(
    options: TaskOptions,
    work: (run: (task: TaskOf<Run>) => Promise<ResultOf<Run>>) => Promise<T>,
  ) => Promise<T>
  /** Stops all threads at once; what runs in them fails. */
  close: () => Promise<void>
}

type WorkerPoolOptions = {
  /** The file of the function and its name there. */
  file: URL
  name: string
  maxThreads: number
  /** Tasks that may wait when all threads are busy. */
  maxQueue: number
  /** Threads that are started before the first task and stay, so that it finds a warm thread. */
  warmThreads: number
  /**
   * Starts all threads with the first task, so that none is started while a caller waits for it beside a long
   * task of another one. They end together, when all are without work.
   */
  startsTogether?: boolean
  /** The time for which a thread without work stays, in ms, and the memory of its JavaScript, in MB. */
  idleMs?: number
  megabytesPerThread?: number
  /**
   * `true` lets a thread finish a task that was aborted: for tasks that are short beside the start of a
   * thread, and threads that have something in memory. Otherwise it is stopped in the middle.
   */
  finishesAborted?: boolean
  /** The longest time of a task in ms; then its thread is stopped, and it fails as a `TimeoutError`. */
  deadlineMs?: number
}

const retryAfterSeconds = 5
const defaultMegabytes = 1024
/** The memory of new objects, as V8 has it by itself, and in a small thread as a share of the whole. */
const maxYoungMegabytes = 48
const youngShare = 16
const defaultIdleMs = 30_000
/** Tasks that one caller may have waiting. */
const maxQueuePerCaller = 30
/** Warm threads come when the start of the process, which is made to wait by them, is mostly over. */
const warmAfterMs = 1000

/** The file of a thread beside the module that starts it: a source, or a bundle in `dist/server`. */
export function threadFile(name: string, moduleUrl: string): URL {
  return new URL(`${name}${extname(moduleUrl)}`, moduleUrl)
}

/** Creates a pool of threads, which come up by themselves, or with the first task. */
export function createWorkerPool<Run extends ThreadFunction>(options: WorkerPoolOptions): WorkerPool<Run> {
  const { maxThreads, maxQueue, warmThreads, finishesAborted = false, deadlineMs } = options
  const { startsTogether = false, idleMs = defaultIdleMs } = options
  let opened: Piscina<TaskOf<Run>, ThreadOutcome<ResultOf<Run>>> | null = null
  const open = () => (opened ??= openPool<Run>(options))
  const warming = setTimeout(() => void (warmThreads > 0 && open()), warmAfterMs).unref()
  const limits = { maxRunning: maxThreads, maxWaiting: maxQueue, maxWaitingPerCaller: maxQueuePerCaller }
  const queue = createFairQueue(limits)
  let unnamed = 0
  let busy = 0
  let ending: NodeJS.Timeout | undefined
  let isClosed = false

  function endIdle(): void {
    const idle = opened
    opened = null
    void idle?.destroy()
  }

  async function runInThread(
    task: TaskOf<Run>,
    signal: AbortSignal,
    moved: readonly ArrayBuffer[] = [],
  ): Promise<ResultOf<Run>> {
    if (isClosed) throw shuttingDown()
    signal.throwIfAborted()
    const inTime = deadlineMs === undefined ? [] : [AbortSignal.timeout(deadlineMs)]
    const stop = finishesAborted ? {} : { signal: AbortSignal.any([signal, ...inTime]) }
    clearTimeout(ending)
    busy += 1
    try {
      return fromOutcome(await open().run(task, { ...stop, transferList: [...moved] }))
    } catch (error) {
      signal.throwIfAborted()
      for (const deadline of inTime) deadline.throwIfAborted()
      throw isClosed ? shuttingDown(error) : error
    } finally {
      busy -= 1
      if (startsTogether && busy === 0 && !isClosed) ending = setTimeout(endIdle, idleMs).unref()
    }
  }

  async function takeTurn<T>({ caller, signal }: TaskOptions, work: () => Promise<T>): Promise<T> {
    unnamed += 1
    const own = { id: `task ${unnamed}`, group: `task ${unnamed}` }
    return await queue.run(caller ?? own, signal, work)
  }

  return {
    run: (task, { moved, ...given }) => takeTurn(given, () => runInThread(task, given.signal, moved)),
    inTurn: (given, work) => takeTurn(given, () => work((task) => runInThread(task, given.signal))),
    close: async () => {
      isClosed = true
      clearTimeout(warming)
      clearTimeout(ending)
      await opened?.destroy()
    },
  }
}

function openPool<Run extends ThreadFunction>(options: WorkerPoolOptions) {
  const { file, name, maxThreads, warmThreads, startsTogether = false } = options
  const { idleMs = defaultIdleMs, megabytesPerThread = defaultMegabytes } = options
  const pool = new Piscina<TaskOf<Run>, ThreadOutcome<ResultOf<Run>>>({
    filename: file.href,
    name,
    minThreads: startsTogether ? maxThreads : warmThreads,
    maxThreads,
    idleTimeout: idleMs,
    resourceLimits: {
      maxOldGenerationSizeMb: megabytesPerThread,
      maxYoungGenerationSizeMb: Math.min(maxYoungMegabytes, megabytesPerThread / youngShare),
    },
  })
  // A thread that dies between tasks is replaced; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}

function shuttingDown(cause?: unknown): AppError {
  return new AppError('SHUTTING_DOWN', 'The server is restarting. Please try again in a moment.', {
    cause,
    retryAfterSeconds,
  })
}

/** Outside the thread: the value. @throws AppError the failure that was foreseen in the thread */
function fromOutcome<T>(outcome: ThreadOutcome<T>): T {
  if (!outcome.ok) throw new AppError(outcome.code, outcome.detail)
  return outcome.value
}
