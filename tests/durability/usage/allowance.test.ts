import type { ClientConfig } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import type { EmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { migrate } from '#server/db/migrate.ts'
import { withClient } from '#server/db/with-client.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { makeUsedFolder } from '../data-folder.ts'
import type { TestFolder } from '../data-folder.ts'
import { signalAll } from '../process-tree.ts'
import { startNodeProcess } from '../runs/start-node-process.ts'

const requests = 200
const json = { 'content-type': 'application/json' }

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

async function giveTranscripts(origin: string): Promise<string[]> {
  const ids: string[] = []
  for (let place = 0; place < requests; place += 1) {
    const body = `Talk ${place} is about the sea. The sea is deep. Nobody has been down there for long.`
    const headers = { 'content-type': 'application/octet-stream' }
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

async function readPlaces(connection: ClientConfig, state: string): Promise<string[]> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ subject: string }>('select subject from places where state = $1', [
      state,
    ])
    return rows.map(({ subject }) => subject)
  })
}

it('gives one free visitor two of 200 summaries asked for at once of two servers', async () => {
  const connection = await makeDatabase('allowance_at_once')
  const orders = { connection, concurrency: 2, stepMs: 20, insights: 2 }
  await using one = await startNodeProcess(orders)
  await using other = await startNodeProcess(orders)
  const cookie = await register(one.origin)
  const ids = await giveTranscripts(one.origin)
  const answers = await Promise.all(
    ids.map((id, place) => summarize(place % 2 === 0 ? one.origin : other.origin, cookie, id)),
  )
  expect(count(answers, 'summary')).toBe(2)
  expect(count(answers, 'locked')).toBe(requests - 2)
  const delivered = answers.filter(({ kind }) => kind === 'summary')
  const kept = await readPlaces(connection, 'kept')
  expect(kept.toSorted()).toEqual(
    delivered.map(({ transcriptId }) => `transcript:${transcriptId}`).toSorted(),
  )
  expect(await readPlaces(connection, 'held')).toEqual([])
}, 40_000)

it('charges for what was delivered and nothing else when one of them is killed meanwhile', async () => {
  const connection = await makeDatabase('allowance_killed')
  const orders = { connection, concurrency: 2, stepMs: 300, insights: 3 }
  await using killed = await startNodeProcess(orders)
  await using other = await startNodeProcess(orders)
  const cookie = await register(other.origin)
  const ids = await giveTranscripts(other.origin)
  const asked = ids.map((id, place) => summarize(place % 2 === 0 ? killed.origin : other.origin, cookie, id))
  // As soon as one is locked out, both places are held and neither summary is there.
  await Promise.any(asked.map(async (answer) => expect((await answer).kind).toBe('locked')))
  signalAll([killed.pid], 'SIGKILL')
  const answers = await Promise.all(asked)
  expect(count(answers, 'summary') + (await readPlaces(connection, 'held')).length).toBe(2)
  const delivered = answers.flatMap(({ kind, transcriptId }) => (kind === 'summary' ? [transcriptId] : []))
  expect((await readPlaces(connection, 'kept')).length).toBe(delivered.length)
  // Who asks again for what was cut off gets it in the place that is held still.
  const cut = (await readPlaces(connection, 'held')).map((subject) => subject.replace('transcript:', ''))
  const again = await Promise.all(cut.map((id) => summarize(other.origin, cookie, id)))
  expect(count(again, 'summary')).toBe(cut.length)
  const kept = await readPlaces(connection, 'kept')
  expect(kept.toSorted()).toEqual([...delivered, ...cut].map((id) => `transcript:${id}`).toSorted())
  const third = ids.find((id) => !kept.includes(`transcript:${id}`)) ?? ''
  expect((await summarize(other.origin, cookie, third)).kind).toBe('locked')
}, 40_000)
