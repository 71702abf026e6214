import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#contract/api.ts'
import { idRow, readRow, sql } from '#server/db/sql.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createMember } from '../security/people.ts'
import type { Person } from '../security/people.ts'

let app: TestApp
let owner: Person
beforeAll(async () => {
  app = await startApp()
  owner = await createMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

/** A recording from a time when the site had a recognizer. */
async function insertRecording(): Promise<string> {
  const { id } = await readRow(
    app.deps.db,
    idRow,
    sql`insert into recordings (user_id, name, content_hash, duration_ms, created_at)
      select id, 'talk.mp4', ${crypto.randomUUID()}, 60000, now() from users where email = ${owner.email} returning id`,
  )
  return id
}

describe('a site without a speech recognizer', () => {
  it('says what it lacks to whoever starts a recording', async () => {
    const payload = contract['POST /api/recordings'].example
    const reply = await app.call('POST /api/recordings', { headers: owner.headers, payload })
    expect(reply).toMatchObject({
      ok: false,
      status: 409,
      problem: { code: 'RECORDING_NEEDS_RECOGNIZER', remedies: ['paste'] },
    })
  })

  it('asks a visitor to sign in', async () => {
    const payload = contract['POST /api/recordings'].example
    const reply = await app.call('POST /api/recordings', { payload })
    expect(reply).toMatchObject({ ok: false, status: 401, problem: { code: 'SIGN_IN_REQUIRED' } })
  })

  it.each([
    ['a hash that is none', { contentHash: 'abc' }, 'body.contentHash'],
    ['a day of sound', { durationMs: 86_400_000 }, 'body.durationMs'],
    ['no name', { name: '' }, 'body.name'],
    ['no language', { language: 'what?' }, 'body.language'],
  ])('refuses %s', async (_what, wrong, field) => {
    const payload = { ...contract['POST /api/recordings'].example, ...wrong }
    const reply = await app.call('POST /api/recordings', { headers: owner.headers, payload })
    expect(reply).toMatchObject({ ok: false, status: 400, problem: { errors: [{ field }] } })
  })

  it('shows and deletes a recording of its owner, and takes nothing more for it', async () => {
    const path = `/api/recordings/${await insertRecording()}`
    const { headers } = owner
    expect(await app.call('GET /api/recordings/:id', { path, headers })).toMatchObject({
      ok: true,
      body: { recording: { name: 'talk.mp4', state: 'receiving', heardMs: 0, pieces: [], lines: [] } },
    })
    expect(await app.call('GET /api/recordings', { headers })).toMatchObject({
      ok: true,
      body: { recordings: [{ name: 'talk.mp4' }] },
    })
    const piece = { path: `${path}/pieces/0?startMs=0&endMs=1000`, headers, payload: 'OggS' }
    const sent = await app.call('PUT /api/recordings/:id/pieces/:index', {
      ...piece,
      headers: { ...headers, 'content-type': 'audio/ogg' },
    })
    expect(sent).toMatchObject({ ok: false, status: 409 })
    const complete = await app.call('POST /api/recordings/:id/complete', {
      path: `${path}/complete`,
      headers,
      payload: { pieces: 1, durationMs: 60_000 },
    })
    expect(complete).toMatchObject({ ok: false, status: 409 })
    expect(await app.call('DELETE /api/recordings/:id', { path, headers })).toMatchObject({ ok: true })
    expect(await app.call('GET /api/recordings/:id', { path, headers })).toMatchObject({
      ok: false,
      status: 404,
    })
  })
})
