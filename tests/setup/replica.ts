import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ClientConfig } from 'pg'
import { findPlacement } from '#server/db/embedded/choose-folder.ts'
import { prepareCluster } from '#server/db/embedded/cluster.ts'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { createEndpoint } from '#server/db/embedded/endpoint.ts'
import { findPackageFolder } from '#server/db/embedded/platform-package.ts'
import { launchPostgres } from '#server/db/embedded/postgres-process.ts'
import type { PostgresProcess } from '#server/db/embedded/postgres-process.ts'
import { migrate } from '#server/db/migrate.ts'
import { quietLog } from './quiet-log.ts'

/** A PostgreSQL with a streaming replica, both migrated; the replica can be stopped and started. */
export type ReplicatedServer = AsyncDisposable & {
  primary: ClientConfig
  replica: ClientConfig
  startReplica: () => Promise<void>
  stopReplica: () => Promise<void>
}

/** What these servers hold is thrown away. */
const settings = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' }

/** Starts both; the replica is made of the files of the stopped primary, as of a base backup. */
export async function startReplicatedServer(): Promise<ReplicatedServer> {
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
