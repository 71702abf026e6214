import { parseVideoLink } from '#product/video-link.ts'
import { canaryVideo, listWays, tryWay } from '#server/deps/single-ways.ts'
import type { WayOutcome } from '#server/deps/single-ways.ts'
import { SettingsError } from '#server/settings/setting.ts'
import { readSettings } from './settings.ts'

/*
 * Asks for one video by each way on its own, and prints what came of it:
 *
 *   npm run canary -- [VIDEO]
 *
 * The exit code is 0 as long as one way works.
 */

function printTable(rows: readonly WayOutcome[]): void {
  const titles: WayOutcome = {
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
  const { signal } = new AbortController()
  const rows: WayOutcome[] = []
  for (const way of listWays(readSettings())) rows.push(await tryWay(way, videoId, signal))
  printTable(rows)
  return rows.some(({ words }) => words !== '') ? 0 : 1
}

try {
  process.exitCode = await run(process.argv[2] ?? canaryVideo)
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
