import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PrecisFailure } from '#client/call-server.ts'
import type { Source } from '#client/precis.ts'
import { AppError } from '#core/app-error.ts'
import { maxTranscriptBytes } from '#product/limits.ts'
import { mediaEndings } from '#product/media-endings.ts'
import { parseVideoLink } from '#product/video-link.ts'
import { openSoundFile } from '#server/deps/sound-file-deps.ts'
import { BodyTooLarge, readBounded } from '#server/lib/outside-body.ts'
import { readCommandSettings } from '#server/settings.ts'
import type { Surroundings } from '../surroundings.ts'

/** The name of a transcript that comes through a pipe. */
const pipeName = ''

/**
 * The source that the argument of a command names: `-` is the standard input, an existing file is that file,
 * with the ending of sound or video a recording, anything else has to be a link.
 * @throws PrecisFailure `FILE_NOT_READABLE`; AppError `INVALID_LINK`, `TRANSCRIPT_TOO_LARGE`,
 * `SOUND_NEEDS_FFMPEG`
 */
export async function readSource(
  given: string,
  { input, env }: Pick<Surroundings, 'input' | 'env'>,
): Promise<Source> {
  const argument = fileOf(given)
  if (argument === '-') return { kind: 'file', name: pipeName, bytes: await readPipe(input) }
  if (isSound(argument) && existsSync(argument)) {
    return { kind: 'sound', file: openSoundFile(argument, readCommandSettings(env).ffmpegFile) }
  }
  const bytes = await readFileIfThere(argument)
  if (bytes !== null) return { kind: 'file', name: path.basename(argument), bytes }
  if (parseVideoLink(argument) !== null) return { kind: 'link', link: argument }
  if (/^https?:\/\//i.test(argument)) {
    throw new AppError(
      'INVALID_LINK',
      "That isn't a link to a YouTube video. For other sites, save the transcript as a file and give that.",
    )
  }
  throw new PrecisFailure('FILE_NOT_READABLE', `There is no file “${argument}”, and it isn't a YouTube link.`)
}

/** Tells the name of a sound or video file. */
function isSound(name: string): boolean {
  const lower = name.toLowerCase()
  return mediaEndings.some((ending) => lower.endsWith(ending))
}

/**
 * The file that an argument names; the address of a file is that file.
 * @throws PrecisFailure `FILE_NOT_READABLE`
 */
export function fileOf(argument: string): string {
  if (!/^file:/i.test(argument)) return argument
  try {
    return fileURLToPath(argument)
  } catch (cause) {
    throw new PrecisFailure('FILE_NOT_READABLE', `“${argument}” names no file of this machine.`, { cause })
  }
}

/** The bytes of a file; `null` where there is none of the name. A file past the limit is never read. */
async function readFileIfThere(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const handle = await open(file).catch((cause: unknown) => {
    if (codeOf(cause) === 'ENOENT' || codeOf(cause) === 'ENAMETOOLONG') return null
    throw new PrecisFailure('FILE_NOT_READABLE', `“${file}” can't be read (${codeOf(cause)}).`, { cause })
  })
  if (handle === null) return null
  try {
    const stat = await handle.stat()
    if (stat.isDirectory()) throw new PrecisFailure('FILE_NOT_READABLE', `“${file}” is a folder.`)
    if (stat.size > maxTranscriptBytes) throw tooLarge()
    return await readPipe(handle.createReadStream({ autoClose: false }))
  } finally {
    await handle.close()
  }
}

async function readPipe(input: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return await readBounded(input, maxTranscriptBytes).catch((error: unknown) => {
    throw error instanceof BodyTooLarge ? tooLarge() : error
  })
}

function tooLarge(): AppError {
  const megabytes = maxTranscriptBytes / 1024 / 1024
  return new AppError(
    'TRANSCRIPT_TOO_LARGE',
    `A transcript may have ${megabytes} MB; a day of speech has about one.`,
  )
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
}
