import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerSchema } from '#contract/questions.ts'
import { sql } from '#server/db/sql.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { giveTranscript, signInWith } from './member.ts'
import { questionCalls } from './question-calls.ts'

let server: TestApp
let calls: ReturnType<typeof questionCalls>
beforeAll(async () => {
  server = await startApp()
  calls = questionCalls(server)
})
afterAll(() => server[Symbol.asyncDispose]())

let people = 0
const newEmail = (): string => `asker-${(people += 1)}@example.org`

const whyMoon = 'Why do we choose to go to the Moon?'
const sourdough = 'How long does sourdough ferment in the refrigerator?'

describe('a question', () => {
  it('is answered with passages that stand in the transcript, at the second they name', async () => {
    const { headers, id, transcriptId } = await calls.visit()
    const answer = await calls.ask({ question: `  ${whyMoon} `, historyId: id }, headers)
    expect(answer).toMatchObject({ question: whyMoon, said: true, answer: null })
    expect(answer.passages[0]?.quote).toContain('the moon')
    expect(answer.passages.length).toBeLessThanOrEqual(10)
    const path = `/api/transcripts/${transcriptId}`
    const transcript = await server.call('GET /api/transcripts/:id', { path, headers })
    if (!transcript.ok) throw new Error(transcript.problem.detail)
    const { sentences } = transcript.body
    for (const { quote, sentence, sentences: length, second, ...passage } of answer.passages) {
      const spoken = sentences.slice(sentence, sentence + length)
      expect(spoken).toHaveLength(length)
      expect(spoken.map(({ text }) => text).join(' ')).toContain(quote)
      expect(second).toBe(spoken[0]?.start)
      expect(passage).toEqual({ transcriptId, state: 'quoted' })
    }
  })

  it('is not said where the video says nothing of it, and nothing is shown', async () => {
    const { headers, id } = await calls.visit()
    const { said, languages, passages } = await calls.ask({ question: sourdough, historyId: id }, headers)
    expect(said).toBe(false)
    expect(languages).toBeNull()
    expect(passages).toEqual([])
  })

  it('in another language than the video says which two, now and when it is read again', async () => {
    const { headers, id, transcriptId } = await calls.visit()
    const question = 'Warum wollen wir in diesem Jahrzehnt zum Mond fliegen?'
    const expected = { said: false, languages: { asked: 'de', spoken: 'en' } }
    const answer = await calls.ask({ question, historyId: id }, headers)
    expect(answer).toMatchObject(expected)
    expect(await calls.ask({ question, historyId: id }, headers)).toEqual(answer)
    expect(await calls.ask({ question, transcriptId }, headers)).toMatchObject(expected)
    expect(await calls.list(id, headers)).toMatchObject({ body: { questions: [expected] } })
  })

  it('is stored with its summary, the newest first, and asked again has the same answer', async () => {
    const { headers, id } = await calls.visit()
    const first = await calls.ask({ question: whyMoon, historyId: id }, headers)
    const second = await calls.ask({ question: sourdough, historyId: id }, headers)
    expect(await calls.ask({ question: whyMoon, historyId: id }, headers)).toEqual(first)
    expect(await calls.list(id, headers)).toMatchObject({
      status: 200,
      body: { questions: [second, first] },
      headers: { 'cache-control': 'no-store' },
    })
  })

  it('that two tabs ask at once is stored once', async () => {
    const { headers, id } = await calls.visit()
    const asked = { question: whyMoon, historyId: id }
    const [one, other] = await Promise.all([calls.ask(asked, headers), calls.ask(asked, headers)])
    expect(one).toEqual(other)
    expect(await calls.questions(id, headers)).toEqual([whyMoon])
  })

  it('is answered with one event where the caller accepts events', async () => {
    const { headers, id } = await calls.visit()
    const { body } = await server.app.inject({
      method: 'POST',
      url: '/api/ask',
      headers: { ...headers, accept: 'text/event-stream' },
      payload: { question: whyMoon, historyId: id },
    })
    const [block = '', ...others] = body.trim().split('\n\n')
    expect(others).toEqual([])
    expect(block).toContain('event: done')
    const data = answerSchema.parse(JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? ''))
    expect(data).toMatchObject({ question: whyMoon, said: true })
  })

  it.each([
    ['no text', { question: '  ' }, 'body.question'],
    ['too much text', { question: 'x'.repeat(501) }, 'body.question'],
    ['two subjects', { question: whyMoon, scope: 'library' }, 'body.transcriptId'],
  ])('is refused with %s', async (_what, payload, field) => {
    const { headers, id } = await calls.visit()
    expect(await calls.post({ historyId: id, ...payload }, headers)).toMatchObject({
      status: 400,
      problem: { code: 'INVALID_REQUEST', errors: [{ field }] },
    })
  })

  it('is refused without a subject', async () => {
    expect(await calls.post({ question: whyMoon })).toMatchObject({
      status: 400,
      problem: { code: 'INVALID_REQUEST', errors: [{ field: 'body.transcriptId' }] },
    })
  })

  it('about a video is answered to every caller, and stored for none', async () => {
    const { headers, id, transcriptId } = await calls.visit()
    const { said } = await calls.ask({ question: whyMoon, transcriptId })
    expect(said).toBe(true)
    await calls.ask({ question: whyMoon, transcriptId }, headers)
    expect(await calls.questions(id, headers)).toEqual([])
  })

  it('about a pasted transcript is answered to its owner alone', async () => {
    const headers = await signInWith(server, newEmail())
    const text = 'The keeper of the lighthouse retires next spring. Nobody wants to follow him there.'
    const transcriptId = await giveTranscript(server, { text, title: 'Lighthouse', headers })
    const asked = { question: 'When does the lighthouse keeper retire?', transcriptId }
    const { passages } = await calls.ask(asked, headers)
    expect(passages[0]).toMatchObject({ quote: expect.stringContaining('next spring'), second: null })
    for (const others of [{}, (await calls.visit()).headers, await signInWith(server, newEmail())]) {
      expect((await calls.post(asked, others)).status).toBe(404)
    }
  })

  it('is asked, read and deleted by the owner of its summary alone', async () => {
    const { headers, id } = await calls.visit()
    const stored = await calls.ask({ question: whyMoon, historyId: id }, headers)
    for (const others of [{}, (await calls.visit()).headers, await signInWith(server, newEmail())]) {
      expect((await calls.post({ question: whyMoon, historyId: id }, others)).status).toBe(404)
      expect((await calls.list(id, others)).status).toBe(404)
      expect((await calls.remove(id, stored.id, others)).status).toBe(404)
    }
    expect(await calls.questions(id, headers)).toEqual([whyMoon])
  })

  it('is neither read, nor asked, nor deleted in an item that nobody has', async () => {
    const { headers } = await calls.visit()
    const historyId = '3f0e6c1a-7a52-4f0b-9a36-0f8a4f2d1c11'
    const path = `/api/history/${historyId}/questions`
    const question = `${path}/${historyId}`
    const answers = [
      await server.call('GET /api/history/:id/questions', { path, headers }),
      await server.call('POST /api/ask', { headers, payload: { question: whyMoon, historyId } }),
      await server.call('DELETE /api/history/:id/questions/:question', { path: question, headers }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('is deleted by its owner, under its own summary', async () => {
    const guest = await calls.visit()
    const other = await calls.visit()
    const stored = await calls.ask({ question: whyMoon, historyId: guest.id }, guest.headers)
    expect((await calls.remove(other.id, stored.id, other.headers)).status).toBe(200)
    expect(await calls.questions(guest.id, guest.headers)).toEqual([whyMoon])
    expect(await calls.remove(guest.id, stored.id, guest.headers)).toMatchObject({
      status: 200,
      body: { id: stored.id },
    })
    expect(await calls.questions(guest.id, guest.headers)).toEqual([])
  })

  it('cannot be asked about a summary that the plan locks', async () => {
    const headers = await signInWith(server, newEmail())
    const { id } = await calls.summarize(headers)
    await server.database.db.execute(
      sql`update history_items set created_at = now() - interval '8 days' where id = ${id}`,
    )
    expect((await calls.post({ question: whyMoon, historyId: id }, headers)).status).toBe(404)
  })

  it('makes the oldest of a hundred go', async () => {
    const { headers, id } = await calls.visit()
    await server.database.db.execute(sql`
      insert into questions (item_id, question, said, passages, created_at)
      select ${id}, 'Question ' || place, false, '[]', now() - place * interval '1 minute' from generate_series(1, 100) as place`)
    await calls.ask({ question: whyMoon, historyId: id }, headers)
    const stored = await calls.questions(id, headers)
    expect(stored).toHaveLength(100)
    expect(stored[0]).toBe(whyMoon)
    expect(stored.at(-1)).toBe('Question 99')
  })

  it('is limited to thirty a minute for one person', async () => {
    const { headers, id } = await calls.visit()
    const asked = { question: whyMoon, historyId: id }
    const statuses = await Promise.all(
      Array.from({ length: 31 }, async () => (await calls.post(asked, headers)).status),
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  })
})
