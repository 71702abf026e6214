import { constants, getPriority } from 'node:os'
import { afterAll, expect, it } from 'vitest'
import { createTranscriptWorker } from '#server/features/transcripts/transcript-worker.ts'
import { findThreads, hasPriorities } from '#tests/setup/thread-priorities.ts'

const below = constants.priority.PRIORITY_BELOW_NORMAL
const sentence = 'The keeper of the lighthouse wrote down what the harbour looked like. '
const worker = createTranscriptWorker(() => undefined)

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
  do found = found.union((await findThreads(below)).difference(before))
  while (!ended.signal.aborted)
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
