import type { ClientConfig } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectDatabase } from '#server/db/database.ts'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import type { EmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { migrate } from '#server/db/migrate.ts'
import { withClient } from '#server/db/pool.ts'
import { startRecognizerSimulator } from '#tests/fakes/recognizer/simulator.ts'
import { startApp } from '#tests/harness.ts'
import {
  complete,
  createScriptedRecognizer,
  put,
  read,
  record,
} from '#tests/server/recordings/recording-app.ts'
import { createSubscriber } from '#tests/server/security/people.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { makeUsedFolder } from '../data-folder.ts'
import type { TestFolder } from '../data-folder.ts'
import { signalAll } from '../process-tree.ts'
import { startNodeProcess } from './start-node-process.ts'

let folder: TestFolder
let server: EmbeddedServer
let connection: ClientConfig
beforeAll(async () => {
  folder = await makeUsedFolder()
  server = await startEmbeddedServer({
    dataDir: folder.path,
    log: quietLog,
    settings: { max_connections: '100' },
  })
  await withClient(server.connection, (client) => client.query('create database hearing'))
  connection = { ...server.connection, database: 'hearing' }
  await migrate(connection, { log: quietLog })
})
afterAll(async () => {
  await server.stop()
  await folder[Symbol.asyncDispose]()
})

const pieces = 40
/** So many are heard before the first server is killed, with two more in its hands. */
const beforeDeath = 15
const inHand = 2

const query = async <T>(text: string): Promise<T[]> =>
  await withClient(connection, async (client) => (await client.query(text)).rows)

it(
  'a recording of 40 pieces is heard whole when a server is killed in the middle of it, and each piece counts once',
  { timeout: testTimeoutMs(60) },
  async () => {
    await using recognizer = await startRecognizerSimulator()
    const numberOf = ({ bytes }: { bytes: Uint8Array }): number => bytes.at(-1) ?? 0
    let isHeld = true
    recognizer.says = (request) => ({
      language: 'english',
      lines: [
        {
          start: 1,
          end: 5,
          text: `The lighthouse keeper tells part ${numberOf(request)} of his long story.`,
        },
      ],
    })
    // What the first server has in its hands when it is killed is never answered.
    recognizer.trouble = () => (isHeld && recognizer.requests.length > beforeDeath ? 'hang' : null)

    const app = await startApp(
      { recognizer: createScriptedRecognizer(), isCounted: true },
      connectDatabase(connection, quietLog),
    )
    const owner = await createSubscriber(app, 'pro')
    const { id } = await record(app, owner)
    for (let index = 0; index < pieces; index++) await put(app, owner, [id, index])
    await complete(app, owner, id, pieces)

    const node = {
      connection,
      concurrency: 2 * inHand,
      stepMs: 0,
      insights: 1,
      recognizerUrl: recognizer.origin,
    }
    await using killed = await startNodeProcess(node)
    await expect
      .poll(async () => [recognizer.requests.length, await countOf('heard')], { timeout: testTimeoutMs(20) })
      .toEqual([beforeDeath + inHand, beforeDeath])
    signalAll([killed.pid], 'SIGKILL')
    isHeld = false
    expect(await reservations()).toEqual({ committed: beforeDeath, reserved: pieces - beforeDeath })
    const heardBefore = recognizer.requests.slice(0, beforeDeath).map(numberOf)

    await using next = await startNodeProcess(node)
    expect(next.pid).not.toBe(killed.pid)
    // The leases of the dead server hold for half a minute, which passes here at once.
    await query(`update recording_pieces set due_at = now() where lease is not null and due_at is not null`)
    await expect
      .poll(async () => (await read(app, owner, id)).state, { timeout: testTimeoutMs(40) })
      .toBe('ready')

    expect(recognizer.requests.length, 'only what was in its hands is sent again').toBe(pieces + inHand)
    const heardAfter = recognizer.requests.slice(beforeDeath + inHand).map(numberOf)
    expect([...heardBefore, ...heardAfter].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: pieces }, (_, index) => index),
    )
    expect(await reservations()).toEqual({ committed: pieces })
    const { transcriptId, gaps, heardMs } = await read(app, owner, id)
    expect([gaps, heardMs]).toEqual([[], pieces * 30_000])
    const path = `/api/transcripts/${transcriptId}`
    const given = await app.call('GET /api/transcripts/:id', { path, headers: owner.headers })
    const text = given.ok ? given.body.sentences.map((sentence) => sentence.text).join(' ') : ''
    for (let index = 0; index < pieces; index++) expect(text.split(`tells part ${index} of`)).toHaveLength(2)
    await app[Symbol.asyncDispose]()
  },
)

async function countOf(state: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from recording_pieces where state = '${state}'`,
  )
  return row?.count ?? 0
}

async function reservations(): Promise<Record<string, number>> {
  const rows = await query<{ state: string; count: number }>(
    'select state, count(*)::int as count from recording_reservations group by state',
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
