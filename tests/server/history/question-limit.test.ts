import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { callNode } from '#tests/setup/call-node.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { TestNode } from '#tests/setup/start-node.ts'
import { startAnswering } from './answering.ts'
import type { Answering } from './answering.ts'
import { signInWith } from './member.ts'
import { questionCalls } from './question-calls.ts'

/** Two nodes on one database. */
let first: Answering
let second: TestNode
let other: Database
let calls: ReturnType<typeof questionCalls>
beforeAll(async () => {
  first = await startAnswering()
  calls = questionCalls(first.server)
  other = connectDatabase(first.server.database.connection, quietLog)
  const { answerEngine } = first.server.deps
  second = await startNode(other, first.server.deps.log, { answerEngine, concurrency: null })
})
afterAll(async () => {
  await second.close()
  await other.close()
  await first[Symbol.asyncDispose]()
})

const moon = (turn: number): string => `Why do we choose to go to the Moon, in ${turn} words?`

/** A visitor who has so many of five questions left. */
async function visitWith(remaining: number) {
  const guest = await calls.visit()
  for (let turn = remaining; turn < 5; turn += 1) {
    await calls.ask({ question: moon(turn), historyId: guest.id }, guest.headers)
  }
  return guest
}

describe('a question past the limit', () => {
  it('is refused before anything is sent, with when questions come back and what helps', async () => {
    const { headers, id } = await visitWith(0)
    const asked = first.simulator.questions.length
    const {
      statusCode,
      headers: sent,
      body,
    } = await first.server.app.inject({
      method: 'POST',
      url: '/api/ask',
      headers: { ...headers, accept: 'text/event-stream' },
      payload: { question: moon(5), historyId: id },
    })
    expect(statusCode).toBe(429)
    expect(sent['content-type']).toContain('application/problem+json')
    const problem = JSON.parse(body)
    expect(problem).toMatchObject({ code: 'QUESTION_LIMIT', title: 'No questions left' })
    expect(problem.detail).toMatch(/You can ask again in 24 hours, or 200 times a day with Pro\.$/)
    expect(Number(sent['retry-after'])).toBe(problem.retryAfterSeconds)
    expect(problem.retryAfterSeconds).toBeGreaterThan(86_000)
    expect(first.simulator.questions.length).toBe(asked)
    const quota = await first.server.call('GET /api/usage-status', { headers })
    expect(quota).toMatchObject({
      body: {
        remainingCount: expect.any(Number),
        questions: { remaining: 0, resetTime: expect.any(String) },
      },
    })
  })

  it('is still answered where it was asked before, with what was found then', async () => {
    const { headers, id } = await visitWith(1)
    first.use('text-refusal')
    const unanswered = await calls.ask({ question: moon(7), historyId: id }, headers)
    first.use('honest')
    const answered = await calls.ask({ question: moon(8), historyId: id }, headers)
    expect(await calls.left(headers)).toBe(0)
    const again = await calls.ask({ question: moon(7), historyId: id }, headers)
    expect(again, 'and no reason of then').toEqual({ ...unanswered, withoutModel: null })
    expect(await calls.ask({ question: moon(8), historyId: id }, headers)).toEqual(answered)
  })

  it('is not one on a plan without a limit', async () => {
    const headers = await signInWith(first.server, 'ada@example.org', 'unlimited')
    const { id } = await calls.summarize(headers)
    for (let turn = 0; turn < 6; turn += 1) await calls.ask({ question: moon(turn), historyId: id }, headers)
    expect(await calls.left(headers)).toBeNull()
  })
})

it('of questions at once on two nodes the last one is answered once', async () => {
  const { headers, id } = await visitWith(1)
  const nodes = [first.server.app, second.app]
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, turn) => {
      const app = nodes[turn % 2] ?? second.app
      return callNode(app, 'POST /api/ask', {
        headers,
        payload: { question: moon(10 + turn), historyId: id },
      })
    }),
  )
  const codes = answers.map((answer) => (answer.ok ? 'answered' : answer.problem.code))
  expect(codes.toSorted()).toEqual([...Array(5).fill('QUESTION_LIMIT'), 'answered'])
  expect(await calls.left(headers)).toBe(0)
  expect(await calls.questions(id, headers)).toHaveLength(5)
})
