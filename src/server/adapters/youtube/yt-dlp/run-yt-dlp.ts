import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { watchUrl } from '#product/watch-url.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'

const execute = promisify(execFile)

type Options = {
  /** Absolute path of the program. */
  file: string
  proxyUrl: string | null
  /** Longest run, in ms. */
  timeoutMs: number
}

/** What `yt-dlp` says of a video, as JSON text. @throws YoutubeFailure `UNREACHABLE` when it says nothing */
export type YtDlp = (videoId: string, signal: AbortSignal) => Promise<string>

const maxOutputBytes = 32 * 1024 * 1024
const fixedArguments = [
  '--ignore-config',
  '--no-playlist',
  '--skip-download',
  '--dump-single-json',
  '--no-warnings',
  '--no-progress',
  '--no-cache-dir',
  '--socket-timeout',
  '8',
  '--',
]
/** Each process takes about 60 MB and seconds of a processor. */
const maxConcurrent = 2

/**
 * Runs `yt-dlp` with arguments that never change but for the id, which is eleven safe characters; without a shell, and
 * with an environment that holds nothing but the proxy and where programs are.
 */
export function createYtDlp({ file, proxyUrl, timeoutMs }: Options): YtDlp {
  const env = {
    PATH: [path.dirname(file), '/usr/local/bin', '/usr/bin', '/bin'].join(path.delimiter),
    ...(proxyUrl === null ? {} : { HTTP_PROXY: proxyUrl, HTTPS_PROXY: proxyUrl }),
  }
  let running = 0
  return async (videoId, signal) => {
    if (running >= maxConcurrent) throw new YoutubeFailure('UNREACHABLE')
    running += 1
    try {
      const { stdout } = await execute(file, [...fixedArguments, watchUrl(videoId)], {
        env,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        killSignal: 'SIGKILL',
        maxBuffer: maxOutputBytes,
        windowsHide: true,
      })
      return stdout
    } catch (cause) {
      throw new YoutubeFailure('UNREACHABLE', { cause })
    } finally {
      running -= 1
    }
  }
}
