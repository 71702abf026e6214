import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { createWorkerPool } from '#server/lib/worker-pool.ts'
import type { numberOfThread } from './thread-numbers.ts'

const { signal } = new AbortController()

function openPool(idleMs: number) {
  const pool = createWorkerPool<typeof numberOfThread>({
    file: new URL('thread-numbers.ts', import.meta.url),
    name: 'numberOfThread',
    maxThreads: 2,
    maxQueue: 10,
    warmThreads: 0,
    idleMs,
    startsTogether: true,
  })
  onTestFinished(() => pool.close())
  /** Runs tasks at the same time, each in a thread of its own; the numbers of their threads. */
  return async (tasks: number): Promise<number[]> => {
    const arrived = new Int32Array(new SharedArrayBuffer(4))
    return await Promise.all(Array.from({ length: tasks }, () => pool.run({ arrived, tasks }, { signal })))
  }
}

/** The number of a thread that is started now: those with a smaller one were started before. */
async function numberOfNext(): Promise<number> {
  const worker = new Worker('', { eval: true })
  const { threadId } = worker
  await once(worker, 'exit')
  return threadId
}

it('a pool whose threads start together has them all with the first task', async () => {
  const run = openPool(60_000)
  await run(1)
  const next = await numberOfNext()
  expect(Math.max(...(await run(2)))).toBeLessThan(next)
})

it('they end when all are without work, and come again with the next task', async () => {
  const run = openPool(100)
  await run(2)
  const next = await numberOfNext()
  await expect.poll(async () => Math.min(...(await run(2))), { interval: 500 }).toBeGreaterThan(next)
})
