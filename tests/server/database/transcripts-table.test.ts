import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database, Orm } from '#server/db/database.ts'
import { summaries } from '#server/db/schema/summaries.ts'
import { transcripts } from '#server/db/schema/transcripts.ts'
import {
  findTranscript,
  findVideoTranscript,
  storeVideoTranscript,
} from '#server/features/transcripts/repo.ts'
import { bodiesInRows } from '#server/features/transcripts/service.ts'
import { transaction } from '#server/db/transaction.ts'
import { createTestDatabase, emptyTables } from '#tests/setup/test-database.ts'

type NewTranscript = typeof transcripts.$inferInsert

const shared = {
  origin: 'youtube',
  videoId: 'WZyRbnpGyzQ',
  contentHash: 'first words',
  language: 'en',
  captionKind: 'human',
  timings: 'exact',
  chapters: [{ title: 'Opening', start: 0.5 }],
  sentences: [
    { index: 0, start: 1.25, end: 2, text: 'Größe "1"\n\\', speaker: null, turn: 0, fragment: false },
  ],
} satisfies NewTranscript
const known = {
  ...shared,
  channel: null,
  title: null,
  captions: '',
  tracks: [],
  publishedOn: null,
  durationSeconds: null,
  credit: null,
  droppedCues: 0,
  repairedCues: 0,
}
const pasted: NewTranscript = { ...shared, origin: 'pasted', videoId: null, title: null }

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => emptyTables(database))
afterAll(() => database.close())

const within = (orm: Orm) => ({ orm, bodies: bodiesInRows })

/** Stores it unless the store has it; gives whether it was new. */
async function store(transcript: NewTranscript): Promise<boolean> {
  return (
    (await database.orm.insert(transcripts).values(transcript).onConflictDoNothing().returning()).length === 1
  )
}

it('gives a transcript back as it was stored', async () => {
  const [row] = await database.orm.insert(transcripts).values(shared).returning()
  expect(row).toMatchObject({ ...shared, title: null, durationSeconds: null, droppedCues: 0 })
  expect(row?.createdAt).toBeInstanceOf(Date)
})

it('stores the words of a long transcript as they are, since compressing them takes longer than the rest', async () => {
  const text = 'the same words again '.repeat(1000)
  const sentences = shared.sentences.map((sentence) => ({ ...sentence, text }))
  await database.orm.insert(transcripts).values({ ...shared, sentences })
  const { rows } = await database.pool.query(
    'select pg_column_size(sentences) > 20000 as whole, pg_column_compression(sentences) as compression from transcripts',
  )
  expect(rows).toEqual([{ whole: true, compression: null }])
})

describe('a transcript of a video', () => {
  it('is there once for everybody, however its words change', async () => {
    expect(await store(shared)).toBe(true)
    expect(await store({ ...shared, origin: 'sample', contentHash: 'other words' })).toBe(false)
    expect(await store({ ...shared, videoId: 'aaaaaaaaaaa' })).toBe(true)
  })

  it('is stored and found also once a connection keeps one plan for all videos', async () => {
    // PostgreSQL makes such a plan at the sixth execution. On one connection, as a transaction has it.
    const isStored = await transaction(database.orm, async (tx) => {
      const found: boolean[] = []
      for (let at = 0; at < 8; at += 1) {
        const videoId = `video-${at}`
        const { id } = await storeVideoTranscript(within(tx), { ...known, videoId })
        const again = await storeVideoTranscript(within(tx), { ...known, videoId, title: 'Another' })
        const row = await findVideoTranscript(within(tx), { videoId, captions: '' })
        found.push(again.id === id && row?.id === id && row.title === null)
      }
      return found
    })
    expect(isStored).toEqual(Array(8).fill(true))
  })

  it('gives way to captions at once where a model heard it, and to what a model hears again after a day', async () => {
    const { orm } = database
    const heard = { ...known, origin: 'model' } as const
    const first = await storeVideoTranscript(within(orm), heard)
    expect((await storeVideoTranscript(within(orm), heard)).id).toBe(first.id)
    await orm.update(transcripts).set({ createdAt: sql`now() - interval '25 hours'` })
    const second = await storeVideoTranscript(within(orm), heard)
    expect(second.id).not.toBe(first.id)
    const captions = await storeVideoTranscript(within(orm), known)
    expect((await storeVideoTranscript(within(orm), heard)).id).toBe(captions.id)
    expect((await findVideoTranscript(within(orm), known))?.id).toBe(captions.id)
    expect(await findTranscript(within(orm), first.id)).toMatchObject({
      origin: 'model',
      sentences: first.sentences,
    })
  })

  it('leaves room for what people paste for the same video', async () => {
    expect(await store({ ...pasted, videoId: shared.videoId ?? null })).toBe(true)
    expect(await store(shared)).toBe(true)
  })

  it('has to name its video', async () => {
    await expect(store({ ...shared, videoId: null })).rejects.toMatchObject({ cause: { code: '23514' } })
  })
})

describe('a pasted transcript', () => {
  it('is stored again for another owner, with the same content', async () => {
    expect(await store(pasted)).toBe(true)
    expect(await store(pasted)).toBe(true)
  })
})

describe('a summary', () => {
  const body = {
    gist: null,
    summary: 'Short',
    summarySentences: [],
    insights: [],
    chapters: [],
    coverage: [0, 1],
    parts: [],
  }
  const rest = {
    engineKind: 'extractive',
    engineName: 'e',
    engineVersion: '1',
    language: 'en',
    style: 'standard',
    body,
  } as const

  it('is stored once for its key and goes with its transcript', async () => {
    const [parent] = await database.orm.insert(transcripts).values(shared).returning()
    const summary = { ...rest, transcriptId: parent?.id ?? '', cacheKey: 'key' }
    const insert = database.orm.insert(summaries).values(summary).onConflictDoNothing().returning()
    expect(await insert).toHaveLength(1)
    expect(await insert.execute()).toHaveLength(0)
    await database.orm.delete(transcripts).where(eq(transcripts.id, summary.transcriptId))
    expect(await database.orm.select().from(summaries)).toEqual([])
  })
})
