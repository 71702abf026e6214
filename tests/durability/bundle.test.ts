import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { exampleVideos } from '#product/examples.ts'
import { startMailSimulator } from '#tests/fakes/mail/simulator.ts'
import { startS3Simulator } from '#tests/fakes/s3/simulator.ts'
import type { S3Simulator } from '#tests/fakes/s3/simulator.ts'
import { collect, followSummary } from '#tests/setup/follow.ts'
import { newText } from '#tests/setup/new-text.ts'
import { runProgram } from '#tests/setup/run-program.ts'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'
import { freePort } from '../../scripts/dev/free-port.ts'
import { makeFolder, makeUsedFolder } from './data-folder.ts'

/** The bundle that `npm start` runs; the set-up of `npm test` builds it. */
const bundle = 'dist/server'

/** Starts the bundled server and gives its address once it is ready. */
async function startBundle(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', ...settings }
  const child = spawnForTest(process.execPath, [join(bundle, 'main.js')], { env })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const printed: string[] = []
  const origin = await new Promise<string>((resolve, reject) => {
    for (const output of [child.stdout, child.stderr]) {
      output.on('data', (chunk: Buffer) => {
        printed.push(chunk.toString())
        const port = /ready at \S+:(\d+)/.exec(printed.join(''))?.[1]
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
      })
    }
    void exited.then(() => reject(new Error(`The server ended:\n${printed.join('')}`)))
  })
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

const doneSchema = z.object({ data: z.object({ transcriptId: z.string() }) })

/** The store that sends the text of transcripts to a bucket. */
function bucketSettings({ options }: S3Simulator): Record<string, string> {
  return {
    BLOBS: 's3',
    S3_BUCKET: options.bucket,
    S3_ENDPOINT: options.endpoint ?? '',
    S3_ACCESS_KEY_ID: options.credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: options.credentials?.secretAccessKey ?? '',
  }
}

it('the bundle is built', () => {
  expect(existsSync(join(bundle, 'main.js')), 'npm run build').toBe(true)
})

/** A collector of traces; `times` says how often spans came. */
async function startCollector(): Promise<AsyncDisposable & { url: string; times: () => number }> {
  let times = 0
  const server = createServer((request, response) => {
    request.resume()
    if (request.url === '/v1/traces') times += 1
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    times: () => times,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

it('the bundle has one process answer and another work, each with a store, a mail server, traces and reads from another address', async () => {
  await using folder = await makeUsedFolder()
  await using own = await makeFolder()
  await using bucket = await startS3Simulator()
  await using mail = await startMailSimulator()
  await using collector = await startCollector()
  // The same database, by its socket.
  const database = `postgres://app@localhost:5432/precis?host=${encodeURIComponent(join(folder.path, 'run'))}`
  const texts = join(own.path, 'texts')
  // Nobody listens at that port.
  const redis = { RATE_LIMITS: 'redis', REDIS_URL: `redis://127.0.0.1:${await freePort()}` }
  const common = {
    ...bucketSettings(bucket),
    BLOBS_FOLDER: texts,
    SECRET: 'the secret of two processes of one',
  }
  const web = await startBundle(folder.path, {
    ...common,
    ...redis,
    BLOBS: 'folder',
    SERVICES: 'web',
    DATABASE_REPLICA_URL: database,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Précis <hello@precis.example>',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  })
  const worker = await startBundle(own.path, {
    ...common,
    DATABASE_URL: database,
    SERVICES: 'worker',
    WORKER_CONCURRENCY: '32',
  })
  const page = await fetch(web.origin)
  expect(await page.text()).toContain('<!doctype html>')
  const events = await collect(
    followSummary(web.origin, { videoUrl: `https://youtu.be/${exampleVideos[0].videoId}` }),
  )
  const done = events.at(-1)
  expect(done).toMatchObject({ event: 'done', data: { locked: false, transcriptId: expect.any(String) } })
  const { transcriptId } = doneSchema.parse(done).data
  const transcript = await fetch(`${web.origin}/api/transcripts/${transcriptId}`)
  expect(await transcript.text()).toContain('We choose to go to the moon')
  const metrics = await fetch(`${web.origin}/metrics`)
  const measured = await metrics.text()
  expect(measured).toMatch(/^precis_replica_reads_total\{outcome="replica"\} [1-9]/m)
  expect(measured).toMatch(/^precis_rate_limit_counts_total\{location="database"\} [1-9]/m)
  const pasted = await post(web.origin, '/api/transcripts', 'application/octet-stream', newText())
  const asked = await post(web.origin, '/api/auth/code', 'application/json', '{"email":"ada@example.org"}')
  expect([pasted.status, asked.status]).toEqual([201, 200])
  expect(mail.emails).toMatchObject([{ to: 'ada@example.org', from: 'hello@precis.example' }])
  // The text that the worker fetched is in the bucket, the pasted one in the folder.
  const stored = await readdir(bucket.folder, { recursive: true })
  expect(stored.filter((name) => name.endsWith('.zst._S3rver_object'))).toHaveLength(1)
  const files = await readdir(texts, { recursive: true })
  expect(files.filter((name) => name.endsWith('.zst'))).toHaveLength(1)
  await worker.stop()
  await web.stop()
  expect(collector.times()).toBeGreaterThan(0)
})

async function post(origin: string, path: string, type: string, body: string): Promise<Response> {
  return await fetch(`${origin}${path}`, { method: 'POST', headers: { 'content-type': type }, body })
}

it('the bundle has the commands of the operator', async () => {
  await using folder = await makeUsedFolder()
  const env = { DATA_DIR: folder.path }
  const file = join(folder.path, 'backup.gz')
  const run = (name: string, ...args: string[]): ReturnType<typeof runProgram> =>
    runProgram(`${bundle}/${name}.js`, args, { env })
  const server = await startBundle(folder.path)
  expect(await run('backup', file)).toMatchObject({ code: 0 })
  expect(await run('restore', file)).toMatchObject({ code: 0 })
  expect(await run('after-restore', 'no time')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Usage:'),
  })
  expect(await run('costs')).toMatchObject({ code: 0 })
  expect(await run('canary', 'no link')).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') })
  await server.stop()
})
