import { once } from 'node:events'
import { constants, getPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { createTranscriptWorker } from '#server/features/transcripts/transcript-worker.ts'
import { findThreads, hasPriorities } from '#tests/setup/thread-priorities.ts'

const below = constants.priority.PRIORITY_BELOW_NORMAL
const sentence = 'The keeper of the lighthouse wrote down what the harbour looked like. '
const worker = createTranscriptWorker(() => undefined)
const thread = new URL('../../../src/server/features/transcripts/large-transcript-thread.ts', import.meta.url)

afterAll(() => worker.close())

/**
 * Reads a file of as many bytes; gives how many threads that let others go first came up meanwhile. The one
 * of a large file ends soon after.
 */
async function countThreads(bytes: number): Promise<number> {
  const before = await findThreads(below)
  const text = new TextEncoder().encode(sentence.repeat(Math.ceil(bytes / sentence.length)))
  const file = { bytes: text, fileName: undefined }
  const ended = new AbortController()
  const reading = worker
    .prepareFile(file, { signal: new AbortController().signal })
    .finally(() => ended.abort())
  let found = new Set<string>()
  do {
    found = found.union((await findThreads(below)).difference(before))
    await Promise.race([reading, pause(20)])
  } while (!ended.signal.aborted)
  expect((await reading).pieces.length).toBeGreaterThan(0)
  return found.size
}

it.runIf(hasPriorities(below))(
  'A large file is read by a thread that lets others go first, a small one by an equal',
  async () => {
    expect(await countThreads(10_000)).toBe(0)
    expect(await countThreads(1_100_000)).toBe(1)
    expect(getPriority()).toBeLessThan(below)
  },
)

const readsOne = `
  const { parentPort, workerData } = require('node:worker_threads')
  import(workerData.thread).then(async ({ readFileInThread }) => {
    const { code } = await readFileInThread({ bytes: workerData.bytes, fileName: undefined })
    parentPort.postMessage({ code, megabytes: require('node:v8').getHeapStatistics().total_heap_size / 1_000_000 })
  })
`

/** A copied panel of transcripts with nearly as many captions as are read. */
function copiedPanel(): Uint8Array<ArrayBuffer> {
  const captions = Array.from(
    { length: 390_000 },
    (_, at) => `${new Date(at * 220).toISOString().slice(11, 19)}\nok`,
  )
  return new TextEncoder().encode(captions.join('\n'))
}

it('A large file leaves nothing in its thread for the next to stand beside', async () => {
  const workerData = { thread: thread.href, bytes: copiedPanel() }
  const reader = new Worker(readsOne, {
    eval: true,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 144 },
  })
  onTestFinished(async () => void (await reader.terminate()))
  const [read] = await once(reader, 'message')
  expect(read).toMatchObject({ code: 'TRANSCRIPT_TOO_LONG' })
  expect(z.object({ megabytes: z.number() }).parse(read).megabytes).toBeLessThan(80)
})

it('A file that the memory of its thread cannot hold is refused for its size, and the next one is read', async () => {
  const narrow = createTranscriptWorker(() => undefined, { largeFileMegabytes: 64 })
  onTestFinished(() => narrow.close())
  const read = (bytes: Uint8Array<ArrayBuffer>) =>
    narrow.prepareFile({ bytes, fileName: undefined }, { signal: new AbortController().signal })
  await expect(read(copiedPanel())).rejects.toMatchObject({ code: 'TRANSCRIPT_TOO_LARGE' })
  const small = new TextEncoder().encode(sentence.repeat(300_000 / sentence.length))
  expect((await read(small)).pieces.length).toBeGreaterThan(0)
})

it('A call of the extension with millions of values is refused before they take the memory of the process', async () => {
  const values = new TextEncoder().encode(`[${'{},'.repeat(3_400_000)}{}]`)
  const reading = worker.prepareBrowser(values, { signal: new AbortController().signal })
  await expect(reading).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
})
