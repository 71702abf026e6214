import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { getSubtitles } from 'youtube-caption-extractor'
import { fetchTranscript as fetchByPackage } from 'youtube-transcript'
import { fetchTranscript as fetchByPackagePlus } from 'youtube-transcript-plus'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { sql } from '#server/db/sql.ts'
import { createDeps } from '#server/deps.ts'
import { defaultClients, userAgentOf } from '#server/lib/youtube-clients.ts'
import type { ClientProfile } from '#server/lib/youtube-clients.ts'
import { readSettings } from '#server/settings.ts'
import { report } from './table.ts'
import { countCalls, describeCalls } from './youtube/count-calls.ts'

/**
 * The time it takes from a request to a stored transcript, in the whole application on its own PostgreSQL.
 * Beside it the bare network calls, one after another: the two that wait for each other, and the sum of all
 * three. Also beside it small packages that fetch captions and store nothing. All ask the same simulator, a
 * process of its own whose every answer takes the same time to begin.
 */
const rounds = 15
const latencies = [50, 150]
const videos = { 'storyeng-01': '2 minutes', minutes12es: '12 minutes', okManual001: '64 minutes' }
const program = fileURLToPath(new URL('../tests/fakes/youtube/youtube-process.ts', import.meta.url))

async function startSimulator(latencyMs: number) {
  const child = spawn(process.execPath, [program, '--latency', String(latencyMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line]: unknown[] = await once(createInterface(child.stdout), 'line')
  return { origin: /http:\S+$/.exec(String(line))?.[0] ?? '', stop: () => child.kill() }
}

/** The player, then the captions that it names: what no program can do without. */
async function callBarely(origin: string, videoId: string): Promise<void> {
  const [profile] = defaultClients.players
  if (profile === undefined) throw new Error('There is no application to speak as.')
  const player = await askBarely(`${origin}/youtubei/v1/player`, profile, videoId)
  const [, query] = /"baseUrl":"[^"?]*\?([^"]*)"/.exec(player) ?? []
  const captions = await fetch(`${origin}/api/timedtext?${query}&fmt=json3`)
  if ((await captions.text()).length < 1000) throw new Error('There are no captions.')
}

/** The same, then the page that has the chapters and the date: all calls that a transcript takes here. */
async function callAll(origin: string, videoId: string): Promise<void> {
  await callBarely(origin, videoId)
  await askBarely(`${origin}/youtubei/v1/next`, defaultClients.web, videoId)
}

async function askBarely(url: string, profile: ClientProfile, videoId: string): Promise<string> {
  const answer = await fetch(`${url}?prettyPrint=false`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgentOf(profile) },
    body: JSON.stringify({
      context: { client: { clientName: profile.name, clientVersion: profile.version } },
      videoId,
    }),
  })
  return await answer.text()
}

type Sent = { url: string; method?: string; body?: string; headers?: Record<string, string> }

/** Gives each package a `fetch` that leads to the simulator. They say how many captions they found. */
function packagesAt(origin: string): Record<string, (videoId: string) => Promise<number>> {
  const at = (address: string): string => {
    const { pathname, search } = new URL(address)
    return `${origin}${pathname}${search}`
  }
  const rewritten = (address: string | URL | Request, init?: RequestInit) =>
    fetch(at(address instanceof Request ? address.url : String(address)), init)
  const send = ({ url, ...init }: Sent) => {
    const { method = 'GET', headers = {}, body } = init
    return fetch(at(url), { method, headers, ...(body === undefined ? {} : { body }) })
  }
  const hooks = { videoFetch: send, playerFetch: send, transcriptFetch: send }
  return {
    'youtube-transcript': async (videoId) => (await fetchByPackage(videoId, { fetch: rewritten })).length,
    'youtube-transcript-plus': async (videoId) => {
      const found: unknown = await fetchByPackagePlus(videoId, hooks)
      return Array.isArray(found) ? found.length : 0
    },
    'youtube-caption-extractor': async (videoID) =>
      (await getSubtitles({ videoID, lang: 'es', fetch: rewritten })).length,
  }
}

/** Milliseconds until the work is done, or until the moment that it gives. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  const moment = await work()
  return (typeof moment === 'number' ? moment : performance.now()) - began
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

function printTimes(transcript: string, times: ReadonlyMap<string, readonly number[]>): void {
  const bare = times.get('bare calls') ?? []
  for (const [name, each] of times) {
    const ratios = [median(each) / median(bare), Math.min(...each) / Math.min(...bare)]
    const [typical, best] = ratios.map((ratio) => ratio.toFixed(2))
    console.log(`  ${name}: ${median(each).toFixed(0)} ms, ${typical} x, at best ${best} x`)
  }
  const [whole, calls] = [median(times.get('precis') ?? []), median(times.get('all calls') ?? [])]
  report({
    what: `from a request to a stored transcript, ${transcript}`,
    measured: `${whole.toFixed(0)} ms`,
    beside: `the sum of the calls ${calls.toFixed(0)} ms`,
    ratio: whole / calls,
    wanted: '1.15',
  })
}

async function measure(latencyMs: number): Promise<void> {
  const { origin, stop } = await startSimulator(latencyMs)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'precis-bench-'))
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', YOUTUBE_BASE_URL: origin })
  const log = pino({ level: 'silent' })
  const database = await openDatabase({ ...settings, log })
  const deps = await createDeps(settings, { log, database, hasPages: true })
  let storedAt = 0
  const flights = deps.transcriptFlights
  const app = await buildApp({
    ...deps,
    transcriptFlights: {
      ...flights,
      join: async (...asked) => {
        const transcribed = await flights.join(...asked)
        storedAt = performance.now()
        return transcribed
      },
    },
  })

  /** The moment at which the transcript was in the store. */
  async function transcribe(videoId: string): Promise<number> {
    const payload = { videoUrl: `https://youtu.be/${videoId}` }
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/transcribe', payload })
    if (statusCode !== 200) throw new Error(body)
    return storedAt
  }
  async function forget(videoId: string): Promise<void> {
    await deps.db.execute(sql`delete from history_items`)
    await deps.db.execute(sql`delete from transcripts where video_id = ${videoId}`)
  }

  for (const [videoId, about] of Object.entries(videos)) {
    const times = new Map<string, number[]>()
    const note = async (name: string, work: () => Promise<unknown>): Promise<void> => {
      const ms = await timed(work)
      times.set(name, [...(times.get(name) ?? []), ms])
    }
    // What is stored between requests is there: the visit, the worker thread, connections.
    await transcribe(videoId)
    for (let round = 0; round < rounds; round += 1) {
      await forget(videoId)
      await note('bare calls', () => callBarely(origin, videoId))
      await note('all calls', () => callAll(origin, videoId))
      await note('precis', () => transcribe(videoId))
      for (const [name, fetchCaptions] of Object.entries(packagesAt(origin))) {
        await note(name, async () => {
          if ((await fetchCaptions(videoId)) === 0) throw new Error(`${name} found nothing.`)
        })
      }
    }
    await forget(videoId)
    printTimes(`${about} of talk, ${latencyMs} ms before each answer`, times)
  }
  await app.close()
  await deps.close()
  stop()
  await rm(dataDir, { recursive: true, force: true })
}

const counts = await countCalls()
console.log(`Calls of YouTube for each of ${counts.length} scenarios:`)
console.log(describeCalls(counts))
for (const latencyMs of latencies) await measure(latencyMs)
