import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import type { EmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { migrate } from '#server/db/migrate.ts'
import { programFile } from '#tests/setup/program-file.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { startProgram } from '#tests/system/start-program.ts'
import { makeUsedFolder } from '../data-folder.ts'
import type { TestFolder } from '../data-folder.ts'

const megabytes = 9.9
const text = 'He did. '.repeat((megabytes * 1_000_000) / 8)
const pastes = 16
/** What the process may take with them, and a minute later, in MB. */
const maxPeakMb = 600
const maxLeftMb = 300
/** What the C library frees goes back to the system at once, as `docs/deploy.md` sets it. */
const returnsMemory = { MALLOC_TRIM_THRESHOLD_: '131072' }
const isReady = /^Précis is ready at http:\/\/[^:]+:(\d+)/
const sampleMs = 50
const settledMs = 60_000

vi.setConfig({ testTimeout: testTimeoutMs(120) })

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

/** Starts the built server with half a gigabyte for JavaScript; gives its process and its address. */
async function startServer(): Promise<{ pid: number; origin: string }> {
  const { user = '', database = '', host = '', port } = server.connection
  const env = {
    ...returnsMemory,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder.path,
    DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`,
    SECRET: 'the secret of a server with large pastes',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
  }
  const program = programFile(fileURLToPath(new URL('../../../src/server/main.ts', import.meta.url)))
  const started = await startProgram(program, { env, execArgv: ['--max-old-space-size=512'], isReady })
  onTestFinished(() => started[Symbol.asyncDispose]())
  return { pid: started.pid, origin: `http://127.0.0.1:${started.ready[1]}` }
}

it('sixteen pastes of 9.9 MB at once end no process of a gigabyte, and their memory is free a minute later', async () => {
  const { pid, origin } = await startServer()
  let isDone = false
  const peak = peakMb(pid, () => isDone)
  const statuses = await Promise.all(
    Array.from({ length: pastes }, async (_, turn) => {
      const answer = await fetch(`${origin}/api/transcripts`, {
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
  expect(await peak).toBeLessThan(maxPeakMb)
  await expect
    .poll(async () => await memoryMb(pid), { timeout: settledMs, interval: 500 })
    .toBeLessThan(maxLeftMb)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
})
