import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { exampleVideos } from '#product/examples.ts'
import { startS3Simulator } from '#tests/fakes/s3/simulator.ts'
import type { S3Simulator } from '#tests/fakes/s3/simulator.ts'
import { runProgram } from '#tests/setup/run-program.ts'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'
import { collect, followSummary } from '#tests/setup/follow.ts'
import { freePort } from '../../scripts/dev/free-port.ts'
import { makeUsedFolder } from './data-folder.ts'

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

/** What sends the text of transcripts to a bucket. */
function bucketSettings({ options }: S3Simulator): Record<string, string> {
  return {
    BLOBS: 's3',
    S3_BUCKET: options.bucket,
    S3_ENDPOINT: options.endpoint ?? '',
    S3_ACCESS_KEY_ID: options.credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: options.credentials?.secretAccessKey ?? '',
  }
}

it('is built', () => {
  expect(existsSync(join(bundle, 'main.js')), 'npm run build').toBe(true)
})

it('serves pages and summarizes an example in its threads, with its text in a bucket, reads from another address, and no Redis', async () => {
  await using folder = await makeUsedFolder()
  await using bucket = await startS3Simulator()
  const server = await startBundle(folder.path, {
    ...bucketSettings(bucket),
    RATE_LIMITS: 'redis',
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    // The same database, by its socket.
    DATABASE_REPLICA_URL: `postgres://app@localhost:5432/precis?host=${encodeURIComponent(join(folder.path, 'run'))}`,
  })
  const page = await fetch(server.origin)
  expect(await page.text()).toContain('<!doctype html>')
  const events = await collect(
    followSummary(server.origin, { videoUrl: `https://youtu.be/${exampleVideos[0].videoId}` }),
  )
  const done = events.at(-1)
  expect(done).toMatchObject({ event: 'done', data: { locked: false, transcriptId: expect.any(String) } })
  const { transcriptId } = doneSchema.parse(done).data
  const transcript = await fetch(`${server.origin}/api/transcripts/${transcriptId}`)
  expect(await transcript.text()).toContain('We choose to go to the moon')
  const stored = await readdir(bucket.folder, { recursive: true })
  expect(stored.filter((name) => name.endsWith('.zst._S3rver_object'))).toHaveLength(1)
  const metrics = await fetch(`${server.origin}/metrics`)
  const measured = await metrics.text()
  expect(measured).toMatch(/^precis_replica_reads_total\{outcome="replica"\} [1-9]/m)
  // Nobody listens at that port.
  expect(measured).toMatch(/^precis_rate_limit_counts_total\{place="database"\} [1-9]/m)
  await server.stop()
})

it('has the commands of the operator', async () => {
  await using folder = await makeUsedFolder()
  const env = { DATA_DIR: folder.path }
  const file = join(folder.path, 'backup.gz')
  const run = (name: string, ...args: string[]): ReturnType<typeof runProgram> =>
    runProgram(`${bundle}/${name}.js`, args, { env })
  const server = await startBundle(folder.path)
  expect(await run('backup', file)).toMatchObject({ code: 0 })
  expect(await run('restore', file)).toMatchObject({ code: 0 })
  expect(await run('costs')).toMatchObject({ code: 0 })
  expect(await run('canary', 'no link')).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') })
  await server.stop()
})
