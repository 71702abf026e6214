import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import { countFile, countTranscript } from '#server/deps/transcript-deps.ts'
import { setGauges } from '#server/features/metrics/state-gauges.ts'
import { createTranscriptWorker } from '#server/features/transcripts/transcript-worker.ts'
import type { TranscriptWorker } from '#server/features/transcripts/transcript-worker.ts'
import { createMetrics } from '#server/lib/metrics/metrics.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import type { YoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { youtubeOptions } from './youtube/simulated-youtube.ts'

const token = 'a token of some length'
const metricsRoute = 'GET /metrics'.split(' ')[1] ?? ''
const giveRoute = 'POST /api/transcripts'.split(' ')[1] ?? ''

let youtube: YoutubeSimulator
let server: TestApp
let reader: TranscriptWorker
beforeAll(async () => {
  youtube = await startYoutubeSimulator()
  const metrics = createMetrics()
  const source = createYoutubeSource(
    youtubeOptions(youtube.origin, { onOutcome: (outcome) => countTranscript(metrics, outcome) }),
  )
  reader = createTranscriptWorker(countFile(metrics))
  server = await startApp({ metrics, transcriptSources: [source], transcriptWorker: reader })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await reader.close()
  await youtube[Symbol.asyncDispose]()
})

async function read(headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  return await server.app.inject({ url: metricsRoute, headers, remoteAddress })
}

