import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { callNode } from '#tests/setup/call-node.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { TestNode } from '#tests/setup/start-node.ts'
import { createScriptedModel } from '#tests/unit/model-engine/scripted-model.ts'
import { startAnswering } from './answering.ts'
import type { Answering } from './answering.ts'
import { signInWith } from './member.ts'
import { questionCalls } from './question-calls.ts'

/** Two nodes on one database, whose model waits until `answer` says that it may. */
let first: Answering
let second: TestNode
let other: Database
let calls: ReturnType<typeof questionCalls>
const gate: { open: Promise<void> } = { open: Promise.resolve() }
const model = createScriptedModel(async () => {
  await gate.open
  return '{"said":false,"answer":[]}'
})
beforeAll(async () => {
  first = await startAnswering({ models: [model] })
  calls = questionCalls(first.server)
  other = connectDatabase(first.server.database.connection, quietLog)
  const { answerEngine } = first.server.deps
  second = await startNode(other, first.server.deps.log, { answerEngine, concurrency: null })
})
beforeEach(() => void model.asked.splice(0))
afterEach(async () => {
  await first.server.database.pool.query('delete from call_counts')
})
afterAll(async () => {
  await second.close()
  await other.close()
  await first[Symbol.asyncDispose]()
})

const question = 'Why do we choose to go to the Moon?'

/** Asks a question on one of the nodes, as a visitor or an account. */
async function askOn(turn: number, payload: object, headers: Record<string, string>) {
  const { app } = turn % 2 === 0 ? first.server : second
  const reply = await callNode(app, 'POST /api/ask', { headers, payload })
  return reply.ok ? reply.body : reply.problem
}

describe('a question about a transcript', () => {
  it('that is asked nine times runs the model once and counts once', async () => {
    const { headers, transcriptId } = await calls.visit()
    for (let turn = 0; turn < 9; turn += 1) {
      expect(await askOn(turn, { question, transcriptId }, headers)).toMatchObject({
        said: false,
        answer: [],
      })
    }
    expect(model.asked).toHaveLength(1)
    expect(await calls.left(headers)).toBe(4)
  })

  it('that is asked at once on two nodes runs the model once, and all get the answer', async () => {
    const { headers, transcriptId } = await calls.visit()
    const opened = Promise.withResolvers<void>()
    gate.open = opened.promise
    const asking = Array.from({ length: 6 }, (_, turn) => askOn(turn, { question, transcriptId }, headers))
    await Promise.race([opened.promise, expect.poll(() => model.asked.length).toBe(1)])
    opened.resolve()
    for (const answer of await Promise.all(asking)) expect(answer).toMatchObject({ said: false, answer: [] })
    expect(model.asked).toHaveLength(1)
    expect(await calls.left(headers)).toBe(4)
  })

  it('that differs in case, blanks and its end is the same one', async () => {
    const { headers, transcriptId } = await calls.visit()
    await askOn(0, { question, transcriptId }, headers)
    await askOn(0, { question: 'why do  we choose to go to the moon', transcriptId }, headers)
    expect(model.asked).toHaveLength(1)
  })

  it('of another person is their own, and counts for them', async () => {
    const one = await calls.visit()
    const another = await calls.visit()
    await askOn(0, { question, transcriptId: one.transcriptId }, one.headers)
    await askOn(1, { question, transcriptId: one.transcriptId }, another.headers)
    expect(model.asked).toHaveLength(2)
    expect(await calls.left(another.headers)).toBe(4)
  })

  it('is answered from the store after the browser signed in, also where the account asked it before', async () => {
    const { jar, headers, transcriptId } = await calls.visit()
    await askOn(0, { question, transcriptId }, headers)
    const email = 'grace@example.org'
    const before = await signInWith(first.server, email)
    await askOn(0, { question, transcriptId }, before)
    const after = await signIn(first.server.deps, email, { jar: new Map(jar) })
    expect(await askOn(1, { question, transcriptId }, after.headers)).toMatchObject({ said: false })
    expect(model.asked).toHaveLength(2)
    const { rows } = await first.server.database.pool.query(
      'select owner_id from answers where owner_id in (select id from users)',
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a question about a summary', () => {
  it('that was asked of its transcript before is answered from the store', async () => {
    const { headers, id, transcriptId } = await calls.visit()
    await askOn(0, { question, transcriptId }, headers)
    await askOn(1, { question, historyId: id }, headers)
    expect(model.asked).toHaveLength(1)
    expect(await calls.left(headers)).toBe(4)
    expect(await calls.questions(id, headers)).toEqual([question])
  })

  it('that was deleted runs the model again when it is asked again, and counts again', async () => {
    const { headers, id } = await calls.visit()
    const asked = await calls.ask({ question, historyId: id }, headers)
    await calls.remove(id, asked.id, headers)
    await calls.ask({ question, historyId: id }, headers)
    expect(model.asked).toHaveLength(2)
    expect(await calls.left(headers)).toBe(3)
  })
})

it('visitors of one network start twenty runs of a model in a minute, and an account is not held up by them', async () => {
  const guests = await Promise.all(Array.from({ length: 5 }, () => calls.visit()))
  const asked = await Promise.all(
    guests.flatMap(({ headers, transcriptId }) =>
      Array.from({ length: 5 }, (_, turn) =>
        askOn(turn, { question: `${question} ${turn}`, transcriptId }, headers),
      ),
    ),
  )
  const refused = asked.filter((answer) => 'code' in answer && answer.code === 'RATE_LIMITED')
  expect([model.asked.length, refused.length]).toEqual([20, 5])
  const account = await signInWith(first.server, 'alan@example.org')
  expect(await askOn(0, { question, transcriptId: guests[0]?.transcriptId }, account)).toMatchObject({
    said: false,
  })
})
