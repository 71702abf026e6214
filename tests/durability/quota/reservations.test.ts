import type { ClientConfig } from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import type { EmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { migrate } from '#server/db/migrate.ts'
import { withClient } from '#server/db/pool.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { makeUsedFolder } from '../data-folder.ts'
import type { TestFolder } from '../data-folder.ts'
import { signalAll, until } from '../process-tree.ts'
import { startNodeProcess } from '../runs/start-node-process.ts'

const requests = inject('askedAtOnce')
const json = { 'content-type': 'application/json' }

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of summaries one person asks for at once. */
    askedAtOnce: number
  }
}

vi.setConfig({ testTimeout: testTimeoutMs(30 + requests) })

let folder: TestFolder
let server: EmbeddedServer
beforeAll(async () => {
  folder = await makeUsedFolder()
  server = await startEmbeddedServer({
    dataDir: folder.path,
    log: quietLog,
    settings: { max_connections: '100' },
  })
})
afterAll(async () => {
  await server.stop()
  await folder[Symbol.asyncDispose]()
})

async function makeDatabase(database: string): Promise<ClientConfig> {
  await withClient(server.connection, (client) => client.query(`create database ${database}`))
  const connection = { ...server.connection, database }
  await migrate(connection, { log: quietLog })
  return connection
}

/** A free visitor who has typed an address, as the cookie that knows them. */
async function register(origin: string): Promise<string> {
  const body = JSON.stringify({ email: 'ada@example.org' })
  const answer = await fetch(`${origin}/api/users/register`, { method: 'POST', headers: json, body })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function giveTranscripts(origin: string, cookie: string): Promise<string[]> {
  const ids: string[] = []
  for (let position = 0; position < requests; position += 1) {
    const body = `Talk ${position} is about the sea. The sea is deep. Nobody has been down there for long.`
    const headers = { 'content-type': 'application/octet-stream', cookie }
    const answer = await fetch(`${origin}/api/transcripts`, { method: 'POST', headers, body })
    const { transcript } = JSON.parse(await answer.text())
    ids.push(transcript.id)
  }
  return ids
}

type Answer = { kind: 'summary' | 'locked' | 'failure' | 'cut'; transcriptId: string }

async function summarize(origin: string, cookie: string, transcriptId: string): Promise<Answer> {
  const request = { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify({ transcriptId }) }
  try {
    const answer = await fetch(`${origin}/api/summarize`, request)
    const { locked } = JSON.parse(await answer.text())
    if (!answer.ok) return { kind: 'failure', transcriptId }
    return { kind: locked === true ? 'locked' : 'summary', transcriptId }
  } catch {
    return { kind: 'cut', transcriptId }
  }
}

function count(answers: readonly Answer[], kind: Answer['kind']): number {
  return answers.filter((answer) => answer.kind === kind).length
}

async function readReservations(connection: ClientConfig, state: string): Promise<string[]> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ subject: string }>(
      'select subject from reservations where state = $1',
      [state],
    )
    return rows.map(({ subject }) => subject)
  })
}

async function countRuns(connection: ClientConfig): Promise<number> {
  return withClient(connection, async (client) => {
    const { rowCount } = await client.query('select from runs')
    return rowCount ?? 0
  })
}

it(`the quota gives one free visitor two of ${requests} summaries asked for at once of two servers`, async () => {
  const connection = await makeDatabase('allowance_at_once')
  const orders = { connection, concurrency: 2, stepMs: 20, insights: 2 }
  await using one = await startNodeProcess(orders)
  await using other = await startNodeProcess(orders)
  const cookie = await register(one.origin)
  const ids = await giveTranscripts(one.origin, cookie)
  const answers = await Promise.all(
    ids.map((id, position) => summarize(position % 2 === 0 ? one.origin : other.origin, cookie, id)),
  )
  expect(count(answers, 'summary')).toBe(2)
  // The others of the ten in a minute are locked, and the rest has to wait; a slow machine is at it for
  // minutes.
  expect(count(answers, 'locked')).toBeGreaterThanOrEqual(8)
  expect(count(answers, 'locked') + count(answers, 'failure')).toBe(requests - 2)
  const delivered = answers.filter(({ kind }) => kind === 'summary')
  const committed = await readReservations(connection, 'committed')
  expect(committed.toSorted()).toEqual(
    delivered.map(({ transcriptId }) => `transcript:${transcriptId}`).toSorted(),
  )
  expect(await readReservations(connection, 'reserved')).toEqual([])
})

it('the quota charges for what was delivered and nothing else when one of them is killed meanwhile', async () => {
  const connection = await makeDatabase('allowance_killed')
  const orders = { connection, concurrency: 2, stepMs: 300, insights: 3 }
  await using killed = await startNodeProcess(orders)
  await using other = await startNodeProcess(orders)
  const cookie = await register(other.origin)
  const ids = await giveTranscripts(other.origin, cookie)
  const asked = ids.map((id, position) =>
    summarize(position % 2 === 0 ? killed.origin : other.origin, cookie, id),
  )
  // What is only reserved ends with its server; a run is acknowledged.
  await until(async () => (await countRuns(connection)) === 2)
  signalAll([killed.pid], 'SIGKILL')
  const answers = await Promise.all(asked)
  // A run that was started is delivered, even to a caller whose server was killed.
  await until(async () => (await readReservations(connection, 'committed')).length === 2)
  expect(await readReservations(connection, 'reserved')).toEqual([])
  const committed = await readReservations(connection, 'committed')
  const delivered = answers.flatMap(({ kind, transcriptId }) => (kind === 'summary' ? [transcriptId] : []))
  expect(committed).toEqual(expect.arrayContaining(delivered.map((id) => `transcript:${id}`)))
  await withClient(connection, (client) => client.query('delete from call_counts'))
  // A caller who asks again for what was cut off gets it, at no cost.
  const cut = committed.map((subject) => subject.replace('transcript:', ''))
  const again = await Promise.all(cut.map((id) => summarize(other.origin, cookie, id)))
  expect(count(again, 'summary')).toBe(2)
  const third = ids.find((id) => !committed.includes(`transcript:${id}`)) ?? ''
  expect((await summarize(other.origin, cookie, third)).kind).toBe('locked')
})
