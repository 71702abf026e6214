import { AppError } from '#core/app-error.ts'
import { parseJson3 } from '#core/captions/parse-captions.ts'
import { countWords } from '#core/text/find-words.ts'
import { parseVideoLink } from '#product/video-link.ts'
import { createGeminiVideo, createYoutube } from '#server/deps/video-deps.ts'
import type { YoutubeSettings } from '#server/deps/video-deps.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import { SettingsError } from '#server/settings/setting.ts'
import { readSettings } from './settings.ts'
import type { Settings } from './settings.ts'

/*
 * Asks for one video by each way on its own, and prints what came of it:
 *
 *   npm run canary -- [VIDEO]
 *
 * The exit code is 0 as long as one way works.
 */

/** The first video on YouTube, which is public and has captions by a person. */
const defaultVideo = 'jNQXAC9IVRw'

type Row = { source: string; outcome: string; ms: string; captions: string; words: string }

/** A source that is asked alone; what came of each attempt goes to `outcomes`. */
type Way = { name: string; source: TranscriptSource; outcomes: string[] }

/** Each application of YouTube, `yt-dlp` and the Gemini model, as far as the settings have them. */
function singleWays(settings: Settings): Way[] {
  const { youtubeClients, ytDlpFile } = settings
  const { players, web } = youtubeClients
  const ways = players.map((profile) =>
    youtubeWay(`${profile.name} ${profile.version}`, {
      ...settings,
      youtubeClients: { players: [profile], web },
      ytDlpFile: null,
    }),
  )
  if (ytDlpFile !== null) {
    ways.push(youtubeWay('yt-dlp', { ...settings, youtubeClients: { players: [], web } }))
  }
  const outcomes: string[] = []
  const geminiVideo = createGeminiVideo(settings, {
    costs: null,
    onOutcome: ({ outcome }) => outcomes.push(outcome),
  })
  if (geminiVideo !== null) ways.push({ name: 'gemini-video', source: geminiVideo, outcomes })
  return ways
}

function youtubeWay(name: string, settings: YoutubeSettings): Way {
  const outcomes: string[] = []
  const source = createYoutube(settings, {
    readCaptions: async (body) => parseJson3(body),
    onOutcome: ({ attempts }) => outcomes.push(...attempts.map(({ outcome }) => outcome)),
  })
  return { name, source, outcomes }
}

async function tryWay({ name, source, outcomes }: Way, videoId: string): Promise<Row> {
  const began = performance.now()
  const row = { source: name, captions: '', words: '' }
  const elapsed = (): string => String(Math.round(performance.now() - began))
  try {
    const found = await source.fetch(videoId, { signal: new AbortController().signal, choice: null })
    const words = found?.cues.reduce((sum, { text }) => sum + countWords(text), 0) ?? 0
    const captions = `${found?.language ?? ''} ${found?.captionKind ?? ''}`
    return { ...row, outcome: outcomes.at(-1) ?? 'OK', ms: elapsed(), captions, words: String(words) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...row, outcome: outcomes.at(-1) ?? error.code, ms: elapsed() }
  }
}

function printTable(rows: readonly Row[]): void {
  const titles: Row = {
    source: 'source',
    outcome: 'outcome',
    ms: 'ms',
    captions: 'captions',
    words: 'words',
  }
  const columns = ['source', 'outcome', 'ms', 'captions', 'words'] as const
  const widths = columns.map((column) => Math.max(...[titles, ...rows].map((row) => row[column].length)))
  for (const row of [titles, ...rows]) {
    const cells = columns.map((column, i) => row[column].padEnd(widths[i] ?? 0))
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`)
  }
}

async function run(link: string): Promise<number> {
  const videoId = parseVideoLink(link)?.videoId ?? null
  if (videoId === null) throw new SettingsError(`${link} names no video. Usage: npm run canary -- [VIDEO]`)
  const rows: Row[] = []
  for (const way of singleWays(readSettings())) rows.push(await tryWay(way, videoId))
  printTable(rows)
  return rows.some(({ words }) => words !== '') ? 0 : 1
}

try {
  process.exitCode = await run(process.argv[2] ?? defaultVideo)
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
