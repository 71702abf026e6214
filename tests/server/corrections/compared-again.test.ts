import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { callNode } from '#tests/setup/call-node.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { cookieHeader, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { TestNode } from '#tests/setup/start-node.ts'
import { createSubscriber } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { correctionCalls } from './corrected-meeting.ts'

let server: TestApp
let calls: ReturnType<typeof correctionCalls>
let owner: Person
let second: TestNode
let other: Database
beforeAll(async () => {
  server = await startApp()
  calls = correctionCalls(server)
  owner = await createSubscriber(server, 'unlimited')
  other = connectDatabase(server.database.connection, quietLog)
  second = await startNode(other, server.deps.log, { concurrency: null })
})
afterAll(async () => {
  await second.close()
  await other.close()
  await server[Symbol.asyncDispose]()
})

const money = 'We agreed to spend fifty thousand euros on Whisper this year.'

/** A summarized meeting of which the sentence about money was corrected. */
async function correctMoney(person: Person) {
  const transcriptId = await calls.give(person)
  const made = await calls.summarize(person, transcriptId)
  const { sentences } = await calls.read(person, transcriptId)
  const sentence = sentences.findIndex(({ text }) => text.includes('fifteen thousand'))
  const reply = await calls.correct(server, person, transcriptId, [{ sentence, text: money }])
  expect(reply).toMatchObject({ status: 200 })
  return { transcriptId, made, sentence, historyId: made.historyId ?? '' }
}

describe('what cites corrected words', () => {
  it('has them at once, on every server, and says so with what was heard', async () => {
    const { historyId, sentence } = await correctMoney(owner)
    const path = `/api/summaries/${historyId}`
    for (const node of [server.app, second.app]) {
      const reply = await callNode(node, 'GET /api/summaries/:id', { path, headers: owner.headers })
      const text = JSON.stringify(reply)
      expect(text).toContain('fifty thousand euros on Whisper')
      expect(text).not.toContain('"quote":"We agreed to spend fifteen')
    }
    const result = await calls.result(owner, historyId)
    const line = result.summarySentences.find((each) => each.sentence === sentence)
    expect(line).toMatchObject({
      text: money,
      quote: money,
      state: 'quoted',
      corrected: { heard: 'We agreed to spend fifteen thousand euros on wispr this year.' },
    })
    expect(result.summary).toContain(money)
    const untouched = result.summarySentences.find((each) => each.sentence !== sentence)
    expect(untouched).not.toHaveProperty('corrected')
  })

  it('is found by a search of the corrected words, and shown in files, lists and shared pages', async () => {
    const reader = await createSubscriber(server, 'unlimited')
    const { historyId, transcriptId } = await correctMoney(reader)
    const share = await server.call('POST /api/history/:id/share', {
      path: `/api/history/${historyId}/share`,
      headers: reader.headers,
    })
    const token = share.ok ? share.body.sharePath.replace('/s/', '') : ''
    const nobody = { email: '', headers: {} }
    expect(await calls.get(nobody, `/api/shared/${token}`)).toContain('"corrected":{"heard":"We agreed')
    expect(await calls.get(reader, '/api/history?q=whisper')).toContain(historyId)
    expect(await calls.get(reader, `/api/summaries/${historyId}/file?format=markdown`)).toContain(
      'on Whisper',
    )
    expect(await calls.get(reader, `/api/summaries/${historyId}/file?format=text`)).toContain(
      'corrected, heard as “We agreed to spend fifteen thousand euros on wispr this year.”',
    )
    const file = await calls.get(reader, `/api/transcripts/${transcriptId}/file?format=txt`)
    expect(file).toContain(money)
    expect(file).toMatch(/What was heard:\n.*We agreed to spend fifteen thousand/)
    expect(await calls.get(reader, '/api/library')).toContain(historyId)
  })

  it('is compared again without a model, and as it was when the correction is taken back', async () => {
    await using scripted = await startApp({
      engine: createScriptedEngine({ insights: 2, pace: async () => undefined }),
    })
    const own = correctionCalls(scripted)
    const person = await own.createMember()
    const id = await own.give(person, 'The bridge cost 15 million dollars. It was built by the city.')
    const { historyId } = await own.summarize(person, id)
    const { insights: before } = await own.result(person, historyId ?? '')
    const at = before.findIndex(({ sentence }) => sentence === 0)
    expect(before[at]).toMatchObject({
      text: 'Point 1.',
      state: 'differs',
      quote: expect.stringContaining('15'),
    })
    await own.correct(scripted, person, id, [{ sentence: 0, text: 'Point 1 is what the bridge cost.' }])
    const { insights: after } = await own.result(person, historyId ?? '')
    expect(after[at]).toMatchObject({
      text: 'Point 1.',
      quote: 'Point 1 is what the bridge cost.',
      state: 'words-found',
      findings: { differences: [], check: 'not-asked' },
      corrected: { heard: 'The bridge cost 15 million dollars.' },
    })
    await own.correct(scripted, person, id, [{ sentence: 0, text: null }], 1)
    expect((await own.result(person, historyId ?? '')).insights).toEqual(before)
  })
})