describe('GET /metrics', () => {
  it('counts transcripts by the code that the user got, and attempts by source', async () => {
    for (const videoId of ['okManual001', 'madeForKids', 'privateVid1']) {
      const payload = { videoUrl: `https://youtu.be/${videoId}` }
      expect((await server.call('POST /api/transcribe', { payload })).status).toBeLessThan(500)
    }
    const { statusCode, headers, body } = await read()
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toContain('text/plain')
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('precis_transcripts_total{code="OK"} 2')
    expect(body).toContain('precis_transcripts_total{code="PRIVATE_VIDEO"} 1')
    expect(body).toContain('precis_transcript_attempts_total{source="VISIONOS",outcome="UNPLAYABLE"} 1')
    expect(body).toContain('precis_transcript_attempts_total{source="ANDROID",outcome="OK"} 1')
    expect(body).toContain('precis_transcript_seconds_count{result="ok"} 2')
    expect(body).not.toContain('okManual001')
    // Node may end the process that asks for the owners of its handles.
    expect(body).toContain('nodejs_active_resources_total')
    expect(body).not.toMatch(/nodejs_active_(?:handles|requests)/)
  })

  it('counts given files by format, encoding and the passes that rewrote them, without a word of them', async () => {
    const give = async (file: Buffer | string) => {
      const headers = { 'content-type': 'application/octet-stream' }
      const answer = await server.app.inject({ method: 'POST', url: giveRoute, headers, payload: file })
      expect(answer.statusCode).toBe(201)
    }
    await give('00:00:01,000 –> 00:00:04,000\nThe lighthouse keeper polished the lamp.\n')
    await give('1\n00:00:01,000 --> 00:00:04,000\nNobody remembered who built the tower.\n')
    await give(Buffer.from('Le gardien a nettoyé la lampe, et la tempête est arrivée très tôt.', 'latin1'))
    const { body } = await read()
    expect(body).toContain('precis_transcript_files_total{by="format",name="subrip"} 2')
    expect(body).toContain('precis_transcript_files_total{by="format",name="plain"} 1')
    expect(body).toContain('precis_transcript_files_total{by="encoding",name="utf-8"} 2')
    expect(body).toContain('precis_transcript_files_total{by="encoding",name="windows-1252"} 1')
    expect(body).toContain('precis_transcript_files_total{by="pass",name="time-lines"} 1')
    expect(body).not.toMatch(/lighthouse|tower|gardien/)
  })

  it('counts runs by stage and outcome, where summaries were found, and what was refused', async () => {
    const summarize = (videoUrl: string) => server.call('POST /api/summarize', { payload: { videoUrl } })
    expect(await summarize('https://youtu.be/okManual001')).toMatchObject({ status: 200 })
    expect(await summarize('https://youtu.be/okManual001')).toMatchObject({ status: 200 })
    expect((await summarize('https://youtu.be/privateVid1')).status).toBeGreaterThanOrEqual(400)
    expect((await summarize('nonsense')).status).toBe(400)
    const { body } = await read()
    expect(body).toContain('precis_runs_total{outcome="done",code="OK"} 1')
    expect(body).toContain('precis_runs_total{outcome="failed",code="PRIVATE_VIDEO"} 1')
    expect(body).toContain('precis_run_stage_seconds_count{stage="waiting",outcome="ok"} 2')
    expect(body).toContain('precis_run_stage_seconds_count{stage="transcript",outcome="failed"} 1')
    expect(body).toContain('precis_run_stage_seconds_count{stage="summary",outcome="ok"} 1')
    expect(body).toContain('precis_lookups_total{store="summaries",outcome="miss"} 2')
    expect(body).toMatch(/precis_lookups_total\{store="summaries",outcome="(?:database|memory)"\} 1/)
    expect(body).toContain('precis_refusals_total{code="INVALID_LINK"} 1')
    expect(body).toContain(
      'precis_http_request_seconds_count{method="POST",route="/api/summarize",status="200"} 2',
    )
  })

  it('measures the state of the cluster, and says when the database cannot be read', async () => {
    const { body } = await read()
    expect(body).toContain('precis_database_up 1')
    expect(body).toContain('precis_queue_runs{state="waiting"} 0')
    expect(body).toContain('precis_model_cost_ceiling_usd 10')
    expect(body).toMatch(/precis_table_bytes\{table="runs"\} [1-9]/)
    expect(body).toMatch(/precis_database_connections\{state="open"\} [1-9]/)
    setGauges(server.deps.metrics, {
      pool: { totalCount: 10, idleCount: 0, waitingCount: 3 },
      status: null,
    })
    const without = await server.deps.metrics.read()
    expect(without.text).toContain('precis_database_up 0')
    expect(without.text).toContain('precis_database_connections{state="waiting"} 3')
    expect(without.text).not.toMatch(/^precis_(?:queue|table|task|model_cost_today)/m)
  })

  it('is not there for other machines, nor for what comes through a proxy', async () => {
    expect((await read({}, '192.0.2.7')).statusCode).toBe(404)
    expect((await read({ 'x-forwarded-for': '192.0.2.7' })).statusCode).toBe(404)
    expect((await read({}, '::ffff:127.0.0.1')).statusCode).toBe(200)
    expect((await read({}, '::1')).statusCode).toBe(200)
  })

  it('takes a token from anywhere, and with one set nothing else; without the database as well', async () => {
    const failing = { read: (): Promise<never> => Promise.reject(new Error('the database is away')) }
    await using guarded = await startApp({
      metricsToken: token,
      status: failing,
      access: { adminEmails: new Set(['boss@example.org']) },
    })
    const ask = async (authorization: string | undefined, remoteAddress: string) => {
      const headers = authorization === undefined ? {} : { authorization }
      return (await guarded.app.inject({ url: metricsRoute, headers, remoteAddress })).statusCode
    }
    expect(await ask(`Bearer ${token}`, '192.0.2.7')).toBe(200)
    expect(await ask(`Bearer ${token}x`, '192.0.2.7')).toBe(404)
    expect(await ask(token, '127.0.0.1')).toBe(404)
    expect(await ask(undefined, '127.0.0.1')).toBe(404)
    // The page of the status says so as well.
    const { headers } = await signIn(guarded.deps, 'boss@example.org')
    expect((await guarded.call('GET /api/admin/status', { headers })).status).toBe(500)
  })
})
