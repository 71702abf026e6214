import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError } from '#core/app-error.ts'
import { cutLimitsOf, cutPieces, soundRate } from '#core/recordings/cut-pieces.ts'
import type { PieceLimits, SoundBlock } from '#core/recordings/cut-pieces.ts'
import { maxRecordingMs } from '#product/limits.ts'
import type { CutPiece } from '#server/ports/sound-links.ts'

/** A file by its path, or by its open descriptor. */
export type SoundFile = string | number

/** The formats that are read: none of them leads to other files or addresses. */
const formats = 'mov,matroska,mp3,wav,ogg,flac,aac,mpegts,asf,avi,aiff,w64,amr,caf'
const maxStreams = 100
/** The most memory of `ffmpeg`, in kilobytes; a list of a million tracks would take gigabytes. */
const maxMemory = 1024 * 1024
/** The longest time in which `ffmpeg` gives nothing before it is ended, in ms. */
const silenceMs = 60_000
const maxSamples = (maxRecordingMs / 1000) * soundRate
const bytesPerSecond = 6000
const raw = ['-f', 's16le', '-ar', String(soundRate), '-ac', '1']
const opus = '-c:a libopus -b:a 24k -compression_level 5 -flags +bitexact -fflags +bitexact -f ogg'.split(' ')

/**
 * Cuts the sound of a file at its pauses, each piece as Opus. Its length is what can be decoded and not what
 * the file claims; the same file gives the same pieces.
 * @throws AppError `SOUND_UNREADABLE`, or `SOUND_TOO_LARGE` after half a day
 */
export async function* cutSound(
  { ffmpeg, file }: { ffmpeg: string; file: SoundFile },
  limits: PieceLimits,
  { signal }: { signal: AbortSignal },
): AsyncGenerator<CutPiece, void, undefined> {
  const ended = new AbortController()
  const both = AbortSignal.any([signal, ended.signal])
  try {
    const blocks = decode({ ffmpeg, file }, both)
    const cut = cutPieces(blocks, cutLimitsOf(limits, bytesPerSecond), { index: 0, startMs: 0 })
    for await (const { samples, ...piece } of cut)
      yield { ...piece, bytes: await encode(ffmpeg, samples, both) }
  } finally {
    ended.abort()
  }
}

async function* decode(
  { ffmpeg, file }: { ffmpeg: string; file: SoundFile },
  signal: AbortSignal,
): AsyncGenerator<SoundBlock, void, undefined> {
  const input = typeof file === 'number' ? '/dev/fd/3' : `file:${path.resolve(file)}`
  const guarded = `-protocol_whitelist file -format_whitelist ${formats} -max_streams ${maxStreams}`.split(
    ' ',
  )
  const { output } = run(ffmpeg, [...guarded, '-i', input, '-map', '0:a:0', ...raw, 'pipe:1'], {
    file,
    signal,
  })
  let start = 0
  let rest = Buffer.alloc(0)
  for await (const chunk of untilSilent(output, signal)) {
    const bytes = Buffer.concat([rest, chunk])
    const count = Math.floor(bytes.length / 2)
    rest = bytes.subarray(count * 2)
    const samples = new Int16Array(new Uint8Array(bytes.subarray(0, count * 2)).buffer)
    yield { start, samples }
    start += count
    if (start > maxSamples) throw new AppError('SOUND_TOO_LARGE', 'Sound may have up to half a day.')
  }
  signal.throwIfAborted()
  if (start === 0) throw new AppError('SOUND_UNREADABLE', 'There is no sound in it that we can read.')
}

/** Chunks of a stream until it ends, or until nothing came for so long. */
async function* untilSilent(stream: Readable, signal: AbortSignal): AsyncGenerator<Buffer, void, undefined> {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]()
  for (;;) {
    const timer = setTimeout(() => stream.destroy(), silenceMs)
    // What came before the stream broke off is sound.
    const next = await chunks.next().catch(() => null)
    clearTimeout(timer)
    signal.throwIfAborted()
    if (next === null || next.done === true) return
    yield next.value
  }
}

async function encode(
  ffmpeg: string,
  samples: Int16Array,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const { output, input } = run(ffmpeg, [...raw, '-i', 'pipe:0', ...opus, 'pipe:1'], { signal })
  input?.on('error', () => undefined)
  input?.end(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
  const bytes = await buffer(output)
  signal.throwIfAborted()
  if (bytes.length === 0) throw new AppError('SOUND_UNREADABLE', 'ffmpeg cannot write Opus.')
  return new Uint8Array(bytes)
}

function run(
  ffmpeg: string,
  args: readonly string[],
  { file, signal }: { file?: SoundFile; signal: AbortSignal },
) {
  const given = typeof file === 'number' ? [file] : []
  const asked = [ffmpeg, '-nostdin', '-v', 'quiet', '-threads', '1', ...args]
  const limited = ['/bin/sh', '-c', `ulimit -v ${maxMemory} 2>/dev/null; exec "$0" "$@"`, ...asked]
  const [program = '', ...rest] = process.platform === 'win32' ? asked : limited
  const child = spawn(program, rest, {
    stdio: [file === undefined ? 'pipe' : 'ignore', 'pipe', 'ignore', ...given],
    env: {},
    signal,
    killSignal: 'SIGKILL',
    windowsHide: true,
  })
  // A program that cannot be started, or was ended, gave no output; a broken pipe ends it.
  child.on('error', () => undefined)
  const { stdout, stdin } = child
  if (stdout === null) throw new Error('A child process has no output')
  stdout.once('close', () => void child.kill('SIGKILL'))
  return { output: stdout, input: stdin }
}
