import { rmSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '#server/db/database.ts'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import type { EmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { findPackageFolder } from '#server/db/embedded/platform-package.ts'
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
  // A copy of the template as files begins with a checkpoint, which only writes what no other has written
  // yet.
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
}

/** The clock of a run that is ahead: the library that sets it, and by how much. */
type RunClock = { library: string; ahead: string }

declare module 'vitest' {
  interface ProvidedContext {
    clock: RunClock | null
  }
}

const started: { server: EmbeddedServer; folder: string }[] = []

/** Starts one database server for all tests of the project, with a migrated database to copy from. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'precis-tests-'))
  // A run that is ended by a signal gets no teardown.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  // The user that the server runs as has to pass through.
  await chmod(folder, 0o711)
  const server = await startEmbeddedServer({
    dataDir: join(folder, 'data'),
    log: quietLog,
    settings,
    surroundings: { packageFolder: await findPrograms(folder, project.getProvidedContext().clock) },
  })
  started.push({ server, folder })
  const { host = '', port = 0, user = '', database = '', password = '' } = server.connection
  const connection = { host, port, user, database, password: String(password) }
  await withClient(connection, (client) => client.query(`create database ${templateDatabase}`))
  await migrate({ ...connection, database: templateDatabase }, { log: quietLog })
  await makeJobTables({ ...connection, database: templateDatabase })
  project.provide('testServer', connection)
}

/**
 * The programs of PostgreSQL. In a run whose clock is ahead the server gets that clock too: it takes nothing
 * from the environment, so a program that sets it stands in its place.
 */
async function findPrograms(folder: string, clock: RunClock | null): Promise<string> {
  const packaged = findPackageFolder()
  if (clock === null) return packaged
  const copy = join(folder, 'package')
  await mkdir(join(copy, 'native/bin'), { recursive: true })
  for (const name of ['package.json', 'native/lib', 'native/share', 'native/bin/initdb', 'native/bin/pg_ctl'])
    await symlink(join(packaged, name), join(copy, name))
  const { library, ahead } = clock
  const variables = `LD_PRELOAD='${library}' FAKETIME='${ahead}' FAKETIME_DONT_FAKE_MONOTONIC=1`
  const program = `#!/bin/sh\n${variables} exec '${packaged}/native/bin/postgres' "$@"\n`
  await writeFile(join(copy, 'native/bin/postgres'), program, { mode: 0o755 })
  return copy
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
