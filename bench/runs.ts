import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { pino } from 'pino'
import { connectDatabase } from '#server/db/database.ts'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { migrate } from '#server/db/migrate.ts'
import { startNodeProcess } from '#tests/durability/runs/start-node-process.ts'
import { measureCalls } from './runs/calls.ts'
import type { BenchContext } from './runs/context.ts'
import { measureFirstEvent } from './runs/first-event.ts'
import { measureFollowers } from './runs/followers.ts'
import { measureNodes } from './runs/nodes.ts'
import { measureStored } from './runs/stored-summary.ts'
import { measureWorkers } from './runs/two-workers.ts'

/**
 * The costs of the way of a summary beside its engine: the time that it adds to the first word, how its time
 * grows with followers, a stored summary beside a bare route, the other hot calls beside a bare server, one
 * and two nodes with and without a connection pooler, and what a second worker brings. Nodes are processes of
 * their own on one durable PostgreSQL.
 */
const measurements = {
  first: measureFirstEvent,
  followers: measureFollowers,
  stored: measureStored,
  calls: measureCalls,
  nodes: measureNodes,
  workers: measureWorkers,
}
/** Names of measurements; all of them when none is named. */
const wanted = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'precis-bench-'))
await chmod(folder, 0o711)
const log = pino({ level: 'warn' })
const server = await startEmbeddedServer({ dataDir: folder, log, settings: { max_connections: '100' } })
try {
  await migrate(server.connection, { log })
  await measureAll(server.connection)
} finally {
  await server.stop()
  await rm(folder, { recursive: true })
}

async function measureAll(connection: ClientConfig): Promise<void> {
  const database = connectDatabase(connection, log)
  const context: BenchContext = {
    database,
    withNode: async (orders, work) => {
      const defaults = { connection, concurrency: null, stepMs: 0, insights: 1 }
      const node = await startNodeProcess({ ...defaults, ...orders }, spawn)
      try {
        return await work(node.origin, node.pid)
      } finally {
        await node[Symbol.asyncDispose]()
      }
    },
  }
  for (const [name, measure] of Object.entries(measurements)) {
    if (wanted.length === 0 || wanted.includes(name)) await measure(context)
  }
  await database.close()
}
