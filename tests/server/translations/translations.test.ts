import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepTranslations } from '#server/features/translations/count-translations.ts'
import { away, createTranslationModel, translated, writeAll } from '#tests/fakes/translation-model.ts'
import { createMember, createSubscriber, createVisitor } from '#tests/server/security/people.ts'
import type { Person } from '#tests/server/security/people.ts'
import { cookiesOf } from '#tests/setup/sign-in.ts'
import { captions, startTranslatingApp } from './translating-app.ts'

const model = createTranslationModel()
let app: Awaited<ReturnType<typeof startTranslatingApp>>
let owner: Person
beforeAll(async () => {
  app = await startTranslatingApp(model)
})
beforeEach(async () => {
  model.write = writeAll
  model.before = async () => undefined
  model.calls.length = 0
  owner = await createSubscriber(app.server, 'unlimited')
})
afterAll(() => app.server[Symbol.asyncDispose]())

type Ask = Partial<Parameters<typeof app.ask>[2]>
const ask = (method: 'GET' | 'POST' | 'DELETE', id: string, options: Ask = {}) =>
  app.ask(method, id, { as: owner, ...options })
const read = (id: string, options: Ask = {}) => app.read(id, { as: owner, ...options })
const ended = (id: string, options: Ask = {}) => app.ended(id, { as: owner, ...options })
const list = (id: string, person = owner) => app.list(id, person)
const file = (id: string, format: string, person = owner) => app.file(id, format, person)
const paste = async (person: Person, text?: string) => (await app.paste(person, text)).id

