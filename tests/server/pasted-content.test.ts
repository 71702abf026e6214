import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookiesOf } from '#tests/setup/sign-in.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp({ isCounted: true })
})
afterAll(() => server[Symbol.asyncDispose]())

it.each(['hello', 'Hello, hello!\nhello', 'asdf qwer', '... -- ...'])(
  'the server refuses %j, in which there is nothing to summarize, and costs nothing',
  async (payload) => {
    const pasted = { payload, headers: { 'content-type': 'application/octet-stream' } }
    const answer = await server.call('POST /api/transcripts', pasted)
    expect(answer).toMatchObject({ ok: false, status: 422, problem: { code: 'TRANSCRIPT_EMPTY' } })
    const quota = await server.call('GET /api/usage-status', { headers: cookiesOf(answer.headers) })
    expect(quota).toMatchObject({ ok: true, body: { remainingCount: 2 } })
  },
)

it('the server takes a few words of a language that is written without blanks', async () => {
  const pasted = { payload: '我们选择登月。', headers: { 'content-type': 'application/octet-stream' } }
  expect(await server.call('POST /api/transcripts', pasted)).toMatchObject({ ok: true, status: 201 })
})
