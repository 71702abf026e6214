import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { errorCode } from '#server/lib/error-code.ts'
import { OperatorError } from '#server/db/operator-error.ts'

const newline = 0x0a

export type BackupLines = {
  /** The next line with its end; `null` after the last. */
  next: () => Promise<Buffer | null>
  /** SHA-256 of all lines so far, in hexadecimal. */
  digest: () => string
  close: () => void
}

/** The failure to report for a file that is not as it was written. */
export function damaged(file: string, cause?: unknown): OperatorError {
  return new OperatorError('backup-damaged', `${file} is not a backup of Précis, or it is damaged.`, {
    cause,
  })
}

/** Unpacks a backup and gives it line by line. Its calls throw OperatorError `no-backup-file` or `backup-damaged`. */
export function openLines(file: string): BackupLines {
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
