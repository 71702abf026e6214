import type { Pool } from 'pg'
import { expect, it } from 'vitest'
import { isConnectionFailure } from '#server/db/database-failure.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { makeUsedFolder, serverPid } from './data-folder.ts'
import { descendantsOf, isRunning, signalAll, until } from './process-tree.ts'

const open = { databaseUrl: null, log: quietLog }

it('the supervisor is not ready while the server is away, starts it again and goes on', async () => {
  await using folder = await makeUsedFolder()
  const database = await openDatabase({ dataDir: folder.path, ...open })
  try {
    expect(await database.isReady()).toBe(true)
    const killed = await serverPid(folder.path)
    const sleeping = database.pool.query('select pg_sleep(60)').catch((error: unknown) => error)
    await until(async () => (await activeSleepers(database.pool)) === 1)
    signalAll([killed], 'SIGKILL')
    expect(isConnectionFailure(await sleeping)).toBe(true)
    await until(async () => !(await database.isReady()))
    await until(() => database.isReady())
    expect(await serverPid(folder.path)).not.toBe(killed)
    expect((await database.pool.query('select from transcripts')).rowCount).toBe(0)
  } finally {
    await database.close()
  }
})

it('the supervisor replaces a server whose wrapper was killed', async () => {
  await using folder = await makeUsedFolder()
  const database = await openDatabase({ dataDir: folder.path, ...open })
  try {
    const orphan = await serverPid(folder.path)
    const [wrapper = 0] = await descendantsOf(process.pid)
    expect(await descendantsOf(wrapper)).toContain(orphan)
    signalAll([wrapper], 'SIGKILL')
    await until(async () => !(await isRunning(orphan)))
    await until(() => database.isReady())
  } finally {
    await database.close()
  }
})

it('the supervisor closes without waiting for a query that is still under way', async () => {
  await using folder = await makeUsedFolder()
  const database = await openDatabase({ dataDir: folder.path, ...open })
  const busy = database.pool.query('select pg_sleep(600)').catch((error: unknown) => error)
  await until(async () => (await activeSleepers(database.pool)) === 1)
  const pid = await serverPid(folder.path)
  await database.close()
  expect(await isRunning(pid)).toBe(false)
  expect(isConnectionFailure(await busy)).toBe(true)
})

async function activeSleepers(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where query like 'select pg_sleep(%'`,
  )
  return rows[0]?.count ?? 0
}
