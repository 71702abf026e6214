import { spawnSync } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { spawnForTest } from './spawn-for-test.ts'

/** Tells whether this machine has a Redis; it is no package of npm. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A running Redis; while it is frozen it takes connections and answers nothing. */
type TestRedis = AsyncDisposable & {
  url: string
  stop: () => Promise<void>
  freeze: () => void
  thaw: () => void
}

/**
 * Starts a Redis that stores nothing, until the test ends or it is stopped; outside of a test, `spawnProgram`
 * says how.
 */
export async function startRedis(
  port: number,
  spawnProgram: (file: string, args: readonly string[]) => ChildProcessWithoutNullStreams = spawnForTest,
): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'precis-redis-'))
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const child = spawnProgram('redis-server', options)
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.on('exit', () => reject(new Error(`Redis ended: ${output}`)))
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
      if (output.includes('Ready to accept connections')) resolve()
    })
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL')
    await ended
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The address of a database of a PostgreSQL on this machine, as `DATABASE_URL` has it; its host may be the
 * folder of a socket.
 */
export function connectionUrl({ user = '', password, host = '', port, database = '' }: ClientConfig): string {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  return `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
