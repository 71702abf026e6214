import { parseVideoLink } from '#product/video-link.ts'
import { createYoutube } from './deps/youtube-deps.ts'
import { AppError } from './lib/app-error.ts'
import { parseJson3 } from './lib/captions/parse-captions.ts'
import { countWords } from './lib/text/count-words.ts'
import { readSettings, SettingsError } from './settings.ts'
import type { YoutubeSettings } from './settings/youtube-settings.ts'

/*
 * Asks for one video by each way on its own, and prints what came of it:
 *
 *   npm run canary -- [VIDEO]
 *
 * The exit code is 0 as long as one way works.
 */

/** The first video on YouTube, which is public and has captions by a person. */
const usualVideo = 'jNQXAC9IVRw'

type Row = { source: string; outcome: string; ms: string; captions: string; words: string }

/** The settings that leave one way only. */
function singleWays(settings: YoutubeSettings): { name: string; settings: YoutubeSettings }[] {
  const { youtubeClients, ytDlpFile } = settings
  const { players, web } = youtubeClients
  const profiles = players.map((profile) => ({
    name: `${profile.name} ${profile.version}`,
    settings: { ...settings, youtubeClients: { players: [profile], web }, ytDlpFile: null },
  }))
  if (ytDlpFile === null) return profiles
  return [...profiles, { name: 'yt-dlp', settings: { ...settings, youtubeClients: { players: [], web } } }]
}

async function tryWay(name: string, settings: YoutubeSettings, videoId: string): Promise<Row> {
  const outcomes: string[] = []
  const began = performance.now()
  const youtube = createYoutube(settings, {
    readCaptions: async (body) => parseJson3(body),
    onOutcome: ({ attempts }) => outcomes.push(...attempts.map(({ outcome }) => outcome)),
  })
  const row = { source: name, captions: '', words: '' }
  const elapsed = (): string => String(Math.round(performance.now() - began))
  try {
    const found = await youtube.fetch(videoId, { signal: new AbortController().signal, choice: null })
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
  for (const { name, settings } of singleWays(readSettings())) {
    rows.push(await tryWay(name, settings, videoId))
  }
  printTable(rows)
  return rows.some(({ words }) => words !== '') ? 0 : 1
}

try {
  process.exitCode = await run(process.argv[2] ?? usualVideo)
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
