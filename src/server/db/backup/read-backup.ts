import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { parseJson } from '#server/lib/parse-json.ts'
import { damaged, openLines } from './backup-lines.ts'
import type { BackupLines } from './backup-lines.ts'
import { endOfRows, headerSchema, tableSchema, trailerSchema } from './format.ts'
import type { Header, Table, Trailer } from './format.ts'

/** Takes the rows of one table, each with its line end. It has to read them all. */
export type TakeRows = (table: Table, rows: AsyncIterable<Buffer>) => Promise<void>

/**
 * Reads a backup from beginning to end, hands the rows of each table to `take`, and checks that all is as it was
 * written. Until it returns, what `take` got may be damaged.
 * @throws OperatorError `no-backup-file` or `backup-damaged`; and what `take` throws.
 */
export async function readBackup(file: string, take: TakeRows): Promise<Header & Trailer> {
  const lines = openLines(file)
  try {
    const header = headerSchema.safeParse(parseJson((await lines.next())?.toString() ?? ''))
    if (!header.success) throw damaged(file, header.error)
    const rows: Trailer['rows'] = {}
    for (;;) {
      const sha256 = lines.digest()
      const line = parseJson((await lines.next())?.toString() ?? '')
      const table = tableSchema.safeParse(line)
      if (!table.success) {
        const trailer = trailerSchema.safeParse(line)
        if (!trailer.success) throw damaged(file, trailer.error)
        const isWhole = trailer.data.sha256 === sha256 && isDeepStrictEqual(trailer.data.rows, rows)
        if (!isWhole || (await lines.next()) !== null) throw damaged(file)
        return { ...header.data, ...trailer.data }
      }
      const counter = { rows: 0 }
      await take(table.data, readRows(file, lines, counter))
      rows[table.data.table] = counter.rows
    }
  } finally {
    lines.close()
  }
}

/** A backup that was read whole and found in order, with what it says of itself. */
export type VerifiedBackup = Header & Trailer & { file: string }

/**
 * Reads a whole backup only to see whether it is in order.
 * @throws OperatorError `no-backup-file` or `backup-damaged`.
 */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  const content = await readBackup(file, (_table, rows) => finished(Readable.from(rows).resume()))
  return { ...content, file }
}

async function* readRows(
  file: string,
  lines: BackupLines,
  counter: { rows: number },
): AsyncGenerator<Buffer> {
  for (;;) {
    const line = await lines.next()
    if (line === null) throw damaged(file)
    if (line.length === 3 && line.toString('latin1') === `${endOfRows}\n`) return
    counter.rows++
    yield line
  }
}
