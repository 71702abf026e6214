import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { isConnectionFailure } from '#server/db/database-failure.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'

/*
 * A process that opens the database of a data folder, as the product does, and writes to it after `go` on its
 * input. Each commit that the database acknowledged is a line `acked KIND ID` on its output.
 *
 *   node tests/durability/database-process.ts DATA_DIR
 */

const writers = 8
const [, , dataDir = ''] = process.argv
let writing = false

const report = (line: string): void => void writeSync(1, `${line}\n`)
const logTo =
  (level: string) =>
  (...parts: unknown[]): void =>
    report(`log ${level} ${JSON.stringify(parts)}`)
const log = { info: logTo('info'), warn: logTo('warn'), error: logTo('error') }

const database = await openDatabase({ dataDir, databaseUrl: null, log, address: 'http://localhost:3999' })
await database.pool.query(`
  create table if not exists singles (id text primary key, filler text not null);
  create table if not exists halves (id text not null, value int not null);
  create index if not exists halves_id on halves (id);
  create table if not exists counter (id int primary key, value int not null);`)
createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line === 'stop') void database.close().then(() => process.exit())
    writing = line === 'go'
  })
  // The process that started this one is gone.
  .on('close', () => process.exit())
report('ready')
await Promise.all(Array.from({ length: writers }, () => writeForEver(database)))

async function writeForEver(target: Database): Promise<void> {
  for (;;) {
    if (!writing) {
      await pause(5)
      continue
    }
    try {
      for (const write of [writeSingle, writePair, count]) await write(target)
    } catch (error) {
      // While the database is away nothing else may go wrong; anything else is what the test is after.
      if (!isConnectionFailure(error)) throw error
      await pause(20)
    }
  }
}

async function writeSingle({ pool }: Database): Promise<void> {
  const id = randomUUID()
  await pool.query('insert into singles values ($1, $2)', [id, 'x'.repeat(200)])
  report(`acked single ${id}`)
}

async function writePair({ db }: Database): Promise<void> {
  const id = randomUUID()
  await transaction(db, async (tx) => {
    await tx.execute(sql`insert into halves values (${id}, 1)`)
    await tx.execute(sql`insert into halves values (${id}, -1)`)
  })
  report(`acked pair ${id}`)
}

async function count({ pool }: Database): Promise<void> {
  await pool.query(
    'insert into counter values (1, 1) on conflict (id) do update set value = counter.value + 1',
  )
  report('acked count 1')
}
