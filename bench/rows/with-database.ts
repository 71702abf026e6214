import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Log } from '#server/lib/log.ts'

/** Runs `work` on a new database that is quick to fill, and deletes it. */
export async function withDatabase(log: Log, work: (database: Database) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'precis-bench-'))
  await chmod(folder, 0o711)
  // Filling would take an hour if each row waited for the disk; reading is not changed by it.
  const settings = { synchronous_commit: 'off', max_wal_size: '4GB' }
  const server = await startEmbeddedServer({ dataDir: folder, log, settings })
  const database = connectDatabase(server.connection, log)
  try {
    await migrate(server.connection, { log })
    await work(database)
  } finally {
    await database.close()
    await server.stop()
    await rm(folder, { recursive: true })
  }
}
