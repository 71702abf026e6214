import type { Readable, Writable } from 'node:stream'
import { PrecisFailure } from '#client/call-server.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Environment } from '#server/settings.ts'
import { writeOutputFile } from './output/output-file.ts'

/** A stream that may be a terminal. */
export type Output = Writable & { isTTY?: boolean; columns?: number }

/** All that a command takes from the process that it runs in. */
export type Surroundings = {
  env: Environment
  input: Readable & { isTTY?: boolean }
  output: Output
  errors: Output
  fetch: typeof fetch
  clock: Clock
  /** From now on an interrupt aborts this signal, and no longer ends the process at once. */
  catchInterrupt: () => AbortSignal
}

/**
 * Writes what a command gives: into the file that was named, else to the output.
 * @throws PrecisFailure `OUTPUT_REFUSED`
 */
export async function writeOutput(
  content: string | Uint8Array,
  { file, output }: { file: string | undefined; output: Output },
): Promise<void> {
  if (file === undefined) {
    await writeTo(output, content)
    return
  }
  await writeOutputFile(file, [content])
}

/** A reader that has seen enough and closed the pipe, as `head` does, is no failure. */
async function writeTo(output: Output, content: string | Uint8Array): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    output.write(content, (error) => {
      if (error === null || error === undefined || isClosedPipe(error)) resolve()
      else reject(new PrecisFailure('OUTPUT_REFUSED', "The output can't be written.", { cause: error }))
    })
  })
}

/** A failure of a stream says that nobody reads it any more. */
export function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE'
}
