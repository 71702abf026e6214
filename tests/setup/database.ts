import { rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '#server/db/database.ts'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import type { EmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { migrate } from '#server/db/migrate.ts'
import { withClient } from '#server/db/pool.ts'
import { runQueue } from '#server/features/summaries/runs/channels.ts'
import { openQueue } from '#server/jobs/queue.ts'
import { quietLog } from './quiet-log.ts'
import { templateDatabase } from './test-database.ts'

/** Only here: what this server holds is thrown away, so it need not outlive a power cut. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  jit: 'off',
  // A copy of the template as files begins with a checkpoint, which only writes what no other has written yet.
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
}

const started: { server: EmbeddedServer; folder: string }[] = []

/** Starts one database server for all tests of the project, with a migrated database to copy from. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'precis-tests-'))
  // A run that is ended by a signal gets no teardown.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  // The user that the server runs as has to pass through.
  await chmod(folder, 0o711)
  const server = await startEmbeddedServer({ dataDir: folder, log: quietLog, settings })
  started.push({ server, folder })
  const { host = '', port = 0, user = '', database = '', password = '' } = server.connection
  const connection = { host, port, user, database, password: String(password) }
  await withClient(connection, (client) => client.query(`create database ${templateDatabase}`))
  await migrate({ ...connection, database: templateDatabase }, { log: quietLog })
  await makeJobTables({ ...connection, database: templateDatabase })
  project.provide('testServer', connection)
}

/** Makes the tables of the job queue, which each process would otherwise have to make in its copy. */
async function makeJobTables(connection: ClientConfig): Promise<void> {
  const database = connectDatabase(connection, quietLog)
  const queue = await openQueue(runQueue, { db: database.db, log: quietLog, supervises: false })
  await queue.stop()
  await database.close()
}

export async function teardown(): Promise<void> {
  for (const { server, folder } of started) {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}
