import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { signInWith, summarizeText } from './member.ts'
import { questionCalls } from './question-calls.ts'

let server: TestApp
let calls: ReturnType<typeof questionCalls>
beforeAll(async () => {
  server = await startApp()
  calls = questionCalls(server)
})
afterAll(() => server[Symbol.asyncDispose]())

let people = 0
const newEmail = (): string => `sharer-${(people += 1)}@example.org`
type Headers = Record<string, string>

const whyMoon = 'Why do we choose to go to the Moon?'

/** A user with a shared summary that a question was asked about. */
async function asked() {
  const headers = await signInWith(server, newEmail())
  const { id, transcriptId } = await calls.summarize(headers)
  const answer = await calls.ask({ question: whyMoon, historyId: id }, headers)
  return { headers, id, transcriptId, answer, sharePath: await share(id, headers) }
}

async function share(id: string, headers: Headers): Promise<string> {
  const path = `/api/history/${id}/share`
  const answer = await server.call('POST /api/history/:id/share', { path, headers })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body.sharePath
}

const show = (id: string, areShown: boolean, headers: Headers) =>
  server.call('PUT /api/history/:id/share/questions', {
    path: `/api/history/${id}/share/questions`,
    headers,
    payload: { areShown },
  })

/** The words that a stranger reads. */
async function read(sharePath: string) {
  const answer = await server.call('GET /api/shared/:token', {
    path: sharePath.replace('/s/', '/api/shared/'),
  })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body.questions
}

async function sharesQuestions(id: string, headers: Headers): Promise<boolean | null> {
  const answer = await server.call('GET /api/summaries/:id', { path: `/api/summaries/${id}`, headers })
  return answer.ok && answer.body.state === 'done' ? answer.body.sharesQuestions : null
}

describe('the questions about a shared summary', () => {
  it('are shown to nobody until their owner wants it', async () => {
    const { headers, id, sharePath } = await asked()
    expect(await read(sharePath)).toEqual([])
    expect(await sharesQuestions(id, headers)).toBe(false)
  })

  it('are read by anybody while their owner shows them, without what is the owner alone has', async () => {
    const { headers, id, answer, sharePath } = await asked()
    expect(await show(id, true, headers)).toMatchObject({ status: 200, body: { areShown: true } })
    expect(await sharesQuestions(id, headers)).toBe(true)
    const { createdAt: _createdAt, withoutModel: _why, ...shown } = answer
    const passages = shown.passages.map(({ transcriptId: _transcriptId, ...passage }) => passage)
    expect(await read(sharePath)).toEqual([{ ...shown, passages }])
    const later = 'Who speaks at the university?'
    await calls.ask({ question: later, historyId: id }, headers)
    expect((await read(sharePath)).map(({ question }) => question)).toEqual([later, whyMoon])
    await show(id, false, headers)
    expect(await read(sharePath)).toEqual([])
  })

  it('name no transcript that a person gave', async () => {
    const headers = await signInWith(server, newEmail())
    const text = 'The keeper of the lighthouse retires next spring. Nobody wants to follow him there.'
    const id = await summarizeText(server, { title: 'Coast', text, headers })
    await calls.ask({ question: 'When does the lighthouse keeper retire?', historyId: id }, headers)
    const sharePath = await share(id, headers)
    await show(id, true, headers)
    const [question] = await read(sharePath)
    expect(question?.passages[0]?.quote).toContain('next spring')
    expect(JSON.stringify(question)).not.toContain('transcriptId')
  })

  it.each(['a stop', 'a deletion'])('are hidden again when it is shared again after %s', async (end) => {
    const { headers, id } = await asked()
    await show(id, true, headers)
    if (end === 'a stop') {
      await server.call('DELETE /api/history/:id/share', { path: `/api/history/${id}/share`, headers })
    } else {
      await calls.deleteItem(id, headers)
      expect((await calls.summarize(headers)).id).toBe(id)
      await calls.ask({ question: whyMoon, historyId: id }, headers)
    }
    expect(await read(await share(id, headers))).toEqual([])
  })

  it('are hidden where a sign-in brings a deleted summary back from a visit', async () => {
    const email = newEmail()
    const owner = await signInWith(server, email)
    const { id } = await calls.summarize(owner)
    await share(id, owner)
    await show(id, true, owner)
    await calls.deleteItem(id, owner)
    const guest = await calls.visit()
    await calls.ask({ question: whyMoon, historyId: guest.id }, guest.headers)
    const { headers } = await signIn(server.deps, email, { jar: guest.jar })
    expect(await sharesQuestions(id, headers)).toBe(false)
    expect(await read(await share(id, headers))).toEqual([])
  })

  it('are shown again with a summary whose deletion is undone', async () => {
    const { headers, id } = await asked()
    await show(id, true, headers)
    await calls.deleteItem(id, headers)
    expect(await sharesQuestions(id, headers)).toBeNull()
    await server.call('POST /api/history/:id/restore', { path: `/api/history/${id}/restore`, headers })
    expect(await sharesQuestions(id, headers)).toBe(true)
  })

  it('are shown by the owner alone, and only of what is shared', async () => {
    const { id, sharePath } = await asked()
    const stranger = await signInWith(server, newEmail())
    expect(await show(id, true, stranger)).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } })
    expect(await show(id, true, {})).toMatchObject({ status: 404 })
    expect(await read(sharePath)).toEqual([])
    const unshared = await calls.summarize(stranger)
    expect((await show(unshared.id, true, stranger)).status).toBe(404)
  })
})
