import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFolderBlobs } from '#server/adapters/blobs/folder-blobs.ts'
import { createS3Blobs } from '#server/adapters/blobs/s3-blobs.ts'
import { purgeTranscripts, sweepTranscripts } from '#server/features/history/purge.ts'
import { createTranscriptBodies } from '#server/features/transcripts/bodies/transcript-bodies.ts'
import type { TranscriptBodies } from '#server/features/transcripts/bodies/transcript-bodies.ts'
import type { BlobStore, BlobStoreName } from '#server/ports/blob-store.ts'
import { startS3Simulator } from '#tests/fakes/s3/simulator.ts'
import type { S3Simulator } from '#tests/fakes/s3/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { emptyTables } from '#tests/setup/test-database.ts'
import { giveTranscript, signInWith, summarizeText } from './history/member.ts'

const { signal } = new AbortController()
const limits = { timeoutMs: 30_000, maxBytes: 1_000_000 }
const speech = { videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ' }
const given = {
  title: 'Harbour',
  text: 'The harbour was built in a year. Nobody had asked the fishermen. They moved to the north.',
}

let server: TestApp
let s3: S3Simulator
let folder: string
let failures: string[] = []
let current: TranscriptBodies
const bodies: TranscriptBodies = {
  write: (...rest) => current.write(...rest),
  writePacked: (...rest) => current.writePacked(...rest),
  read: (...rest) => current.read(...rest),
  fetch: (...rest) => current.fetch(...rest),
  get stores() {
    return current.stores
  },
}

function storeIn(writesTo: BlobStoreName | null, names: readonly BlobStoreName[] = ['folder', 's3']): void {
  const made = {
    folder: createFolderBlobs({ folder, ...limits }),
    s3: createS3Blobs({ ...s3.options, ...limits }),
  }
  current = createTranscriptBodies({
    db: server.database.db,
    stores: names.map((name) => made[name]),
    writesTo,
    onFailure: ({ code }) => failures.push(code),
  })
}

beforeAll(async () => {
  s3 = await startS3Simulator()
  folder = await mkdtemp(path.join(tmpdir(), 'precis-bodies-'))
  server = await startApp({ bodies, isCounted: true })
})
beforeEach(async () => {
  failures = []
  for (const file of [...(await stored('folder')), ...(await stored('s3'))]) await rm(file)
  await emptyTables(server.database)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await s3[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const read = (id: string, headers: Record<string, string>) =>
  server.call('GET /api/transcripts/:id', { path: `/api/transcripts/${id}`, headers })

/** Files of bodies, in the folder or in the bucket. */
async function stored(name: BlobStoreName): Promise<string[]> {
  const root = name === 'folder' ? folder : s3.folder
  const names = await readdir(root, { recursive: true })
  return names.filter((file) => /\.zst$|_object$/.test(file)).map((file) => path.join(root, file))
}

/** Lets days pass for all that is stored. */
async function pass(days: number): Promise<void> {
  await server.database.pool.query(`
    update transcripts set created_at = created_at - interval '${days} days';
    update history_items set created_at = created_at - interval '${days} days', deleted_at = deleted_at - interval '${days} days';
    update blobs set held_until = held_until - interval '${days} days'`)
}

describe.each([
  ['the database', null],
  ['a folder', 'folder'],
  ['a bucket', 's3'],
] as const)('transcripts whose text is in %s', (_name, location) => {
  beforeEach(() => storeIn(location))

  it('are read, downloaded, summarized, found, asked about and exported as ever', async () => {
    const headers = await signInWith(server, 'ada@example.org', 'unlimited')
    const id = await giveTranscript(server, { ...given, headers })
    const { rows } = await server.database.pool.query(
      'select body_address is not null as "isOutside" from transcripts',
    )
    expect(rows).toEqual([{ isOutside: location !== null }])
    expect(await read(id, headers)).toMatchObject({ ok: true, body: { content: given.text } })
    const file = await server.app.inject({ url: `/api/transcripts/${id}/file?format=txt`, headers })
    expect(file.body).toContain(given.text)
    await summarizeText(server, { ...given, headers })
    const found = await server.call('GET /api/history', { headers, query: { q: 'fishermen' } })
    expect(found).toMatchObject({ ok: true, body: { total: 1 } })
    const asked = await server.call('POST /api/ask', {
      headers,
      payload: { transcriptId: id, question: 'Who had asked the fishermen?' },
    })
    expect(asked.ok && asked.body.passages[0]?.quote).toContain('fishermen')
    const hook = server.deps.accountHooks.find(({ name }) => name === 'history')
    const { rows: users } = await server.database.pool.query<{ id: string }>('select id from users')
    expect(await hook?.export?.(server.database.db, users[0]?.id ?? '')).toContainEqual(
      expect.objectContaining({
        givenTranscript: expect.arrayContaining(['Nobody had asked the fishermen.']),
      }),
    )
    expect(failures).toEqual([])
  })

  it('are there once for a video, with what was said around a shared line, and stay when the setting is turned', async () => {
    const first = await server.call('POST /api/transcribe', { payload: speech })
    const headers = await signInWith(server, 'ada@example.org')
    const made = await server.call('POST /api/summarize', { headers, payload: speech })
    const itemId = made.ok && !made.body.locked ? made.body.historyId : null
    const share = { path: `/api/history/${itemId}/moments/insight-0`, headers }
    const shared = await server.call('POST /api/history/:id/moments/:line', share)
    const address = shared.ok ? shared.body.momentPath.replace('/m/', '/api/moments/') : ''
    const words = expect.stringMatching(/\p{L}/u)
    expect(await server.call('GET /api/moments/:token', { path: address })).toMatchObject({
      body: { before: words, after: words },
    })
    for (const next of [location, 'folder', 's3', null] as const) {
      storeIn(next)
      const again = await server.call('POST /api/transcribe', { payload: speech })
      expect(again).toMatchObject({ ok: true, body: { cached: true } })
      expect(again.ok && first.ok && again.body.transcript).toEqual(first.ok && first.body.transcript)
    }
  })
})

describe.each(['folder', 's3'] as const)('a body in the %s', (location) => {
  beforeEach(() => storeIn(location))

  it('goes after the last transcript that refers to it, and not while it is held for one', async () => {
    const headers = await signInWith(server, 'ada@example.org')
    const others = await signInWith(server, 'bob@example.org')
    const id = await giveTranscript(server, { ...given, headers })
    await giveTranscript(server, { ...given, title: 'The same text', headers: others })
    expect(await stored(location)).toHaveLength(1)
    await current.write([], signal)
    await server.database.pool.query(`delete from history_items where transcript_id = $1`, [id])
    await pass(2)
    await current.write([], signal)
    await sweepTranscripts(server.deps, signal)
    const { rows } = await server.database.pool.query<{ title: string }>('select title from transcripts')
    expect(rows).toEqual([{ title: 'The same text' }])
    expect(await stored(location)).toHaveLength(2)
    await server.database.pool.query('delete from history_items')
    await purgeTranscripts(server.database.db, signal)
    await pass(1)
    await sweepTranscripts(server.deps, signal)
    expect(await stored(location)).toEqual([])
    expect((await server.database.pool.query('select from blobs')).rowCount).toBe(0)
  })

  it('that was changed by anyone is not shown', async () => {
    const headers = await signInWith(server, 'ada@example.org')
    const id = await giveTranscript(server, { ...given, headers })
    const [file = ''] = await stored(location)
    const bytes = await readFile(file)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    await writeFile(file, bytes)
    expect(await read(id, headers)).toMatchObject({ status: 500, problem: { code: 'STORAGE_DAMAGED' } })
    expect(failures).toEqual(['STORAGE_DAMAGED'])
    const asked = { headers, payload: { transcriptId: id, question: 'Who had asked the fishermen?' } }
    expect(await server.call('POST /api/ask', asked)).toMatchObject({
      status: 500,
      problem: { code: 'STORAGE_DAMAGED' },
    })
    expect(failures).toEqual(['STORAGE_DAMAGED', 'STORAGE_DAMAGED'])
    const found = await server.call('GET /api/history', { headers, query: { q: 'harbour' } })
    expect(found.status).toBe(200)
  })

  it('that this process has no way to is not taken for lost, nor deleted', async () => {
    const headers = await signInWith(server, 'ada@example.org')
    const id = await giveTranscript(server, { ...given, headers })
    storeIn(null, [])
    expect(await read(id, headers)).toMatchObject({ status: 503, problem: { code: 'STORAGE_UNAVAILABLE' } })
    await server.database.pool.query('delete from history_items')
    await pass(2)
    await sweepTranscripts(server.deps, signal)
    expect(await stored(location)).toHaveLength(1)
    storeIn(location)
    await sweepTranscripts(server.deps, signal)
    expect(await stored(location)).toEqual([])
  })
})

it('a store that is out of reach fails a summary so that it can be tried again, and nothing is charged', async () => {
  storeIn('folder')
  const headers = await signInWith(server, 'ada@example.org')
  await rename(folder, `${folder}-away`)
  const refused = await server.call('POST /api/summarize', { headers, payload: speech })
  expect(refused).toMatchObject({
    status: 503,
    problem: { code: 'STORAGE_UNAVAILABLE', remedies: ['retry'], retryAfterSeconds: 5 },
  })
  expect(failures).toEqual(['STORAGE_UNAVAILABLE'])
  const quota = await server.call('GET /api/usage-status', { headers })
  expect(quota).toMatchObject({ ok: true, body: { remainingCount: 2 } })
  expect((await server.database.pool.query('select from transcripts')).rowCount).toBe(0)
  await rename(`${folder}-away`, folder)
  expect((await server.call('POST /api/summarize', { headers, payload: speech })).status).toBe(200)
  expect(await server.call('GET /api/usage-status', { headers })).toMatchObject({
    body: { remainingCount: 1 },
  })
})

it('a body that is stored again while it is being deleted is there afterwards', async () => {
  const there = new Map<string, Uint8Array>()
  const { promise: canEnd, resolve: letEnd } = Promise.withResolvers<void>()
  const { promise: isDeleting, resolve: noteDeleting } = Promise.withResolvers<void>()
  const slow: BlobStore = {
    name: 'folder',
    put: async (key, body) => void there.set(key, body),
    get: async (key) => there.get(key) ?? new Uint8Array(),
    remove: async (key) => {
      noteDeleting()
      await canEnd
      there.delete(key)
    },
  }
  const { db } = server.database
  current = createTranscriptBodies({ db, stores: [slow], writesTo: 'folder', onFailure: () => undefined })
  await current.write([])
  await pass(1)
  const sweeping = sweepTranscripts(server.deps, signal)
  await isDeleting
  const writing = current.write([])
  const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await server.database.pool.query(waiting)).rows).toEqual([{ n: 1 }])
  letEnd()
  await sweeping
  expect(await current.read(await writing)).toEqual([])
  expect(there.size).toBe(1)
})
