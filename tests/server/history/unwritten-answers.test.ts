import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LanguageModel, MadeCall } from '#core/writing/language-model.ts'
import { createModelBudget } from '#server/features/model-costs/model-budget.ts'
import { sumToday } from '#server/features/model-costs/repo.ts'
import { systemClock } from '#server/lib/clock.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { createTestDatabase } from '#tests/setup/test-database.ts'
import { createScriptedModel } from '#tests/unit/model-engine/scripted-model.ts'
import { startAnswering } from './answering.ts'
import type { Answering } from './answering.ts'
import { questionCalls } from './question-calls.ts'

let answering: Answering
let calls: ReturnType<typeof questionCalls>
beforeAll(async () => {
  answering = await startAnswering()
  calls = questionCalls(answering.server)
})
afterAll(() => answering[Symbol.asyncDispose]())

const whyMoon = 'Why do we choose to go to the Moon?'

describe('a model that fails', () => {
  // One of each kind; what comes of all others is said by `tests/unit/language-model/every-question.test.ts`.
  it.each(['text-refusal', 'wrong-shape', 'length-limit', 'cut', 'stall', 'quota', 'overloaded'] as const)(
    '(%s) leaves the passages, costs nothing, and can be asked again',
    async (name) => {
      answering.use(name)
      const { headers, id } = await calls.visit()
      const asked = { question: whyMoon, historyId: id }
      const events = await calls.follow(asked, headers)
      const done = events.at(-1)
      if (done?.event !== 'done') throw new Error(`It ended with ${done?.event}`)
      expect(done.data).toMatchObject({ said: true, answer: null })
      expect(done.data.passages[0]?.quote).toContain('the moon')
      const written = events.findLastIndex(({ event }) => event === 'text' || event === 'sentence')
      const voided = events.findLastIndex(({ event }) => event === 'restarted')
      expect(voided, 'what was written is void').toBeGreaterThanOrEqual(written)
      expect(await calls.left(headers)).toBe(5)
      answering.use('honest')
      const again = await calls.ask(asked, headers)
      expect(again).toMatchObject({ id: done.data.id, said: true })
      expect(again.answer?.length).toBeGreaterThan(0)
      expect(await calls.left(headers)).toBe(4)
    },
  )

  it('in the middle is asked once more, and what was written before is void', async () => {
    answering.use('flaky')
    const { headers, id } = await calls.visit()
    expect((await calls.ask({ question: whyMoon, historyId: id }, headers)).answer).not.toBeNull()
  })

  it('in writing another language is asked to translate', async () => {
    answering.use('wrong-language')
    const { headers, id } = await calls.visit()
    const question = 'Why does the President say that we choose to go to the Moon in this decade?'
    const { answer } = await calls.ask({ question, historyId: id }, headers)
    expect(answer?.[0]?.text).toMatch(/^The speaker explains/)
  })

  it('is paid for, whatever comes of it', async () => {
    answering.use('half-json')
    const { headers, id } = await calls.visit()
    const before = answering.recorded.length
    await calls.ask({ question: whyMoon, historyId: id }, headers)
    const made = answering.recorded.slice(before)
    expect(made).toHaveLength(2)
    for (const { inputTokens, outputTokens } of made)
      expect([inputTokens, outputTokens].every((n) => n > 0)).toBe(true)
  })
})

