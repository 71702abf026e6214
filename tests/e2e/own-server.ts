import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { createDatabase } from './in-database.ts'
import { firstPort, inheritedEnvironment, plainDataDir } from './run-environment.ts'

/** A server of one test, which it may stop and start again. */
export type OwnServer = AsyncDisposable & {
  origin: string
  /** Starts the server, or that of another deployment. */
  start: (program?: string) => Promise<void>
  /** As a deployment does it: the server lets go of everybody and ends. */
  stop: () => Promise<void>
}

/**
 * A server with the simulated language model and mail, on a port of its own; not started yet. `settings` are
 * its others.
 */
export async function createOwnServer(
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'precis-e2e-own-'))
  // It is stopped and started without its database, which is another test's subject.
  const database = await createDatabase(plainDataDir())
  const origin = `http://localhost:${port}`
  let child: ChildProcess | null = null
  // A test that times out is never left: its worker ends, and the server with it.
  const endWithWorker = (): void => void child?.kill('SIGTERM')
  process.once('exit', endWithWorker)

  async function stop(): Promise<void> {
    const ending = child
    child = null
    // One that ended by itself sends no second sign of it.
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return
    const { promise, resolve } = Promise.withResolvers<void>()
    ending.once('exit', () => resolve())
    ending.kill('SIGTERM')
    await promise
  }

  return {
    origin,
    start: async (program = 'dist/server/main.js') => {
      child = spawn(process.execPath, [program], {
        stdio: 'ignore',
        env: {
          ...inheritedEnvironment(),
          PORT: String(port),
          DATA_DIR: dataDir,
          DATABASE_URL: database.url,
          LOG_LEVEL: 'warn',
          TRUST_PROXY: '127.0.0.1,::1',
          YOUTUBE_BASE_URL: `http://127.0.0.1:${firstPort + 1}`,
          OPENAI_BASE_URL: `http://127.0.0.1:${firstPort + 2}/v1`,
          OPENAI_MODEL: 'honest',
          SMTP_URL: `smtp://127.0.0.1:${firstPort + 5}`,
          MAIL_FROM: 'Précis <hello@precis.example>',
          ...settings,
        },
      })
      const isReady = () =>
        fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(isReady, { timeout: testTimeoutMs(30) }).toBe(true)
    },
    stop,
    async [Symbol.asyncDispose]() {
      await stop()
      process.off('exit', endWithWorker)
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
