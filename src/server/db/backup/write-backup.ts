import { createHash } from 'node:crypto'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { whenAbsent } from '#core/app-error.ts'
import { syncFolder } from '#server/lib/folders.ts'
import { readApplied, readServerVersion } from '../migrate.ts'
import { OperatorError } from '../operator-error.ts'
import type { CarriedSecret } from './carry-secret.ts'
import { copyTarget, readSequences, readTables, endOfRows } from './format.ts'
import type { Header, Table, Trailer } from './format.ts'

const newline = 0x0a

/** The time of the backup, and the part of the server's secret in it. */
type About = { now: Date; secret?: CarriedSecret | null }

/**
 * Writes all data, as it is at one moment, to a new file that only its owner can read, and gives the number
 * of rows of each table. The file gets its name when it is complete and on the disk.
 * @throws OperatorError `backup-exists` when there is such a file already.
 */
export async function writeBackup(client: Client, file: string, about: About): Promise<Trailer['rows']> {
  if ((await stat(file).catch(whenAbsent)) !== null) {
    throw new OperatorError('backup-exists', `There is a file ${file} already. Give the backup another name.`)
  }
  const unfinished = `${file}.${process.pid}.unfinished`
  const rows: Trailer['rows'] = {}
  try {
    const handle = await open(unfinished, 'wx', 0o600)
    // `flush` syncs the data to the disk before the file is closed.
    const output = handle.createWriteStream({ flush: true })
    await pipeline(Readable.from(backupContent(client, about, rows)), createGzip(), output)
    await rename(unfinished, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return rows
}

async function* backupContent(client: Client, about: About, rows: Trailer['rows']): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of snapshot(client, about, rows)) {
    hash.update(chunk)
    yield chunk
  }
  const sequences = await readSequences(client)
  await client.query('commit')
  yield toLine({ rows, sequences, sha256: hash.digest('hex') } satisfies Trailer)
}

async function* snapshot(
  client: Client,
  { now, secret = null }: About,
  rows: Trailer['rows'],
): AsyncGenerator<Buffer> {
  await client.query('begin isolation level repeatable read read only')
  // A form that any server reads back exactly, whatever its own settings.
  await client.query(`set local statement_timeout = 0; set local datestyle = 'ISO, YMD';
    set local intervalstyle = 'postgres'; set local extra_float_digits = 3; set local bytea_output = 'hex'`)
  yield toLine({
    precisBackup: 1,
    createdAt: now.toISOString(),
    serverVersion: await readServerVersion(client),
    migrations: await readApplied(client),
    secret,
  } satisfies Header)
  for (const table of await readTables(client)) {
    yield toLine(table satisfies Table)
    let count = 0
    for await (const chunk of copyRows(client, table)) {
      for (const byte of chunk) if (byte === newline) count++
      yield chunk
    }
    rows[table.table] = count
    yield Buffer.from(`${endOfRows}\n`)
  }
}

function copyRows(client: Client, table: Table): AsyncIterable<Buffer> {
  return client.query(copyTo(`copy ${copyTarget(client, table)} to stdout`))
}

function toLine(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`)
}
