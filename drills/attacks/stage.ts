import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { pino } from 'pino'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { migrate } from '#server/db/migrate.ts'

/** Runs `work` on a database of its own, which goes with it. */
export async function onStage<T>(work: (connection: ClientConfig) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'precis-attacks-'))
  await chmod(folder, 0o711)
  const log = pino({ level: 'silent' })
  const server = await startEmbeddedServer({ dataDir: folder, log, settings: { max_connections: '100' } })
  try {
    await migrate(server.connection, { log })
    return await work(server.connection)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}
