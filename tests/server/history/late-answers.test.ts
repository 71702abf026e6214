import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '#tests/setup/sign-in.ts'
import { createScriptedModel } from '#tests/unit/model-engine/scripted-model.ts'
import { startAnswering } from './answering.ts'
import type { Answering } from './answering.ts'
import { signInWith } from './member.ts'
import { questionCalls } from './question-calls.ts'

const email = 'ada@example.org'
const question = 'Why do we choose to go to the Moon?'

let answering: Answering
let calls: ReturnType<typeof questionCalls>
let asked: PromiseWithResolvers<void>
let answered: PromiseWithResolvers<void>
beforeEach(async () => {
  asked = Promise.withResolvers()
  answered = Promise.withResolvers()
  const model = createScriptedModel(async () => {
    asked.resolve()
    await answered.promise
    return '{"said":false,"answer":[]}'
  })
  answering = await startAnswering({ models: [model] })
  calls = questionCalls(answering.server)
})
afterEach(async () => {
  answered.resolve()
  await answering[Symbol.asyncDispose]()
})

/** A visitor whose question a model is at. */
async function askAndWait() {
  const guest = await calls.visit()
  const reply = calls.post({ question, historyId: guest.id }, guest.headers)
  await Promise.race([asked.promise, reply])
  return { ...guest, reply }
}

describe('an answer whose summary was deleted while it was written', () => {
  it('is charged once, and is there again with the summary', async () => {
    const { headers, id, reply } = await askAndWait()
    await calls.deleteItem(id, headers)
    answered.resolve()
    expect(await reply).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } })
    expect(await calls.left(headers)).toBe(4)
    const path = `/api/history/${id}/restore`
    await answering.server.call('POST /api/history/:id/restore', { path, headers })
    expect(await calls.questions(id, headers)).toEqual([])
    expect(await calls.ask({ question, historyId: id }, headers)).toMatchObject({ said: false })
    expect(await calls.left(headers)).toBe(4)
  })
})

describe('an answer whose browser signed in while it was written', () => {
  it('is stored in the account, which it is charged to', async () => {
    const { jar, id, reply } = await askAndWait()
    const { headers } = await signIn(answering.server.deps, email, { jar: new Map(jar) })
    answered.resolve()
    expect(await reply).toMatchObject({ status: 200, body: { question, said: false } })
    expect(await calls.questions(id, headers)).toEqual([question])
    expect(await calls.left(headers)).toBe(4)
  })

  it('is stored with the same summary that the account had before', async () => {
    const { id } = await calls.summarize(await signInWith(answering.server, email))
    const { jar, reply } = await askAndWait()
    const { headers } = await signIn(answering.server.deps, email, { jar: new Map(jar) })
    answered.resolve()
    expect((await reply).status).toBe(200)
    expect(await calls.questions(id, headers)).toEqual([question])
  })

  it('waits in the account, charged once, where it signed out again', async () => {
    const { jar, id, reply } = await askAndWait()
    const { headers } = await signIn(answering.server.deps, email, { jar: new Map(jar) })
    await answering.server.call('POST /api/auth/logout', { headers })
    answered.resolve()
    expect((await reply).status).toBe(404)
    const again = await signInWith(answering.server, email)
    expect(await calls.questions(id, again)).toEqual([])
    expect(await calls.ask({ question, historyId: id }, again)).toMatchObject({ said: false })
    expect(await calls.left(again)).toBe(4)
  })
})