describe('a transcript in the language of its reader', () => {
  it('is translated line by line, and given from the line on that is wanted', async () => {
    const id = await paste(owner)
    expect(await read(id)).toMatchObject({ state: 'none', lines: [] })
    expect(await ask('POST', id)).toMatchObject({ body: { state: 'working', total: 2, isOwn: true } })
    expect(await ended(id)).toEqual({
      language: 'de',
      state: 'done',
      total: 2,
      done: 2,
      missing: 0,
      from: 0,
      lines: [translated('The cats sleep all day.'), translated('The dogs never do.')],
      models: ['translation-model'],
      problem: null,
      isOwn: true,
    })
    expect((await read(id, { from: 1 })).lines).toEqual([translated('The dogs never do.')])
    expect((await list(id)).translations).toEqual([{ language: 'de', state: 'done' }])
  })

  it('is a file with the times of the original, that says who wrote it', async () => {
    const id = await paste(owner)
    expect((await file(id, 'srt')).statusCode, 'before it is there').toBe(404)
    model.write = (shown) =>
      shown[0]?.text.includes('cats') === true ? [{ n: 1, text: 'Die Katzen schlafen.' }] : []
    await ask('POST', id)
    expect(await ended(id)).toMatchObject({ missing: 1, lines: [expect.any(String), null] })
    const srt = await file(id, 'srt')
    expect(srt.headers).toMatchObject({
      'content-type': 'application/x-subrip; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="Pasted \d+\.de\.machine\.srt"$/),
    })
    expect(srt.body).toBe(
      '1\n00:00:01,000 --> 00:00:03,500\nDie Katzen schlafen.\n\n2\n00:00:04,000 --> 00:00:06,000\nThe dogs never do.\n',
    )
    const note = 'Translated into German by translation-model, not checked'
    expect((await file(id, 'vtt')).body).toMatch(
      new RegExp(`^WEBVTT\n\nNOTE ${note}\n\n00:00:01.000 --> 00:00:03.500\nDie Katzen`),
    )
    expect((await file(id, 'txt')).body).toMatch(new RegExp(`^${note}\n\nPasted \\d+\n\nDie Katzen`))
  })

  it('of a video waits for nobody after the first reader, who alone is counted', async () => {
    const [first, second] = [await createMember(app.server), await createMember(app.server)]
    const payload = { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' }
    const read1 = await app.server.call('POST /api/transcribe', { payload, headers: first.headers })
    await app.server.call('POST /api/transcribe', { payload, headers: second.headers })
    const id = read1.ok ? read1.body.transcript.id : ''
    await ask('POST', id, { as: first })
    await ended(id, { as: first })
    const calls = model.calls.length
    expect(await ask('POST', id, { as: second })).toMatchObject({ body: { state: 'done', isOwn: false } })
    expect(model.calls).toHaveLength(calls)
    expect(await list(id, first)).toMatchObject({ perDay: 1, remaining: 0, resetTime: expect.any(String) })
    expect(await list(id, second)).toMatchObject({ perDay: 1, remaining: 1, resetTime: null })
  })

  it('shows lines while it is made, and stops for who started it, to go on where it ended', async () => {
    const id = await paste(owner, captions(200))
    const gate = Promise.withResolvers<void>()
    model.before = (_call, number) => (number > 2 ? gate.promise : Promise.resolve())
    await ask('POST', id)
    await expect.poll(async () => (await read(id)).done, { timeout: 60_000 }).toBe(60)
    const before = await read(id)
    expect(before).toMatchObject({ state: 'working', total: 200 })
    expect(before.lines[0]).toBe(translated('This is the sentence number 0 of all.'))
    expect(await ask('DELETE', id)).toMatchObject({ body: { state: 'stopped', done: 60 } })
    gate.resolve()
    model.before = async () => undefined
    model.calls.length = 0
    await ask('POST', id)
    const after = await ended(id)
    expect(after).toMatchObject({ state: 'done', done: 200, missing: 0 })
    expect(after.lines).toHaveLength(200)
    expect(model.calls.some(({ prompt }) => /^\d+: This is the sentence number 0 of/m.test(prompt))).toBe(
      false,
    )
  })
})

describe('a model that fails', () => {
  it('leaves the lines before, says why, counts nothing, and goes on when it is asked again', async () => {
    const visitor = await createMember(app.server)
    const id = await paste(visitor, captions(200))
    model.before = (_call, number) => (number > 3 ? away() : Promise.resolve())
    await ask('POST', id, { as: visitor })
    const failed = await ended(id, { as: visitor })
    expect(failed).toMatchObject({ state: 'failed', problem: { reason: 'outage', until: null } })
    expect(failed.done).toBeGreaterThan(0)
    expect((await list(id, visitor)).remaining).toBe(1)
    expect((await file(id, 'srt', visitor)).statusCode).toBe(404)
    model.before = async () => undefined
    await ask('POST', id, { as: visitor })
    expect(await ended(id, { as: visitor })).toMatchObject({
      state: 'done',
      done: 200,
      missing: 0,
      problem: null,
    })
  })

  it('or writes nothing that can be used, leaves no translation of originals', async () => {
    const id = await paste(owner)
    model.write = () => '{"texts":"none"}'
    await ask('POST', id)
    expect(await ended(id)).toMatchObject({ state: 'failed', done: 0, lines: [] })
  })
})

describe('who may do what', () => {
  it('another person finds neither a pasted transcript nor its translation', async () => {
    const { id } = await app.paste(owner, captions(3), 'The same')
    await ask('POST', id)
    await ended(id)
    const other = await createMember(app.server)
    const calls = [
      ['GET', `/api/transcripts/${id}/translations`],
      ['GET', `/api/transcripts/${id}/translations/de`],
      ['POST', `/api/transcripts/${id}/translations/de`],
      ['DELETE', `/api/transcripts/${id}/translations/de`],
      ['GET', `/api/transcripts/${id}/translations/de/file`],
    ] as const
    for (const [method, url] of calls) {
      const answer = await app.server.app.inject({ method, url, headers: other.headers })
      expect(answer.statusCode, `${method} ${url}`).toBe(404)
    }
    const { id: same } = await app.paste(other, captions(3), 'The same')
    expect(await read(same, { as: other }), 'the same text of another owner').toMatchObject({ state: 'none' })
  })

  it('a visitor has one translation in 24 hours, which stopping before its first line gives back', async () => {
    const first = createVisitor()
    const { id, headers } = await app.paste(first, captions(40))
    const visitor = { ...first, headers: { ...first.headers, ...cookiesOf(headers) } }
    const gate = Promise.withResolvers<void>()
    model.before = () => gate.promise
    await ask('POST', id, { as: visitor })
    expect(await ask('POST', id, { as: visitor, language: 'fr' })).toMatchObject({
      status: 429,
      problem: { code: 'TRANSLATION_LIMIT', retryAfterSeconds: expect.any(Number) },
    })
    expect(await ask('DELETE', id, { as: visitor })).toMatchObject({ body: { state: 'stopped', done: 0 } })
    gate.resolve()
    expect(await ask('POST', id, { as: visitor, language: 'fr' })).toMatchObject({ status: 200 })
    expect(await ended(id, { as: visitor, language: 'fr' })).toMatchObject({ state: 'done' })
  })

  it('refuses what cannot be translated', async () => {
    const id = await paste(owner)
    expect(await ask('POST', id, { language: 'en' })).toMatchObject({
      status: 400,
      problem: {
        errors: [{ field: 'params.language', reason: 'The transcript is in this language already.' }],
      },
    })
    expect(await ask('POST', id, { language: 'xx' })).toMatchObject({ status: 400 })
    expect(await ask('GET', id, { from: -1 })).toMatchObject({ status: 400 })
    expect(await ask('DELETE', id)).toMatchObject({ status: 404 })
    const [plain] = [await paste(owner, 'A text without times. It says what it says.')]
    await ask('POST', plain)
    await ended(plain)
    expect((await file(plain, 'srt')).statusCode).toBe(400)
    expect((await file(plain, 'txt')).statusCode).toBe(200)
  })

  it('goes with the transcript, and forgets who started it with the account', async () => {
    const { pool } = app.server.database
    const leaver = await createMember(app.server)
    const id = await paste(leaver)
    await ask('POST', id, { as: leaver })
    await ended(id, { as: leaver })
    const rows = () => pool.query('select person_id, payer from translations where transcript_id = $1', [id])
    expect((await rows()).rows).toEqual([{ person_id: expect.any(String), payer: expect.anything() }])
    const { rows: users } = await pool.query('select id from users where email = $1', [leaver.email])
    for (const hook of app.server.deps.accountHooks.filter(({ name }) => name === 'translations'))
      await hook.purge(app.server.deps.db, users[0].id)
    expect((await rows()).rows).toEqual([{ person_id: null, payer: null }])
    await pool.query('delete from history_items where transcript_id = $1', [id])
    await pool.query('delete from transcripts where id = $1', [id])
    expect((await rows()).rows).toEqual([])
  })

  it('forgets who started it after a day, and ends what no process worked on', async () => {
    const { pool } = app.server.database
    const id = await paste(owner)
    await ask('POST', id)
    await ended(id)
    const rows = () =>
      pool.query(
        'select state, person_id is null and payer is null as forgotten from translations where transcript_id = $1',
        [id],
      )
    const sweep = () => sweepTranslations(app.server.deps.db, new AbortController().signal)
    await sweep()
    expect((await rows()).rows).toEqual([{ state: 'done', forgotten: false }])
    const old =
      "update translations set started_at = now() - interval '26 hours', state = $2, due_at = null where transcript_id = $1"
    await pool.query(old, [id, 'working'])
    await sweep()
    expect((await rows()).rows).toEqual([{ state: 'stopped', forgotten: true }])
  })
})
