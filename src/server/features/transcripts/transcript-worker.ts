import type { Cue } from '#contract/transcripts.ts'
import { AppError, errorCode } from '#core/app-error.ts'
import { parseJson3 } from '#core/captions/parse-captions.ts'
import type { ParsedCaptions } from '#core/captions/raw-captions.ts'
import type { FileReading } from '#local/prepare-cues.ts'
import { createWorkerPool, threadFile } from '#server/lib/worker-pool.ts'
import type { TaskOptions } from '#server/lib/worker-pool.ts'
import { prepareCues } from './prepare-cues.ts'
import type { PreparedCues } from './prepare-cues.ts'
import type { Packed, parseJson3InThread, readCuesInThread, readFileInThread } from './transcript-thread.ts'

/** Captions up to this size are read in some ms, about what it takes to hand them to a thread and back. */
const quickCharacters = 256 * 1024
/** The same for the characters of captions, an hour and a half of speech. */
const quickTextCharacters = 96 * 1024

/** The result of a thread for a file, without the way it was read. */
type Read = Omit<Packed, 'reading'>

type GivenBytes = { bytes: Uint8Array<ArrayBuffer> }
type GivenFile = GivenBytes & { fileName: string | undefined }

/** Reads transcripts in worker threads, so that a file of ten megabytes does not block other callers. */
export type TranscriptWorker = {
  /**
   * The bytes are gone afterwards: they are moved to a thread.
   * @throws AppError what is wrong with the file, `RATE_LIMITED`, `OVERLOADED`, `SHUTTING_DOWN`
   */
  prepareFile: (file: GivenFile, options: TaskOptions) => Promise<Read>
  /**
   * The same for what the extension sent.
   * @throws AppError what is wrong with it, `RATE_LIMITED`, `OVERLOADED`, `SHUTTING_DOWN`
   */
  prepareBrowser: (bytes: Uint8Array<ArrayBuffer>, options: TaskOptions) => Promise<Read>
  /** @throws AppError `RATE_LIMITED`, `OVERLOADED`, `SHUTTING_DOWN` */
  prepareCues: (cues: Cue[], declaredLanguage: string | null, options: TaskOptions) => Promise<PreparedCues>
  /**
   * Reads captions in YouTube's own format, which all who asked for a video wait for together.
   * @throws AppError `TRANSCRIPT_EMPTY`, `OVERLOADED`, `SHUTTING_DOWN`
   */
  parseJson3: (body: string, signal: AbortSignal) => Promise<ParsedCaptions>
  close: () => Promise<void>
}

/** Larger files, from four hours of speech, are read singly: each takes fifty times its size. */
const largeFileBytes = 256 * 1024
const largeFiles = {
  file: threadFile('large-transcript-thread', import.meta.url),
  maxThreads: 1,
  megabytesPerThread: 224,
}

/**
 * A thread ends soon after its last file, so that its memory is free again; what it collected of a small one
 * it would hold on to.
 */
const soonMs = 1000
const common = {
  file: threadFile('transcript-thread', import.meta.url),
  maxThreads: 2,
  maxQueue: 100,
  megabytesPerThread: 256,
}

/**
 * Starts the threads: one stays warm for the captions of videos, files bring up their own. `onRead` hears how
 * each file was read; a thread without work ends after `idleMs`.
 */
export function createTranscriptWorker(
  onRead: (reading: FileReading) => void,
  { idleMs = soonMs, largeFileMegabytes = largeFiles.megabytesPerThread } = {},
): TranscriptWorker {
  const shared = { ...common, idleMs }
  const cuesPool = createWorkerPool<typeof readCuesInThread>({
    ...shared,
    name: 'readCuesInThread',
    warmThreads: 1,
  })
  const json3Pool = createWorkerPool<typeof parseJson3InThread>({
    ...shared,
    name: 'parseJson3InThread',
    warmThreads: 0,
  })
  const filePool = createWorkerPool<typeof readFileInThread>({
    ...shared,
    name: 'readFileInThread',
    warmThreads: 0,
  })
  const largeFilePool = createWorkerPool<typeof readFileInThread>({
    ...shared,
    ...largeFiles,
    megabytesPerThread: largeFileMegabytes,
    name: 'readFileInThread',
    warmThreads: 0,
  })
  const read = async (
    task: Parameters<typeof readFileInThread>[0] & GivenBytes,
    options: TaskOptions,
  ): Promise<Read> => {
    const pool = task.bytes.length > largeFileBytes ? largeFilePool : filePool
    const { reading, ...prepared } = await inMemory(
      pool.run(task, { ...options, moved: [task.bytes.buffer] }),
    )
    onRead(reading)
    return prepared
  }
  return {
    prepareBrowser: (bytes, options) => read({ bytes, isFromBrowser: true }, options),
    prepareFile: ({ bytes, fileName }, options) => read({ bytes, fileName }, options),
    prepareCues: async (cues, declaredLanguage, options) => {
      if (declaredLanguage === null || !isQuick(cues))
        return await cuesPool.run({ cues, declaredLanguage }, options)
      options.signal.throwIfAborted()
      return await prepareCues(cues, declaredLanguage)
    },
    parseJson3: async (body, signal) =>
      body.length <= quickCharacters ? parseJson3(body) : await json3Pool.run(body, { signal }),
    close: async () => {
      const pools = [cuesPool, json3Pool, filePool, largeFilePool]
      await Promise.all(pools.map((pool) => pool.close()))
    },
  }
}

/** A file for which the memory of its thread is too small is refused for its size, as a larger one is. */
async function inMemory<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (cause) {
    if (errorCode(cause) !== 'ERR_WORKER_OUT_OF_MEMORY') throw cause
    throw new AppError('TRANSCRIPT_TOO_LARGE', 'The transcript takes too much memory to read.', { cause })
  }
}

function isQuick(cues: readonly Cue[]): boolean {
  let characters = 0
  for (const { text } of cues) {
    characters += text.length
    if (characters > quickTextCharacters) return false
  }
  return true
}