it.each([
  ['that holds the next answer is charged with it', 1_000_000, [], 4],
  ['that is used up leaves the passages, and no model is asked', 10, null, 5],
])('a budget of the day %s', async (_what, maxDayMicroUsd, answer, remaining) => {
  await using database = await createTestDatabase().then((made) => ({
    db: made.db,
    [Symbol.asyncDispose]: made.close,
  }))
  const ceilings = { maxRunMicroUsd: 1_000_000, maxDayMicroUsd }
  const { allowCall, onCall, settled } = createModelBudget({
    db: database.db,
    clock: systemClock,
    log: quietLog,
    ceilings: { ...ceilings, visitorsPercent: 100, freePercent: 100, accountPercent: 100, soundPercent: 100 },
  })
  const model = createScriptedModel(() => '{"said":false,"answer":[]}')
  await using paid = await startAnswering({ models: [model], allowCall, onCall })
  const { visit, ask: askIt, left } = questionCalls(paid.server)
  const { headers, id } = await visit()
  expect(await askIt({ question: whyMoon, historyId: id }, headers)).toMatchObject({ answer })
  await settled()
  const [today] = await sumToday(database.db, Date.now())
  expect((today?.costMicroUsd ?? 0) > 0).toBe(answer !== null)
  expect(model.asked).toHaveLength(answer === null ? 0 : 1)
  expect(await left(headers)).toBe(remaining)
})

it('an answer that takes too long is given up', async () => {
  const { models, ended } = silentModel()
  await using slow = await startAnswering({ models, limits: { timeoutMs: 50 } })
  const { visit, ask: askIt, left } = questionCalls(slow.server)
  const { headers, id } = await visit()
  expect(await askIt({ question: whyMoon, historyId: id }, headers)).toMatchObject({
    said: true,
    answer: null,
  })
  await ended
  expect(await left(headers)).toBe(5)
})

it('more questions at once than are answered at a time are refused, and cost nothing', async () => {
  await using busy = await startAnswering({ limits: { concurrent: 0 } })
  const { visit, post, left } = questionCalls(busy.server)
  const { headers, id } = await visit()
  expect(await post({ question: whyMoon, historyId: id }, headers)).toMatchObject({
    status: 503,
    problem: { code: 'OVERLOADED', retryAfterSeconds: 5 },
  })
  expect(await left(headers)).toBe(5)
})

/** A model that never answers, and the moments when it is asked and when its call is ended. */
function silentModel() {
  const [asked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const neverAnswer: LanguageModel['ask'] = ({ signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        ended.resolve()
        reject(signal.reason)
      })
      asked.resolve()
    })
  const model = { ...createScriptedModel(() => ''), ask: neverAnswer }
  return { models: [model] as const, asked: asked.promise, ended: ended.promise }
}

describe('a caller who goes away', () => {
  it('finds the answer when they ask again, and is charged once', async () => {
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const model = createScriptedModel(async () => {
      asked.resolve()
      await answered.promise
      return '{"said":false,"answer":[]}'
    })
    await using patient = await startAnswering({ models: [model] })
    const { visit, ask: askIt, left } = questionCalls(patient.server)
    const { headers, transcriptId } = await visit()
    const origin = await patient.server.app.listen({ port: 0, host: '127.0.0.1' })
    const gone = new AbortController()
    const asking = fetch(`${origin}/api/ask`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ question: whyMoon, transcriptId }),
      signal: gone.signal,
    }).catch(() => null)
    await asked.promise
    gone.abort()
    expect(await asking).toBeNull()
    answered.resolve()
    expect(await askIt({ question: whyMoon, transcriptId }, headers)).toMatchObject({
      said: false,
      answer: [],
    })
    expect(model.asked).toHaveLength(1)
    expect(await left(headers)).toBe(4)
  })
})

it('a server that stops ends the call of the model, which is charged to nobody', async () => {
  const { models, asked, ended } = silentModel()
  const calledFor: MadeCall[] = []
  const stopping = await startAnswering({ models, onCall: (record) => void calledFor.push(record) })
  const { visit, post } = questionCalls(stopping.server)
  const { headers, transcriptId } = await visit()
  const asking = post({ question: whyMoon, transcriptId }, headers)
  await asked
  await stopping.server.app.close()
  await ended
  expect(await asking).toMatchObject({ problem: { code: 'SHUTTING_DOWN' } })
  const { rows } = await stopping.server.database.pool.query(
    'select holders, state from question_reservations',
  )
  expect(rows).toEqual([{ holders: 0, state: 'reserved' }])
  expect(calledFor.map(({ failure }) => failure)).toEqual(['timeout'])
  await stopping[Symbol.asyncDispose]()
})