describe('corrections of a video that others read too', () => {
  it('change nothing for them, in the transcript, the result and its questions', async () => {
    const video = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }
    const [one, stranger] = [await calls.createMember(), await calls.createMember()]
    const summarize = async ({ headers }: Person) => {
      const reply = await server.call('POST /api/summarize', { headers, payload: video })
      if (!reply.ok || reply.body.locked) throw new Error('No summary was handed out')
      return reply.body
    }
    const [made, theirs] = [await summarize(one), await summarize(stranger)]
    const before = await calls.get(stranger, `/api/transcripts/${made.transcriptId}`)
    const sentence = made.insights[0]?.sentence ?? 0
    await calls.correct(server, one, made.transcriptId, [{ sentence, text: 'Xylophones were corrected.' }])
    expect(await calls.get(one, `/api/transcripts/${made.transcriptId}`)).toContain('Xylophones')
    expect((await calls.result(one, made.historyId ?? '')).insights[0]).toHaveProperty('corrected')
    const nobody = { email: '', headers: {} }
    expect(await calls.get(stranger, `/api/transcripts/${made.transcriptId}`)).toBe(before)
    expect(await calls.get(nobody, `/api/transcripts/${made.transcriptId}`)).toBe(before)
    expect((await calls.result(stranger, theirs.historyId ?? '')).insights[0]).not.toHaveProperty('corrected')
    const asked = { question: 'What about xylophones?', transcriptId: made.transcriptId }
    const answer = await server.call('POST /api/ask', { headers: stranger.headers, payload: asked })
    expect(JSON.stringify(answer.ok && answer.body.passages)).not.toContain('Xylophones')
    expect(
      JSON.stringify(await server.call('POST /api/ask', { headers: one.headers, payload: asked })),
    ).toContain('Xylophones')
  })
})

describe('two servers', () => {
  it('refuse a line that the other one changed, and merge other lines', async () => {
    const id = await calls.give(owner, 'The first line was said. \nThe second line was said too.')
    const on = (node: TestNode['app']) => ({
      call: ((key, input = {}) => callNode(node, key, input)) satisfies TestApp['call'],
    })
    const replies = await Promise.all([
      calls.correct(on(server.app), owner, id, [{ sentence: 0, text: 'First.' }]),
      calls.correct(on(second.app), owner, id, [{ sentence: 1, text: 'Second.' }]),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const late = await calls.correct(on(second.app), owner, id, [{ sentence: 0, text: 'Other.' }])
    expect(late).toMatchObject({ status: 409, problem: { revision: 2 } })
    expect((await calls.read(owner, id)).sentences.map(({ text }) => text)).toEqual(['First.', 'Second.'])
  })
})

describe('corrections of a browser', () => {
  it('become the account’s at a sign-in, are in its export, and go with it', async () => {
    const jar: Jar = new Map()
    const given = await server.call('POST /api/transcripts', {
      headers: { 'content-type': 'application/octet-stream' },
      payload: 'The first line was said. The second line was said too.',
    })
    keepCookies(jar, String(given.headers['set-cookie']))
    const id = given.ok ? given.body.transcript.id : ''
    const visitor = { email: '', headers: cookieHeader(jar) }
    const correction = [{ sentence: 0, text: 'Said by a visitor.' }]
    expect(await calls.correct(server, visitor, id, correction)).toMatchObject({ status: 200 })
    const person = {
      email: 'corrects@example.org',
      headers: (await signIn(server.deps, 'corrects@example.org', { jar })).headers,
    }
    expect((await calls.read(person, id)).sentences[0]?.text).toBe('Said by a visitor.')
    const hook = server.deps.accountHooks.find(({ name }) => name === 'corrections')
    const { rows } = await server.deps.db.execute(sql`select id from users where email = ${person.email}`)
    const userId = String(rows[0]?.['id'])
    expect(JSON.stringify(await hook?.export?.(server.deps.db, userId))).toContain('Said by a visitor.')
    await hook?.purge(server.deps.db, userId)
    expect((await calls.read(person, id)).sentences[0]).not.toHaveProperty('heard')
  })
})
