import { spawn } from 'node:child_process'
import path from 'node:path'
import { readBounded } from './outside-body.ts'

/** The program of the operator, and how it is to come out. */
export type YtDlpCommand = {
  /** Absolute path of the program. */
  file: string
  /** Its only way out; `null` lets it go by itself. */
  proxyUrl: string | null
}

const fixed = '--ignore-config --no-playlist --no-warnings --no-progress --no-cache-dir --socket-timeout 8'
/** The most that is read of what it says of a page. */
export const maxInfoBytes = 8 * 1024 * 1024

/**
 * The bytes that `yt-dlp` writes about a link. It runs without a shell, gets nothing of our environment but
 * the way to programs, and ends with its reader.
 * @throws Error when it fails or is ended
 */
export async function* runYtDlp(
  { file, proxyUrl }: YtDlpCommand,
  args: readonly string[],
  url: string,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const child = spawn(file, [...fixed.split(' '), ...args, '--', url], {
    // A proxy may have a password, which arguments would show to every user of the machine.
    env: {
      PATH: [path.dirname(file), '/usr/local/bin', '/usr/bin', '/bin'].join(path.delimiter),
      ...(proxyUrl === null ? {} : { HTTP_PROXY: proxyUrl, HTTPS_PROXY: proxyUrl, ALL_PROXY: proxyUrl }),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    signal,
    killSignal: 'SIGKILL',
    windowsHide: true,
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null)).once('close', resolve)
  })
  try {
    const chunks: AsyncIterable<Uint8Array> = child.stdout
    yield* chunks
    if ((await ended) !== 0) throw new Error('yt-dlp failed')
  } finally {
    child.kill('SIGKILL')
  }
}

/** The facts of a link and its captions, as JSON of `yt-dlp`. @throws Error when there is none */
export async function askYtDlp(
  command: YtDlpCommand,
  args: readonly string[],
  url: string,
  signal: AbortSignal,
): Promise<string> {
  const output = runYtDlp(command, ['--skip-download', '--dump-single-json', ...args], url, signal)
  return (await readBounded(output, maxInfoBytes)).toString()
}
