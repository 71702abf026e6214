import { z } from 'zod'
import { isSameLanguage } from '#core/captions/caption-tracks.ts'
import { parseQuickJson } from '#core/parse-json.ts'
import { parseVideoLink } from '#product/video-link.ts'
import type { AddressRules } from '#server/lib/outbound/guarded-request.ts'
import { askYtDlp, runYtDlp } from '#server/lib/yt-dlp-command.ts'
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
/** Pages of any host are read by our own finder; `yt-dlp` is asked about the sites that it knows alone. */
const knownSites = ['--quiet', '--ies', 'default,-generic', '--downloader', 'native']

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
 * Lets `yt-dlp` find and give the sound of a link. Its only way out is a proxy: the one that is given for
 * YouTube, else one that reaches allowed addresses alone.
 */
export function createYtDlpSound({ file, youtubeProxyUrl, rules }: ProgramOptions): YtDlpSound {
  async function openProxy(url: string, signal: AbortSignal): Promise<{ url: string; close: () => void }> {
    return youtubeProxyUrl !== null && parseVideoLink(url) !== null
      ? { url: youtubeProxyUrl, close: () => undefined }
      : await openGuardProxy(rules, signal)
  }
  return {
    async *stream(url, signal) {
      const proxy = await openProxy(url, signal)
      const args = [...knownSites, '--format', 'bestaudio/best', '--output', '-']
      try {
        yield* runYtDlp({ file, proxyUrl: proxy.url }, args, url, signal)
      } finally {
        proxy.close()
      }
    },
    describe: async (url, signal) => {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(describeMs)])
      const proxy = await openProxy(url, inTime)
      // Whatever it failed for, it knows nothing of this page.
      const output = await askYtDlp({ file, proxyUrl: proxy.url }, knownSites, url, inTime)
        .catch(() => '')
        .finally(proxy.close)
      signal.throwIfAborted()
      const info = infoSchema.safeParse(parseQuickJson(output)).data
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
