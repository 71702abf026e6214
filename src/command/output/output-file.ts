import { createWriteStream } from 'node:fs'
import { open, realpath, rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { PrecisFailure } from '#client/call-server.ts'

/** Characters or bytes, in pieces. */
export type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

/**
 * Refuses a file that can't be written, or that is one of those that are read, before any work is done for
 * it.
 * @throws PrecisFailure `OUTPUT_REFUSED`
 */
export async function tryOutputFile(file: string, inputs: readonly string[] = []): Promise<void> {
  const known = await statOf(file)
  if (known?.isDirectory() === true) throw refused(`“${file}” is a folder: name a file with -o.`)
  for (const input of inputs) {
    const read = known === null ? null : await statOf(input)
    if (read?.ino === known?.ino && read?.dev === known?.dev && known !== null)
      throw refused(`“${file}” is what is read: name another file with -o.`)
  }
  try {
    if (known !== null) await (await open(file, 'r+')).close()
    if (known === null || known.isFile()) {
      const partial = await partialOf(file)
      await (await open(partial, 'w')).close()
      await rm(partial)
    }
  } catch (cause) {
    throw notWritable(file, cause)
  }
}

/**
 * Writes a file, which is there under its name when it is complete.
 * @throws PrecisFailure `OUTPUT_REFUSED`, and what the pieces throw
 */
export async function writeOutputFile(file: string, pieces: Pieces): Promise<void> {
  const known = await statOf(file)
  // A device or a pipe has no other name to be complete under.
  const partial = known === null || known.isFile() ? await partialOf(file) : null
  try {
    await pipeline(pieces, createWriteStream(partial ?? file, { mode: known?.mode ?? 0o666 }))
    if (partial !== null) await rename(partial, await targetOf(file))
  } catch (cause) {
    if (partial !== null) await rm(partial, { force: true })
    if (cause instanceof PrecisFailure || (cause instanceof DOMException && cause.name === 'AbortError'))
      throw cause
    throw notWritable(file, cause)
  }
}

async function statOf(file: string) {
  return await stat(file).catch(() => null)
}

/** The target of a link, so that the link stays one. */
async function targetOf(file: string): Promise<string> {
  return await realpath(file).catch(() => file)
}

async function partialOf(file: string): Promise<string> {
  return `${await targetOf(file)}.partial`
}

function notWritable(file: string, cause: unknown): PrecisFailure {
  return new PrecisFailure('OUTPUT_REFUSED', `“${file}” can't be written.`, { cause })
}

function refused(detail: string): PrecisFailure {
  return new PrecisFailure('OUTPUT_REFUSED', detail)
}
