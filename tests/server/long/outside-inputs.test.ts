import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { closeThreads } from '../../unit/server/outside-input.ts'
import { outsideInputs } from '../../unit/server/outside-inputs.ts'

/**
 * The time that the calling thread works at most between two turns of its event loop, in ms of its processor,
 * while `work` goes on.
 */
async function longestTurn(work: () => unknown): Promise<number> {
  let longest = 0
  let mark = process.threadCpuUsage()
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(mark)
    longest = Math.max(longest, (user + system) / 1000)
    mark = process.threadCpuUsage()
  }
  const timer = setInterval(look, 1)
  try {
    await work()
  } catch {
    // That an input is refused is the better half of what may come of it.
  } finally {
    clearInterval(timer)
    look()
  }
  return longest
}

vi.setConfig({ testTimeout: testTimeoutMs(240) })

/**
 * Reading a text of 4 MB with a million and a quarter of marks, which takes some 60 ms of a processor of
 * 2025.
 */
const reference = `[${'{"a":{"b":[1]}},'.repeat(250_000).slice(0, -1)}]`
/** So many times as long an input at its limit may hold up others. */
const maxTimes = 2
const tries = 4

let bound = 0
beforeAll(async () => {
  const turns: number[] = []
  for (let turn = 0; turn < tries; turn += 1) turns.push(await longestTurn(() => JSON.parse(reference)))
  bound = maxTimes * Math.min(...turns)
})
afterAll(closeThreads)

describe('what comes from outside, at the largest that it may be', () => {
  it.each(outsideInputs)(
    'holds up nobody: $name, $bytes bytes, in a thread: $thread',
    async ({ bytes, texts, read }) => {
      for (const [at, text] of texts(bytes).entries()) {
        let least = Infinity
        for (let turn = 0; turn < tries && least > bound; turn += 1)
          least = Math.min(least, await longestTurn(() => read(text)))
        expect(least, `text ${at}, in times of the reference: ${(maxTimes * least) / bound}`).toBeLessThan(
          bound,
        )
      }
    },
  )
})
