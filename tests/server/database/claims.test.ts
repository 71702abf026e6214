import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { holdClaim } from '#server/db/claims.ts'
import type { Claim } from '#server/db/claims.ts'
import type { Database } from '#server/db/database.ts'
import { createTestDatabase, emptyTables } from '#tests/setup/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(() => emptyTables(database))
afterAll(() => database.close())

const tables = {
  answers: `insert into answers (owner_id, transcript_id, key, subject, question, writer, held_until, created_at)
    values (gen_random_uuid(), gen_random_uuid(), 'key', 'of', 'Why?', $1, now(), now()) returning id`,
  idempotent_calls: `insert into idempotent_calls (owner_id, key, request, writer, held_until, created_at)
    values (gen_random_uuid(), 'key', 'hash', $1, now(), now()) returning id`,
} as const

async function claim(table: keyof typeof tables): Promise<Claim> {
  const writer = randomUUID()
  const { rows } = await database.pool.query(tables[table], [writer])
  return { id: rows[0].id, writer }
}

describe.each(['answers', 'idempotent_calls'] as const)('a claimed row of %s', (table) => {
  /** Holds a claim until its first sign of life is given, and ends it then. */
  async function holdOnce(held: Claim, whileHeld: () => Promise<void>): Promise<void> {
    const given = Promise.withResolvers<void>()
    let turns = 0
    const wait = async (_ms: number, signal: AbortSignal): Promise<void> => {
      turns += 1
      if (turns === 1) return
      given.resolve()
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    }
    const end = holdClaim({ db: database.db, wait }, table, held)
    await given.promise
    await whileHeld()
    await end()
  }
  const read = async () =>
    (await database.pool.query(`select held_until > now() + interval '5 seconds' as held from ${table}`)).rows

  it('is held by signs of life, and given back at the end', async () => {
    const held = await claim(table)
    await holdOnce(held, async () => expect(await read()).toEqual([{ held: true }]))
    expect(await read()).toEqual([])
  })

  it('that another writer has by now is left as it is', async () => {
    const { id } = await claim(table)
    await holdOnce({ id, writer: randomUUID() }, async () => expect(await read()).toEqual([{ held: false }]))
    expect(await read()).toEqual([{ held: false }])
  })
})
