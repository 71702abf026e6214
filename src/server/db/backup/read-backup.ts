import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable, pipeline } from 'node:stream'
import { finished } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { errorCode } from '#core/app-error.ts'
import { parseJson } from '#core/parse-json.ts'
import { OperatorError } from '../operator-error.ts'
import { endOfRows, headerSchema, tableSchema, trailerSchema } from './format.ts'
import type { Header, Table, Trailer } from './format.ts'

/** Takes the rows of one table, each with its line end. It has to read them all. */
export type TakeRows = (table: Table, rows: AsyncIterable<Buffer>) => Promise<void>

/**
 * Reads a backup from beginning to end, hands the rows of each table to `take`, and checks that all is as it
 * was written. Until it returns, what `take` got may be damaged.
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

const newline = 0x0a

type BackupLines = {
  /** The next line with its end; `null` after the last. */
  next: () => Promise<Buffer | null>
  /** SHA-256 of all lines so far, in hexadecimal. */
  digest: () => string
  close: () => void
}

/** The failure to report for a file that is not as it was written. */
function damaged(file: string, cause?: unknown): OperatorError {
  return new OperatorError('backup-damaged', `${file} is not a backup of Précis, or it is damaged.`, {
    cause,
  })
}

/** Unpacks a backup line by line. @throws OperatorError `no-backup-file`, `backup-damaged` */
function openLines(file: string): BackupLines {
  const hash = createHash('sha256')
  const unpacked = createGunzip()
  // A failure on either side comes out of reading the unpacked one.
  const input = pipeline(createReadStream(file), unpacked, () => undefined)
  const lines = splitLines(input)
  return {
    next: async () => {
      const { value, done } = await lines.next().catch((cause: unknown) => {
        throw readFailure(file, cause)
      })
      if (done) return null
      hash.update(value)
      return value
    },
    digest: () => hash.copy().digest('hex'),
    close: () => input.destroy(),
  }
}

function readFailure(file: string, cause: unknown): unknown {
  const code = errorCode(cause)
  if (code === 'ENOENT') return new OperatorError('no-backup-file', `There is no file ${file}.`, { cause })
  return code?.startsWith('Z_') ? damaged(file, cause) : cause
}

async function* splitLines(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let begun: Buffer[] = []
  for await (const chunk of input) {
    let from = 0
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end + 1)])
      begun = []
      from = end + 1
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
  if (begun.length > 0) yield Buffer.concat(begun)
}
