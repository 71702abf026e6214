import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { countInDatabase } from '#server/rate-limit/call-limits.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'

const limit = { limit: 100, windowSeconds: 60, detail: 'Too many.' }

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('a burst under one key leaves connections to the calls of others', async () => {
  const counter = countInDatabase(database.db)
  await counter.count('busy', limit)
  const holder = await database.pool.connect()
  await holder.query('begin')
  await holder.query("select from call_counts where key = 'busy' for update")

  const burst = Array.from({ length: 30 }, () => counter.count('busy', limit))
  expect((await counter.count('quiet', limit)).remaining).toBe(99)

  await holder.query('commit')
  holder.release()
  const left = (await Promise.all(burst)).map(({ remaining }) => remaining)
  expect(left).toEqual(Array.from({ length: 30 }, (_, before) => 98 - before))
})
