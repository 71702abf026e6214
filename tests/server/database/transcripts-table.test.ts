import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database, Db } from '#server/db/database.ts'
import { insertedValues, sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import {
  findTranscript,
  findVideoTranscript,
  insertPasted,
  storeVideoTranscript,
} from '#server/features/transcripts/repo.ts'
import type { NewPaste } from '#server/features/transcripts/repo.ts'
import { bodiesInRows } from '#server/features/transcripts/service.ts'
import { createTestDatabase, emptyTables } from '#tests/setup/test-database.ts'

type Known = Parameters<typeof storeVideoTranscript>[1]

const known = {
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
  channel: null,
  title: null,
  captions: '',
  tracks: [],
  publishedOn: null,
  durationSeconds: null,
  credit: null,
  droppedCues: 0,
  repairedCues: 0,
} satisfies Known
const { sentences: opening, ...facts } = known
const pasted: NewPaste = { ...facts, opening, origin: 'pasted', videoId: null }

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => emptyTables(database))
afterAll(() => database.close())

const within = (db: Db) => ({ db, bodies: bodiesInRows })

/** Stores a row unless the store has it; gives whether it was new. */
async function store(
  change: Partial<Omit<Known, 'videoId'> & { videoId: string | null }> = {},
): Promise<boolean> {
  const { sentences, chapters, tracks, ...others } = { ...known, ...change }
  const values = {
    ...others,
    sentences: JSON.stringify(sentences),
    chapters: JSON.stringify(chapters),
    tracks: JSON.stringify(tracks),
  }
  const { rowCount } = await database.db.execute(
    sql`insert into transcripts ${insertedValues(values)} on conflict do nothing`,
  )
  return rowCount === 1
}

it('the table gives a transcript back as it was stored', async () => {
  const stored = await storeVideoTranscript(within(database.db), known)
  const { id, createdAt } = stored
  expect(stored).toEqual({
    ...known,
    id,
    createdAt,
    clockOffsetSeconds: 0,
    isFromBrowser: false,
    hearing: null,
  })
  expect(createdAt).toBeInstanceOf(Date)
  expect(await findTranscript(within(database.db), id)).toEqual(stored)
})

it('the table stores the words of a long transcript as they are, since compressing them takes longer than the rest', async () => {
  const text = 'the same words again '.repeat(1000)
  await store({ sentences: known.sentences.map((sentence) => ({ ...sentence, text })) })
  const { rows } = await database.pool.query(
    'select pg_column_size(sentences) > 20000 as whole, pg_column_compression(sentences) as compression from transcripts',
  )
  expect(rows).toEqual([{ whole: true, compression: null }])
})

describe('a transcript of a video', () => {
  it('is there once for everybody, however its words change', async () => {
    expect(await store()).toBe(true)
    expect(await store({ origin: 'sample', contentHash: 'other words' })).toBe(false)
    expect(await store({ videoId: 'aaaaaaaaaaa' })).toBe(true)
  })

  it('is stored and found also once a connection keeps one plan for all videos', async () => {
    // PostgreSQL makes such a plan at the sixth execution. On one connection, as a transaction has it.
    const isStored = await transaction(database.db, async (tx) => {
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
    const { db } = database
    const heard = { ...known, origin: 'model' } as const
    const first = await storeVideoTranscript(within(db), heard)
    expect((await storeVideoTranscript(within(db), heard)).id).toBe(first.id)
    await db.execute(sql`update transcripts set created_at = now() - interval '25 hours'`)
    const second = await storeVideoTranscript(within(db), heard)
    expect(second.id).not.toBe(first.id)
    const captions = await storeVideoTranscript(within(db), known)
    expect((await storeVideoTranscript(within(db), heard)).id).toBe(captions.id)
    expect((await findVideoTranscript(within(db), known))?.id).toBe(captions.id)
    expect(await findTranscript(within(db), first.id)).toMatchObject({
      origin: 'model',
      sentences: first.sentences,
    })
  })

  it('leaves room for what people paste for the same video', async () => {
    expect(await store({ origin: 'pasted' })).toBe(true)
    expect(await store()).toBe(true)
  })

  it('has to name its video', async () => {
    await expect(store({ videoId: null })).rejects.toMatchObject({ cause: { code: '23514' } })
  })
})

describe('a pasted transcript', () => {
  it('is stored again for another owner, with the same content', async () => {
    const columns = { ...(await bodiesInRows.write(known.sentences)), storedBytes: 0, network: null }
    const ids = [
      await insertPasted(database.db, pasted, columns),
      await insertPasted(database.db, pasted, columns),
    ].map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })
})

describe('a summary', () => {
  it('is stored once for its key and goes with its transcript', async () => {
    const { db } = database
    const { id: transcriptId } = await storeVideoTranscript(within(db), known)
    const summary = insertedValues({
      transcriptId,
      cacheKey: 'key',
      engineKind: 'extractive',
      engineName: 'e',
      engineVersion: '1',
      language: 'en',
      style: 'standard',
      body: '{}',
    })
    const insert = sql`insert into summaries ${summary} on conflict do nothing`
    expect((await db.execute(insert)).rowCount).toBe(1)
    expect((await db.execute(insert)).rowCount).toBe(0)
    await db.execute(sql`delete from transcripts where id = ${transcriptId}`)
    expect((await db.execute(sql`select from summaries`)).rowCount).toBe(0)
  })
})
