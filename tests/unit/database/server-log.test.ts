import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { expect, it } from 'vitest'
import { readServerLog } from '#server/db/embedded/postgres-process.ts'
import { nextRestartDelay } from '#server/db/embedded/supervise.ts'
import { refuseOldServer } from '#server/db/migrate.ts'
import type { Log } from '#server/lib/log.ts'

/** The part of some output that is passed on, and what is stored of it. */
async function read(output: string): Promise<{ passed: string[]; tail: string; lines: string[] }> {
  const passed: string[] = []
  const write =
    (level: string) =>
    (...parts: unknown[]): void =>
      void passed.push(`${level} ${parts.join(' ')}`)
  const log: Log = { info: write('info'), warn: write('warn'), error: write('error') }
  const stream = new PassThrough()
  const serverLog = readServerLog(stream, log)
  const lines: string[] = []
  serverLog.onLine((line) => lines.push(line))
  stream.end(output)
  await finished(stream)
  await Promise.resolve()
  return { passed, tail: serverLog.tail(), lines }
}

it('the log passes warnings and worse on, by who said them', async () => {
  const { passed } = await read(
    [
      'postmaster: LOG:  starting PostgreSQL',
      'checkpointer: WARNING:  slow disk',
      'autovacuum worker: ERROR:  no space left',
      'startup: PANIC:  could not read',
    ].join('\n'),
  )
  expect(passed).toEqual([
    'warn database (checkpointer): slow disk',
    'error database (autovacuum worker): no space left',
    'error database (startup): could not read',
  ])
})

it('the log leaves out what one client was answered, which may quote what a user wrote', async () => {
  const { passed, tail } = await read(
    [
      'client backend: ERROR:  invalid input: "my secret',
      '\tgoes on"',
      'client backend: FATAL:  terminating "my secret"',
      'postmaster: LOG:  all is well',
    ].join('\n'),
  )
  expect(passed).toEqual([])
  expect(tail).toBe('postmaster: LOG:  all is well')
})

it('the log keeps the newest output, with lines that have no prefix', async () => {
  const { tail } = await read(`${'x'.repeat(60_000)}\npostgres: cannot open library\n`)
  expect(tail).toHaveLength(49_999)
  expect(tail.endsWith('x\npostgres: cannot open library')).toBe(true)
})

it('the log hands every line to a listener', async () => {
  expect((await read('PID 12\nclient backend: ERROR:  no\n')).lines).toEqual([
    'PID 12',
    'client backend: ERROR:  no',
  ])
})

it('the supervisor waits longer each time and gives up after five restarts in a minute', () => {
  const restarts: number[] = []
  const delays: (number | null)[] = []
  for (let now = 0; now < 30_000; now += 5000) {
    delays.push(nextRestartDelay(restarts, now))
    restarts.push(now)
  }
  expect(delays).toEqual([200, 1000, 5000, 5000, 5000, null])
})

it('the supervisor begins again a minute later', () => {
  const restarts = [0, 1000, 2000, 3000, 4000]
  expect(nextRestartDelay(restarts, 59_000)).toBeNull()
  expect(nextRestartDelay(restarts, 64_001)).toBe(200)
})

it.each(['15.0', '15beta1', '18.4', '16.2 (Debian 16.2-1.pgdg120+2)', '100.1'])(
  'Précis takes a server %s',
  (version) => {
    expect(() => refuseOldServer(version)).not.toThrow()
  },
)

it.each(['14.11 (Debian 14.11-1)', '9.6.24', ''])('Précis refuses a server %s', (version) => {
  expect(() => refuseOldServer(version)).toThrow(expect.objectContaining({ failure: 'wrong-version' }))
})
