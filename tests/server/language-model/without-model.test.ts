import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ModelFailure } from '#core/writing/language-model.ts'
import type { ModelPayer } from '#core/writing/language-model.ts'
import type { PlannedCall } from '#core/writing/plan-call.ts'
import { createExtractiveEngine } from '#server/engines/extractive/extractive-engine.ts'
import { createAnswerEngine } from '#server/engines/model/answer-engine.ts'
import { createModelEngine } from '#server/engines/model/model-engine.ts'
import { createModelBudget } from '#server/features/model-costs/model-budget.ts'
import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import { createModelShares } from '#server/features/model-costs/service.ts'
import type { ModelShares } from '#server/features/model-costs/service.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signInWith } from '#tests/server/history/member.ts'
import { dayCeilingOf } from '#tests/setup/day-ceiling.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { cookiesOf } from '#tests/setup/sign-in.ts'
import { answerHonestly } from '#tests/unit/model-engine/honest-answers.ts'
import { createScriptedModel } from '#tests/unit/model-engine/scripted-model.ts'

const clock = {
  at: Date.UTC(2026, 10, 21, 12),
  now: () => clock.at,
  wait: () => Promise.resolve(),
}
const midnight = '2026-11-22T00:00:00.000Z'
/**
 * Visitors get 500, one network of them 200; free accounts 700, one of them 210; an account with a plan 500.
 */
const ceiling = dayCeilingOf(2000)
/** The costs of each call. */
const callMicroUsd = 50

let server: TestApp
let budget: ModelBudget
let shares: ModelShares
let isDown = false
const model = createScriptedModel((call) => {
  if (isDown) return new ModelFailure('unavailable', 3600)
  return call.prompt.includes('"said"') ? '{"said":false,"answer":[]}' : answerHonestly(call)
})
const extractive = createExtractiveEngine()
/** The events when a model was refused, before the fallback begins. */
let onFallback: () => Promise<void> = () => Promise.resolve()
const fallback: SummaryEngine = {
  ...extractive,
  summarize: async (...given) => {
    await onFallback()
    return await extractive.summarize(...given)
  },
}

beforeEach(async () => {
  isDown = false
  onFallback = () => Promise.resolve()
  clock.at = Date.UTC(2026, 10, 21, 12)
  const deps = {
    models: [model] as const,
    clock,
    random: Math.random,
    allowCall: (next: PlannedCall, spent: { costMicroUsd: number | null }) =>
      budget.allowCall({ ...next, maxMicroUsd: callMicroUsd }, spent),
  }
  server = await startApp({
    engine: createModelEngine({ ...deps, fallback }),
    answerEngine: createAnswerEngine(deps),
    modelShares: {
      mustDoWithout: (...asked) => shares.mustDoWithout(...asked),
      explain: (...asked) => shares.explain(...asked),
    },
  })
  const { db } = server.database
  const ceilings = { ...ceiling, maxRunMicroUsd: 1_000_000 }
  budget = createModelBudget({ db, clock, log: quietLog, ceilings })
  shares = createModelShares({ db, clock, ceiling })
})
afterEach(() => server[Symbol.asyncDispose]())

const transcript = { videoUrl: 'youtu.be/WZyRbnpGyzQ' }
const other = { videoUrl: 'youtu.be/hQVTIJBZook' }
type Headers = { cookie?: string }

/** Uses up what these payers may have. */
async function spendAll(payer: () => ModelPayer): Promise<void> {
  for (;;) {
    const next = { model: 'm', maxMicroUsd: callMicroUsd, purpose: 'summary' } as const
    const payers = () => Promise.resolve([payer()])
    if ((await budget.allowCall({ ...next, payers }, { costMicroUsd: 0 })) !== true) return
  }
}

const stranger = (): ModelPayer => ({ kind: 'visitor', network: crypto.randomUUID() })
const freeStranger = (): ModelPayer => ({ kind: 'free-account', personId: crypto.randomUUID() })

async function summarize(headers: Headers = {}, payload = transcript) {
  const answer = await server.call('POST /api/summarize', { headers, payload })
  if (!answer.ok || answer.body.locked) throw new Error('No summary was handed out')
  const { engine, cached, withoutModel, historyId } = answer.body
  const own = headers.cookie === undefined ? cookiesOf(answer.headers) : headers
  return { by: engine.kind, cached, withoutModel, historyId, headers: own }
}

async function ask(payload: object, headers: Headers) {
  const answer = await server.call('POST /api/ask', { headers, payload })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body
}

async function read(id: string | null, headers: Headers) {
  const path = `/api/summaries/${id}`
  const answer = await server.call('GET /api/summaries/:id', { path, headers })
  if (!answer.ok || answer.body.state !== 'done' || answer.body.answer.locked) throw new Error('not there')
  return answer.body.answer.withoutModel
}

async function countRows(table: 'runs' | 'run_requests'): Promise<number> {
  return (await server.database.pool.query(`select from ${table}`)).rowCount ?? 0
}

