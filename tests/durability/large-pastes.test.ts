import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import type { EmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { migrate } from '#server/db/migrate.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'
import { makeUsedFolder } from './data-folder.ts'
import type { TestFolder } from './data-folder.ts'
import { startNodeProcess } from './runs/start-node-process.ts'

const megabytes = 9.9
const text = 'He did. '.repeat((megabytes * 1_000_000) / 8)
const pastes = 16
/** What the pastes may add to the memory of a process, at once and afterwards, in MB. */
const maxGrowthMb = 400
const maxLeftMb = 115
const sampleMs = 50
const settledMs = 60_000

let folder: TestFolder
let server: EmbeddedServer
beforeAll(async () => {
  folder = await makeUsedFolder()
  server = await startEmbeddedServer({ dataDir: folder.path, log: quietLog })
  await migrate(server.connection, { log: quietLog })
})
afterAll(async () => {
  await server.stop()
  await folder[Symbol.asyncDispose]()
})

/** The memory of a process in MB, as Linux tells it. */
async function memoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Looks at the memory until `until` holds; gives the most. */
async function peakMb(pid: number, until: () => boolean): Promise<number> {
  let peak = 0
  while (!until()) {
    peak = Math.max(peak, await memoryMb(pid))
    await pause(sampleMs)
  }
  return peak
}

it('sixteen pastes of 9.9 MB at once end no process of a gigabyte, and their memory is free a minute later', async () => {
  const orders = { connection: server.connection, concurrency: null, stepMs: 0, insights: null }
  await using node = await startNodeProcess(orders, (file, args) =>
    spawnForTest(file, ['--max-old-space-size=512', ...args]),
  )
  const idleMb = await memoryMb(node.pid)
  let isDone = false
  const peak = peakMb(node.pid, () => isDone)
  const statuses = await Promise.all(
    Array.from({ length: pastes }, async (_, turn) => {
      const answer = await fetch(`${node.origin}/api/transcripts`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'x-forwarded-for': `10.1.${turn}.1` },
        body: text,
      })
      await answer.body?.cancel()
      return answer.status
    }),
  )
  isDone = true
  expect(statuses.filter((status) => status !== 422 && status !== 503)).toEqual([])
  expect(statuses).toContain(422)
  expect((await peak) - idleMb).toBeLessThan(maxGrowthMb)
  await expect
    .poll(async () => (await memoryMb(node.pid)) - idleMb, { timeout: settledMs, interval: 500 })
    .toBeLessThan(maxLeftMb)
  expect((await fetch(`${node.origin}/healthz`)).status).toBe(200)
})
