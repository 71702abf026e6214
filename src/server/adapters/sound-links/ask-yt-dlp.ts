import { spawn } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'
import { isSameLanguage } from '#core/captions/caption-tracks.ts'
import { parseQuickJson } from '#core/parse-json.ts'
import { parseVideoLink } from '#product/video-link.ts'
import type { AddressRules } from '#server/lib/outbound/guarded-request.ts'
import { readBounded } from '#server/lib/outside-body.ts'
import type { EntryTranscript } from '#server/ports/feeds.ts'
import type { LinkedSound } from '#server/ports/sound-links.ts'
import { openGuardProxy } from './guard-proxy.ts'

/** The sites that `yt-dlp` reads. */
export type YtDlpSound = {
  /** The sound and the captions of a page; `null` for one that it does not know. */
  describe: (url: string, signal: AbortSignal) => Promise<LinkedSound | null>
  /** The bytes of its sound, as they come. */
  stream: (url: string, signal: AbortSignal) => AsyncGenerator<Uint8Array, void, undefined>
}

const describeMs = 60_000
const maxOutputBytes = 8 * 1024 * 1024
/** Pages of any host are read by our own finder; `yt-dlp` is asked about the sites that it knows alone. */
const fixed = '--ignore-config --no-playlist --no-warnings --no-progress --quiet --no-cache-dir'
  .concat(' --socket-timeout 8 --ies default,-generic --downloader native')
  .split(' ')

const language = z.string().nullable().catch(null)
const track = z.object({ ext: z.string(), url: z.string() })
const tracks = z.record(z.string(), z.array(z.unknown())).catch({})
const infoSchema = z.object({
  title: z.string().nullable().catch(null),
  language,
  subtitles: tracks,
  automatic_captions: tracks,
})

type ProgramOptions = {
  /** Absolute path of the program. */
  file: string
  youtubeProxyUrl: string | null
  rules: AddressRules
}

/**
 * Runs `yt-dlp` without a shell, with nothing of our environment, and with a proxy as its only way out: the
 * one that is given for YouTube, else one that reaches allowed addresses alone.
 */
export function createYtDlpSound({ file, youtubeProxyUrl, rules }: ProgramOptions): YtDlpSound {
  async function* run(args: readonly string[], url: string, signal: AbortSignal) {
    const isYoutube = youtubeProxyUrl !== null && parseVideoLink(url) !== null
    const proxy = isYoutube
      ? { url: youtubeProxyUrl, close: () => undefined }
      : await openGuardProxy(rules, signal)
    const child = spawn(file, [...fixed, '--proxy', proxy.url, ...args, '--', url], {
      env: { PATH: [path.dirname(file), '/usr/local/bin', '/usr/bin', '/bin'].join(path.delimiter) },
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
      proxy.close()
    }
  }
  return {
    stream: (url, signal) => run(['--format', 'bestaudio/best', '--output', '-'], url, signal),
    describe: async (url, signal) => {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(describeMs)])
      const output = run(['--skip-download', '--dump-single-json'], url, inTime)
      // Whatever it failed for, it knows nothing of this page.
      const bytes = await readBounded(output, maxOutputBytes).catch(() => Buffer.alloc(0))
      signal.throwIfAborted()
      const info = infoSchema.safeParse(parseQuickJson(bytes.toString())).data
      if (info === undefined) return null
      const transcripts = [
        ...captionsOf(info.subtitles, info.language),
        ...captionsOf(info.automatic_captions, info.language),
      ].slice(0, 1)
      return { title: info.title, transcripts, sound: { url, by: 'yt-dlp' } }
    },
  }
}

/** The captions in the language that is spoken, of which the first are taken where none is named. */
function captionsOf(given: z.output<typeof tracks>, spoken: string | null): EntryTranscript[] {
  return Object.entries(given)
    .filter(([tag]) => spoken === null || isSameLanguage(tag, spoken))
    .flatMap(([, forms]) => forms.flatMap((form) => track.safeParse(form).data ?? []))
    .filter(({ ext }) => ext === 'vtt' || ext === 'srt')
    .map(({ ext, url }) => ({ url, type: ext === 'vtt' ? 'text/vtt' : 'application/x-subrip' }))
}