describe('when the share of visitors is used up', () => {
  beforeEach(() => spendAll(stranger))

  it('a visitor gets a summary without a model, and why, and until when', async () => {
    const first = await summarize()
    expect(first).toMatchObject({ by: 'extractive', withoutModel: { reason: 'visitors', until: midnight } })
    expect(await read(first.historyId, first.headers)).toEqual({ reason: 'visitors', until: midnight })
    const second = await summarize()
    expect(second, 'another visitor is given the same').toMatchObject({
      by: 'extractive',
      cached: true,
      withoutModel: { reason: 'visitors', until: midnight },
    })
  })

  it.each(['free', 'pro'] as const)(
    'the summary that a stranger got without a model is not given to an account (%s), whose model writes',
    async (plan) => {
      await summarize()
      const headers = await signInWith(server, 'reader@example.com', plan)
      expect(await summarize(headers)).toMatchObject({ by: 'model', cached: false, withoutModel: null })
    },
  )

  it.each([1, 8])(
    'an account that joins the run of strangers (%i) after its model was refused is written for by the model',
    async (strangers) => {
      const refused = Promise.withResolvers<void>()
      const joined = Promise.withResolvers<void>()
      onFallback = async () => {
        refused.resolve()
        await joined.promise
      }
      const waiting = Array.from({ length: strangers }, async () => await summarize())
      await refused.promise
      await expect.poll(() => countRows('run_requests')).toBe(strangers)
      const headers = await signInWith(server, 'reader@example.com', 'pro')
      const ofAccount = summarize(headers)
      await expect.poll(() => countRows('run_requests')).toBe(strangers + 1)
      joined.resolve()
      expect(await ofAccount).toMatchObject({ by: 'model', withoutModel: null })
      expect((await Promise.all(waiting)).map(({ by }) => by)).toEqual(waiting.map(() => 'model'))
      expect(await countRows('runs')).toBe(1)
    },
  )

  it('an account that asks when the run of a stranger is about to end without a model gets one of its own', async () => {
    const { pool } = server.database
    const held = await pool.connect()
    await held.query('begin; lock table summaries in exclusive mode')
    const ofStranger = summarize()
    const closed = "select from runs where key like '%/closed/%'"
    await expect.poll(async () => (await pool.query(closed)).rowCount).toBe(1)
    const headers = await signInWith(server, 'reader@example.com', 'pro')
    const ofAccount = summarize(headers)
    await expect.poll(() => countRows('runs')).toBe(2)
    await held.query('commit')
    held.release()
    expect(await ofAccount).toMatchObject({ by: 'model', withoutModel: null })
    expect(await ofStranger).toMatchObject({ by: 'extractive', withoutModel: { reason: 'visitors' } })
  })

  it('an account without room either is given it, and its own reason', async () => {
    await summarize()
    await spendAll(freeStranger)
    const headers = await signInWith(server, 'reader@example.com')
    expect(await summarize(headers)).toMatchObject({
      by: 'extractive',
      cached: true,
      withoutModel: { reason: 'free', until: midnight },
    })
  })

  it('the next day the summary says that it was, and asked again a model writes it', async () => {
    const { historyId, headers } = await summarize()
    clock.at += 86_400_000
    expect(await read(historyId, headers)).toEqual({ reason: 'earlier', until: null })
    expect(await summarize(headers)).toMatchObject({ by: 'model', withoutModel: null })
  })

  it('a question of a visitor is answered with passages and says why; an account is answered by a model', async () => {
    const { headers, historyId } = await summarize()
    const payload = { question: 'Why do we choose to go to the Moon?', historyId }
    expect(await ask(payload, headers)).toMatchObject({
      answer: null,
      withoutModel: { reason: 'visitors', until: midnight },
    })
    const own = await signInWith(server, 'reader@example.com')
    const mine = { ...payload, historyId: (await summarize(own)).historyId }
    expect(await ask(mine, own)).toMatchObject({ answer: [], withoutModel: null })
  })
})

it.each([
  ['a network of visitors', 'network', 'network/%'],
  ['all visitors', 'visitors', 'visitors'],
  ['the whole day', 'all', 'all'],
] as const)('a summary says that the share of %s is used up', async (_what, reason, share) => {
  expect((await summarize()).withoutModel).toBeNull()
  const { pool } = server.database
  await pool.query('update model_shares set micro_usd = 2000 where share like $1', [share])
  expect((await summarize({}, other)).withoutModel).toEqual({ reason, until: midnight })
})

it('when no model answers, all are given the summary without one for a while, and why', async () => {
  isDown = true
  expect(await summarize()).toMatchObject({ withoutModel: { reason: 'outage', until: null } })
  isDown = false
  const headers = await signInWith(server, 'reader@example.com', 'pro')
  expect(await summarize(headers)).toMatchObject({
    by: 'extractive',
    cached: true,
    withoutModel: { reason: 'outage', until: null },
  })
})
