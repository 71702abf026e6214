import { extname } from 'node:path'
import { Piscina } from 'piscina'
import { AppError } from './app-error.ts'
import { fromOutcome } from './thread-outcome.ts'
import type { ThreadOutcome } from './thread-outcome.ts'

type ThreadFunction = (task: never) => Promise<ThreadOutcome<unknown>>
type TaskOf<Run extends ThreadFunction> = Parameters<Run>[0]
type ResultOf<Run extends ThreadFunction> =
  Awaited<ReturnType<Run>> extends ThreadOutcome<infer Result> ? Result : never

/** Runs one function in threads of its own, so that long work does not block the event loop. */
export type WorkerPool<Run extends ThreadFunction> = {
  /**
   * Gives what the function gives; the memory of `moved` goes to the thread without a copy. An aborted task is stopped in the middle and
   * rejects with the signal's reason; a thread that dies rejects with its error.
   * @throws AppError what was foreseen in the thread, `OVERLOADED`, `SHUTTING_DOWN`
   */
  run: (task: TaskOf<Run>, signal: AbortSignal, moved?: readonly ArrayBuffer[]) => Promise<ResultOf<Run>>
  /** Stops all threads at once; what runs in them fails. */
  close: () => Promise<void>
}

type Options = {
  /** The file of the function and its name there. */
  file: URL
  name: string
  maxThreads: number
  /** Tasks that may wait when all threads are busy. */
  maxQueue: number
  /** Threads that are started before the first task and stay, so that it finds a warm thread. */
  warmThreads: number
  /** How long a thread without work stays, in ms, and the memory of its JavaScript, in MB. */
  idleMs?: number
  megabytesPerThread?: number
}

const retryAfterSeconds = 5
const defaultMegabytes = 1024
const defaultIdleMs = 30_000
/** Warm threads come when the start of the process, which is made to wait by them, is mostly over. */
const warmAfterMs = 1000

/** The file of a thread beside the module that starts it: a source, or a bundle in `dist/server`. */
export function threadFile(name: string, moduleUrl: string): URL {
  return new URL(`${name}${extname(moduleUrl)}`, moduleUrl)
}

/** Creates a pool of threads, which come up by themselves, or with the first task. */
export function createWorkerPool<Run extends ThreadFunction>(options: Options): WorkerPool<Run> {
  const { maxThreads, maxQueue, warmThreads } = options
  let opened: Piscina<TaskOf<Run>, ThreadOutcome<ResultOf<Run>>> | null = null
  const open = () => (opened ??= openPool<Run>(options))
  const warming = setTimeout(() => void (warmThreads > 0 && open()), warmAfterMs).unref()
  let unfinished = 0
  let isClosed = false

  async function runInThread(
    task: TaskOf<Run>,
    signal: AbortSignal,
    moved: readonly ArrayBuffer[] = [],
  ): Promise<ResultOf<Run>> {
    signal.throwIfAborted()
    if (isClosed) throw shuttingDown()
    if (unfinished >= maxThreads + maxQueue) throw overloaded()
    unfinished += 1
    try {
      return fromOutcome(await open().run(task, { signal, transferList: [...moved] }))
    } catch (error) {
      signal.throwIfAborted()
      throw isClosed ? shuttingDown(error) : error
    } finally {
      unfinished -= 1
    }
  }

  return {
    run: runInThread,
    close: async () => {
      isClosed = true
      clearTimeout(warming)
      await opened?.destroy()
    },
  }
}

function openPool<Run extends ThreadFunction>(options: Options) {
  const { file, name, maxThreads, maxQueue, warmThreads } = options
  const { idleMs = defaultIdleMs, megabytesPerThread = defaultMegabytes } = options
  const pool = new Piscina<TaskOf<Run>, ThreadOutcome<ResultOf<Run>>>({
    filename: file.href,
    name,
    minThreads: warmThreads,
    maxThreads,
    maxQueue,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: megabytesPerThread },
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

function overloaded(): AppError {
  return new AppError('OVERLOADED', 'The server is very busy right now. Please try again shortly.', {
    retryAfterSeconds,
  })
}
