import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ClientConfig } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectDatabase, connectReplica, readFromReplica } from '#server/db/database.ts'
import type { Database, ReplicaOutcome } from '#server/db/database.ts'
import { findPlacement } from '#server/db/embedded/choose-folder.ts'
import { prepareCluster } from '#server/db/embedded/cluster.ts'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { createEndpoint } from '#server/db/embedded/endpoint.ts'
import { findPackageFolder } from '#server/db/embedded/platform-package.ts'
import { launchPostgres } from '#server/db/embedded/postgres-process.ts'
import type { PostgresProcess } from '#server/db/embedded/postgres-process.ts'
import { migrate } from '#server/db/migrate.ts'
import { withClient } from '#server/db/pool.ts'
import { createStoredSummaries } from '#server/features/summaries/stored-summaries.ts'
import { callNode } from '#tests/setup/call-node.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { connectionUrl } from '#tests/setup/redis.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { TestNode } from '#tests/setup/start-node.ts'

/** A PostgreSQL with a streaming replica, both migrated; the replica can be stopped and started. */
type ReplicatedServer = AsyncDisposable & {
  primary: ClientConfig
  replica: ClientConfig
  startReplica: () => Promise<void>
  stopReplica: () => Promise<void>
}

/** The data of these servers is thrown away. */
const settings = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' }

/** Starts both; the replica is made of the files of the stopped primary, as of a base backup. */
async function startReplicatedServer(): Promise<ReplicatedServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'precis-replica-'))
  const [dataDir, copyDir] = [path.join(folder, 'a'), path.join(folder, 'b')]
  await chmod(folder, 0o711)
  const first = await startEmbeddedServer({ dataDir, log: quietLog, settings })
  await migrate(first.connection, { log: quietLog })
  await first.stop()
  await mkdir(copyDir)
  await chmod(copyDir, 0o711)
  await cp(path.join(dataDir, 'postgres'), path.join(copyDir, 'postgres'), { recursive: true })
  await writeFile(path.join(copyDir, 'postgres/standby.signal'), '')
  const server = await startEmbeddedServer({ dataDir, log: quietLog, settings })
  const { host, user } = server.connection
  const standby = await prepareStandby(copyDir, {
    ...settings,
    primary_conninfo: `host=${host} user=${user}`,
  })
  await standby.start()
  return {
    primary: server.connection,
    replica: standby.connection,
    startReplica: standby.start,
    stopReplica: standby.stop,
    async [Symbol.asyncDispose]() {
      await standby.stop()
      await server.stop()
      await rm(folder, { recursive: true })
    },
  }
}

async function prepareStandby(dataDir: string, standbySettings: Readonly<Record<string, string>>) {
  const machine = {
    packageFolder: findPackageFolder(),
    isRoot: process.geteuid?.() === 0,
    unshare: 'unshare',
    reachableFolder: '/var/lib/precis',
  }
  const placement = await findPlacement(dataDir, machine, quietLog)
  const endpoint = await createEndpoint(dataDir, placement)
  const cluster = await prepareCluster(placement, endpoint, quietLog)
  let running: PostgresProcess | null = null
  return {
    connection: endpoint.connection,
    start: async () => {
      const { promise: ready, resolve } = Promise.withResolvers<void>()
      const options = endpoint.serverOptions
      running = launchPostgres({ placement, cluster, options, settings: standbySettings, log: quietLog })
      running.log.onLine((line) => {
        if (line.endsWith('ready to accept read-only connections')) resolve()
      })
      await Promise.race([ready, running.ended])
    },
    stop: async () => {
      await running?.stop()
      running = null
    },
  }
}

const speech = { videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ' }
const recording = { videoUrl: 'https://www.youtube.com/watch?v=hQVTIJBZook' }

let servers: ReplicatedServer
let database: Database
let replica: ReturnType<typeof connectReplica>
let node: TestNode
let clock = 1_000_000
const outcomes: ReplicaOutcome[] = []

beforeAll(async () => {
  servers = await startReplicatedServer()
  database = connectDatabase(servers.primary, quietLog)
  replica = connectReplica(connectionUrl(servers.replica), quietLog)
  const unchanging = readFromReplica({
    primary: database.db,
    replica: replica.db,
    now: () => clock,
    log: quietLog,
    onRead: (outcome) => outcomes.push(outcome),
  })
  const summaries = createStoredSummaries({ db: database.db, unchanging }, () => clock)
  node = await startNode(database, pino({ level: 'silent' }), { unchanging, summaries })
})
afterAll(async () => {
  await node.close()
  await replica.close()
  await database.close()
  await servers[Symbol.asyncDispose]()
})

/** The place where the reads of this work were answered. */
async function answeredBy(work: () => Promise<unknown>): Promise<ReplicaOutcome[]> {
  // The summaries of this process are in its memory for five seconds.
  clock += 10_000
  outcomes.length = 0
  await work()
  return [...outcomes]
}

const onReplica = (statement: string) => withClient(servers.replica, (client) => client.query(statement))

async function waitForReplica(): Promise<void> {
  const { rows } = await database.pool.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn')
  const behind = `select pg_last_wal_replay_lsn() >= '${rows[0]?.lsn}' as "isThere"`
  await expect.poll(async () => (await onReplica(behind)).rows).toEqual([{ isThere: true }])
}

it('the server reads what never changes from a streaming replica, whatever it lags or fails, and never what may change', async () => {
  const { headers } = await signIn(node.deps, 'ada@example.org')
  const summarize = async (payload: { videoUrl: string }) => {
    const made = await callNode(node.app, 'POST /api/summarize', { headers, payload })
    if (!made.ok || made.body.locked) throw new Error('No summary was handed out')
    return { id: made.body.historyId ?? '', transcript: `/api/transcripts/${made.body.transcriptId}` }
  }
  const readTranscript = (of: string) => callNode(node.app, 'GET /api/transcripts/:id', { path: of, headers })
  const first = await summarize(speech)
  const history = `/api/history/${first.id}/share`
  const shared = await callNode(node.app, 'POST /api/history/:id/share', { path: history, headers })
  const page = shared.ok ? (shared.body.sharePath ?? '').replace('/s/', '/api/shared/') : ''
  const readPage = () => callNode(node.app, 'GET /api/shared/:token', { path: page })
  await waitForReplica()

  expect(await answeredBy(readPage)).toEqual(['replica'])
  expect(await answeredBy(() => readTranscript(first.transcript))).toEqual(['replica'])

  await onReplica('select pg_wal_replay_pause()')
  const second = await summarize(recording)
  let read: Awaited<ReturnType<typeof readTranscript>> | null = null
  expect(await answeredBy(async () => (read = await readTranscript(second.transcript)))).toEqual(['missing'])
  expect(read).toMatchObject({ ok: true, body: { videoId: 'hQVTIJBZook' } })
  const list = await callNode(node.app, 'GET /api/history', { headers })
  expect(list).toMatchObject({ body: { total: 2 } })
  await callNode(node.app, 'DELETE /api/history/:id/share', { path: history, headers })
  expect(await readPage()).toMatchObject({ status: 404 })
  await onReplica('select pg_wal_replay_resume()')

  await servers.stopReplica()
  expect(await answeredBy(async () => (read = await readTranscript(first.transcript)))).toEqual(['failed'])
  expect(read).toMatchObject({ ok: true, body: { videoId: 'WZyRbnpGyzQ' } })
  outcomes.length = 0
  await readTranscript(first.transcript)
  expect(outcomes).toEqual(['paused'])
  await servers.startReplica()
  expect(await answeredBy(() => readTranscript(first.transcript))).toEqual(['replica'])
})
