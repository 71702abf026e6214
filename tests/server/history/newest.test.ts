import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { summaries } from '#server/db/schema/summaries.ts'
import { transcripts } from '#server/db/schema/transcripts.ts'
import { historyShelf } from '#server/features/history/service.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'
import { newVisitor } from '../usage/usage-case.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

type Given = { summaryId: string; transcriptId: string; runId: null }

async function storeSummary(): Promise<Given> {
  const [transcript] = await database.orm
    .insert(transcripts)
    .values({
      origin: 'pasted',
      contentHash: randomUUID(),
      language: 'en',
      captionKind: 'unknown',
      timings: 'none',
      chapters: [],
      sentences: [],
    })
    .returning({ id: transcripts.id })
  const transcriptId = transcript?.id ?? ''
  const body = {
    gist: null,
    summary: '',
    summarySentences: [],
    insights: [],
    chapters: [],
    coverage: [],
    parts: [],
  }
  const [summary] = await database.orm
    .insert(summaries)
    .values({
      transcriptId,
      cacheKey: randomUUID(),
      engineKind: 'extractive',
      engineName: 'test',
      engineVersion: '1',
      language: 'en',
      style: 'standard',
      body,
    })
    .returning({ id: summaries.id })
  return { summaryId: summary?.id ?? '', transcriptId, runId: null }
}

it('names what was put on a shelf last, and nothing that has to move up or come back first', async () => {
  const visitor = newVisitor()
  const [one, other] = [await storeSummary(), await storeSummary()]
  const newest = ({ summaryId }: Given) => historyShelf.findNewest(database.orm, visitor, summaryId)
  expect(await newest(one)).toBeNull()
  const id = await historyShelf.put(database.orm, visitor, one)
  expect(await newest(one)).toBe(id)
  expect(await historyShelf.findNewest(database.orm, newVisitor(), one.summaryId)).toBeNull()
  const later = await historyShelf.put(database.orm, visitor, other)
  expect(await Promise.all([newest(one), newest(other)])).toEqual([null, later])
  await historyShelf.put(database.orm, visitor, one)
  expect(await Promise.all([newest(one), newest(other)])).toEqual([id, null])
  await database.pool.query('update history_items set deleted_at = now() where id = $1', [id])
  expect(await newest(one)).toBeNull()
})
