import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { errorForLog } from '#server/lib/log.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'

const secret = 'what somebody\n    at home wrote'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query('create table notes (words text unique, number int, document jsonb)')
})
afterAll(() => database.close())

it.each([
  ['a value that is there already', sql`insert into notes (words) values (${secret}), (${secret})`, '23505'],
  ['a value of the wrong type', sql`insert into notes (number) values (${secret})`, '22P02'],
  ['a document that is none', sql`insert into notes (document) values (${`{"a": ${secret}`})`, '22P02'],
])('the log shows neither the values of a statement nor those of a row: %s', async (_, statement, code) => {
  const failure = await database.db.execute(statement).catch((error: unknown) => error)
  expect(inspect(failure)).toContain('what')
  expect(String(failure)).not.toContain('somebody')
  const logged = errorForLog(failure)
  expect(JSON.stringify(logged)).not.toContain('somebody')
  expect(JSON.stringify(logged)).not.toContain('at home')
  expect(logged).toMatchObject({ message: expect.stringContaining('insert into notes'), cause: { code } })
  expect(logged.stack).toContain('error-for-log.test.ts')
})

it('the log shows all of another error, with its causes', () => {
  const logged = errorForLog(new TypeError('outer', { cause: new RangeError('inner', { cause: 'text' }) }))
  expect(logged).toMatchObject({
    type: 'TypeError',
    message: 'outer',
    stack: expect.stringMatching(/^at .+error-for-log.test.ts/),
    cause: { type: 'RangeError', message: 'inner', cause: { type: 'string' } },
  })
})
