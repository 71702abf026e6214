import { afterAll, beforeAll, expect, it } from 'vitest'
import { maxListedWords } from '#product/limits.ts'
import { sql } from '#server/db/sql.ts'
import { readPrompt } from '#server/features/corrections/service.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createMember } from '../security/people.ts'
import type { Person } from '../security/people.ts'

let server: TestApp
let owner: Person
beforeAll(async () => {
  server = await startApp()
  owner = await createMember(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const put = (words: object[], revision = 0, { headers } = owner) =>
  server.call('PUT /api/words', { headers, payload: { revision, words } })
const list = ({ headers } = owner) => server.call('GET /api/words', { headers })

it('A word list is stored, changed on its revision alone, and goes into the prompt of the recognizer', async () => {
  expect(await list()).toMatchObject({ status: 200, body: { revision: 0, words: [] } })
  const words = [
    { heard: 'wispr', word: 'Whisper' },
    { heard: '', word: '<b>Précis</b>' },
  ]
  expect(await put(words)).toMatchObject({ status: 200, body: { revision: 1, words } })
  expect(await put([], 0)).toMatchObject({ status: 409, problem: { code: 'CHANGED_ELSEWHERE', revision: 1 } })
  expect(await list()).toMatchObject({ body: { revision: 1, words } })
  const { rows } = await server.deps.db.execute(sql`select id from users where email = ${owner.email}`)
  const userId = String(rows[0]?.['id'])
  expect(await readPrompt(server.deps.db, userId)).toBe('Whisper, <b>Précis</b>')
  const many = Array.from({ length: maxListedWords }, (_, at) => ({
    heard: '',
    word: `Name of person ${at}`,
  }))
  expect(await put(many, 1)).toMatchObject({ status: 200 })
  expect((await readPrompt(server.deps.db, userId))?.length).toBeLessThanOrEqual(600)
})

it.each([
  ['a word of nothing', [{ heard: 'x', word: ' ' }]],
  ['a word without end', [{ heard: '', word: 'x'.repeat(61) }]],
  ['too many words', Array.from({ length: maxListedWords + 1 }, () => ({ heard: '', word: 'x' }))],
  ['what is no word', [{ heard: 1, word: 'x' }]],
])('A word list is refused: %s', async (_name, words) => {
  expect(await put(words, 2)).toMatchObject({ status: 400, problem: { code: 'INVALID_REQUEST' } })
})

it('A word list is its owner’s alone, and needs an account', async () => {
  const nobody = { email: '', headers: {} }
  expect([(await list(nobody)).status, (await put([], 0, nobody)).status]).toEqual([401, 401])
  expect(await list(await createMember(server))).toMatchObject({ body: { words: [] } })
})
