import { mkdtemp, open, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AppError } from '#core/app-error.ts'
import { maxFileBytes } from '#product/limits.ts'
import { followRedirects } from '#server/lib/outbound/guarded-fetch.ts'
import type { GuardedFetch } from '#server/lib/outbound/guarded-fetch.ts'
import type { SoundAddress } from '#server/ports/sound-links.ts'
import type { YtDlpSound } from './ask-yt-dlp.ts'

/** The limits of what is fetched: half a day of sound as podcasts have it; of video, an hour or two. */
export type SoundFileLimits = { maxBytes: number; maxMs: number }

export const defaultSoundFileLimits: SoundFileLimits = { maxBytes: maxFileBytes, maxMs: 1_800_000 }
const maxRedirects = 10
const userAgent = 'Mozilla/5.0 (compatible; Precis)'

/**
 * The answer at an address, each redirect of which is checked like the first.
 * @throws AppError `SOUND_UNREACHABLE`, `INVALID_LINK`
 */
export async function getAnswer(
  get: GuardedFetch,
  url: string,
  { accept = '*/*', signal }: { accept?: string; signal: AbortSignal },
): Promise<Response> {
  const headers = { accept, 'user-agent': userAgent }
  try {
    const answer = await followRedirects((next) => get(new URL(next), { headers, signal }), url, maxRedirects)
    if (answer?.ok === true) return answer
    await answer?.body?.cancel()
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof AppError) throw cause
    throw unreachable(cause)
  }
  throw unreachable()
}

type SoundOptions = { get: GuardedFetch; ytDlp: YtDlpSound | null; limits: SoundFileLimits }

/**
 * Fetches sound into a file without a name, of which nothing is left however this process ends.
 * @throws AppError `SOUND_TOO_LARGE`, `SOUND_UNREACHABLE`, `INVALID_LINK`
 */
export async function fetchSound(
  { get, ytDlp, limits }: SoundOptions,
  { url, by }: SoundAddress,
  signal: AbortSignal,
): Promise<FileHandle> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(limits.maxMs)])
  if (by === 'yt-dlp') return await storeSound(ytDlp?.stream(url, inTime) ?? noChunks(), limits, signal)
  const answer = await getAnswer(get, url, { signal: inTime })
  if (Number(answer.headers.get('content-length') ?? 0) > limits.maxBytes) {
    await answer.body?.cancel()
    throw tooLarge(limits)
  }
  return await storeSound(answer.body ?? noChunks(), limits, signal)
}

async function* noChunks(): AsyncGenerator<Uint8Array, void, undefined> {}

/**
 * Stores sound in a file without a name, of which nothing is left however this process ends.
 * @throws AppError `SOUND_TOO_LARGE`, `SOUND_UNREACHABLE`
 */
export async function storeSound(
  stream: AsyncIterable<Uint8Array>,
  limits: Pick<SoundFileLimits, 'maxBytes'>,
  signal: AbortSignal,
): Promise<FileHandle> {
  const file = await openNameless()
  try {
    let size = 0
    for await (const chunk of stream) {
      size += chunk.length
      if (size > limits.maxBytes) throw tooLarge(limits)
      await file.write(chunk)
    }
    if (size === 0) throw unreachable()
    return file
  } catch (cause) {
    await file.close()
    signal.throwIfAborted()
    throw cause instanceof AppError ? cause : unreachable(cause)
  }
}

async function openNameless(): Promise<FileHandle> {
  const folder = await mkdtemp(path.join(tmpdir(), 'precis-sound-'))
  try {
    return await open(path.join(folder, 'sound'), 'wx+', 0o600)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function tooLarge({ maxBytes }: Pick<SoundFileLimits, 'maxBytes'>): AppError {
  return new AppError('SOUND_TOO_LARGE', `A file may have up to ${maxBytes / 1024 / 1024} MB.`)
}

function unreachable(cause?: unknown): AppError {
  const detail = "This address isn't answering right now. Please try again later."
  return new AppError('SOUND_UNREACHABLE', detail, cause === undefined ? {} : { cause })
}
