import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { insertedValues, readRow, sql } from '#server/db/sql.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { historyWriter } from '#server/features/history/service.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'
import { newVisitor } from '../quota/quota-case.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

type Given = { summaryId: string; transcriptId: string; runId: null }

const idSchema = z.object({ id: z.guid() })

async function storeSummary(): Promise<Given> {
  const transcript = insertedValues({
    origin: 'pasted',
    contentHash: randomUUID(),
    language: 'en',
    captionKind: 'unknown',
    timings: 'none',
    chapters: '[]',
    sentences: '[]',
  })
  const { id: transcriptId } = await readRow(
    database.db,
    idSchema,
    sql`insert into transcripts ${transcript} returning id`,
  )
  const summary = insertedValues({
    transcriptId,
    cacheKey: randomUUID(),
    engineKind: 'extractive',
    engineName: 'test',
    engineVersion: '1',
    language: 'en',
    style: 'standard',
    body: '{}',
  })
  const { id: summaryId } = await readRow(
    database.db,
    idSchema,
    sql`insert into summaries ${summary} returning id`,
  )
  return { summaryId, transcriptId, runId: null }
}

async function findNewest(actor: Actor, { summaryId }: Given): Promise<string | null> {
  return await historyWriter.findNewest(database.db, actor, summaryId)
}

it('the query gives what was put into a history last, and nothing that has to move up or come back first', async () => {
  const visitor = newVisitor()
  const requester = { userId: null, deviceId: null, visitorId: visitor.visitorId }
  const [one, other] = [await storeSummary(), await storeSummary()]
  const newest = (given: Given) => findNewest(visitor, given)
  expect(await newest(one)).toBeNull()
  const id = await historyWriter.put(database.db, requester, one)
  expect(await newest(one)).toBe(id)
  expect(await findNewest(newVisitor(), one)).toBeNull()
  const later = await historyWriter.put(database.db, requester, other)
  expect(await Promise.all([newest(one), newest(other)])).toEqual([null, later])
  await historyWriter.put(database.db, requester, one)
  expect(await Promise.all([newest(one), newest(other)])).toEqual([id, null])
  await database.pool.query('update history_items set deleted_at = now() where id = $1', [id])
  expect(await newest(one)).toBeNull()
})
