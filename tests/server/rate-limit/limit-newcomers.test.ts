import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { visitorSummariesPerNetwork } from '#product/plans.ts'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { cookiesOf, signIn } from '#tests/setup/sign-in.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { TestNode } from '#tests/setup/start-node.ts'
import { emptyTables } from '#tests/setup/test-database.ts'

const speech = { videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ' }
const transcript = { videoUrl: 'https://www.youtube.com/watch?v=hQVTIJBZook' }
const newcomersPerMinute = 6

/** Two nodes on one database. */
let first: TestApp
let second: TestNode
let other: Database
beforeAll(async () => {
  const limits = { isCounted: true, writesPerMinute: newcomersPerMinute }
  first = await startApp(limits)
  other = connectDatabase(first.database.connection, quietLog)
  second = await startNode(other, first.deps.log, { ...limits, concurrency: null })
})
beforeEach(() => emptyTables(first.database))
afterAll(async () => {
  await second.close()
  await other.close()
  await first[Symbol.asyncDispose]()
})

async function summarize(node: Pick<TestApp, 'app'>, payload: object, headers: Record<string, string> = {}) {
  return await node.app.inject({ method: 'POST', url: '/api/summarize', headers, payload })
}

/** Lets so many callers without a cookie ask the nodes in turn. */
async function sendNewcomers(calls: number) {
  const answers = []
  for (let turn = 0; turn < calls; turn += 1) {
    answers.push(await summarize(turn % 2 === 0 ? first : second, speech))
  }
  return answers
}

it('the limit refuses callers without a cookie past the limit of their network, on all nodes together', async () => {
  const answers = await sendNewcomers(newcomersPerMinute + 1)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    ...Array.from({ length: newcomersPerMinute }, () => 200),
    429,
  ])
  const refused = answers.at(-1)
  expect(refused?.json()).toMatchObject({ code: 'RATE_LIMITED' })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(50)
  expect(refused?.headers['set-cookie'], 'nor is a cookie to be had').toBeUndefined()
  const forged = { cookie: 'vid=6f1b9bd5-8a8e-4a7b-9a44-6a4b0e7a3f10.forged' }
  expect((await summarize(first, speech, forged)).statusCode).toBe(429)
})

it('the limit lets a browser with its cookie and a signed-in user of the same network through', async () => {
  const [answer] = await sendNewcomers(newcomersPerMinute + 1)
  const visitor = cookiesOf(answer?.headers ?? {})
  const user = await signIn(first.deps, 'ada@example.org')
  for (const node of [first, second]) {
    for (const headers of [visitor, user.headers]) {
      const { statusCode, headers: sent } = await summarize(node, speech, headers)
      expect([statusCode, sent['ratelimit-limit']]).toEqual([200, '10'])
    }
  }
  expect((await summarize(first, transcript, user.headers)).statusCode).toBe(200)
})

it('the limit counts what visitors of a network want to have made, however many cookies they collected', async () => {
  const asked: string[] = []
  await using server = await startApp({
    isCounted: true,
    transcriptSources: [
      {
        name: 'youtube',
        fetch: async (videoId) => {
          asked.push(videoId)
          throw new AppError('VIDEO_NOT_FOUND')
        },
        findFirstVideo: () => Promise.reject(new AppError('VIDEO_NOT_FOUND')),
      },
    ],
  })
  const register = () => server.call('POST /api/users/register', { payload: { email: 'ada@example.org' } })
  let headers = {}
  const codes: string[] = []
  for (let turn = 0; turn <= visitorSummariesPerNetwork; turn += 1) {
    if (turn % 10 === 0) headers = cookiesOf((await register()).headers)
    const videoUrl = `https://youtu.be/aaaaaaaa${String(turn).padStart(3, '0')}`
    codes.push((await summarize(server, { videoUrl }, headers)).json().code)
  }
  expect(asked).toHaveLength(visitorSummariesPerNetwork)
  expect(codes.at(-1)).toBe('RATE_LIMITED')
  const user = await signIn(server.deps, 'ada@example.org')
  const { code } = (
    await summarize(server, { videoUrl: 'https://youtu.be/aaaaaaaaaaa' }, user.headers)
  ).json()
  expect(code).toBe('VIDEO_NOT_FOUND')
})
