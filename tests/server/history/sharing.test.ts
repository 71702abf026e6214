import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import nodePath from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signInWith, summarizeText } from './member.ts'

let dir: string
let server: TestApp
let ada: { cookie: string }
let bob: { cookie: string }

beforeAll(async () => {
  dir = await mkdtemp(nodePath.join(tmpdir(), 'precis-shared-'))
  await mkdir(nodePath.join(dir, 's/-'), { recursive: true })
  await writeFile(nodePath.join(dir, 's/-/index.html'), '<head><title>Shared</title></head><p>$&</p>')
  server = await startApp({
    pages: { dir, build: 'build-of-tests', scriptHashes: [], pages: ['/s/-'], texts: [] },
  })
  ada = await signInWith(server, 'ada@example.org')
  bob = await signInWith(server, 'bob@example.org')
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(dir, { recursive: true })
})

async function summarizeVideo(headers: Record<string, string>): Promise<string> {
  const payload = { videoUrl: 'youtu.be/WZyRbnpGyzQ' }
  const answer = await server.call('POST /api/summarize', { headers, payload })
  if (!answer.ok || answer.body.locked) throw new Error('No summary was handed out')
  return answer.body.historyId ?? ''
}

async function share(id: string, headers: Record<string, string>): Promise<string> {
  const answer = await server.call('POST /api/history/:id/share', {
    path: `/api/history/${id}/share`,
    headers,
  })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body.sharePath
}

const stop = (id: string, headers: Record<string, string>) =>
  server.call('DELETE /api/history/:id/share', { path: `/api/history/${id}/share`, headers })

const read = (sharePath: string) =>
  server.call('GET /api/shared/:token', { path: sharePath.replace('/s/', '/api/shared/') })

describe('a shared summary', () => {
  it('is read by anybody, says nothing of who shares it, and is in no index', async () => {
    const id = await summarizeVideo(ada)
    const path = await share(id, ada)
    expect(path).toMatch(/^\/s\/[\w-]{22}$/)
    const answer = await read(path)
    expect(answer).toMatchObject({
      status: 200,
      body: { videoId: 'WZyRbnpGyzQ', transcriptId: expect.any(String), insights: expect.any(Array) },
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
    })
    const text = JSON.stringify(answer)
    for (const secret of ['ada@example.org', id, 'remainingCount', 'historyId']) {
      expect(text).not.toContain(secret)
    }
  })

  it('keeps its address as long as it is shared, and never gets it again', async () => {
    const id = await summarizeVideo(ada)
    const path = await share(id, ada)
    expect(await share(id, ada)).toBe(path)
    const shown = { path: `/api/summaries/${id}`, headers: ada }
    expect(await server.call('GET /api/summaries/:id', shown)).toMatchObject({ body: { sharePath: path } })
    expect(await stop(id, ada)).toMatchObject({ status: 200, body: { sharePath: null } })
    expect(await read(path)).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } })
    expect(await share(id, ada)).not.toBe(path)
    expect((await read(path)).status).toBe(404)
  })

  it('is gone with its place in the history, and comes back only by an undo', async () => {
    const id = await summarizeVideo(ada)
    const path = await share(id, ada)
    await server.call('DELETE /api/history/:id', { path: `/api/history/${id}`, headers: ada })
    expect((await read(path)).status).toBe(404)
    await server.call('POST /api/history/:id/restore', { path: `/api/history/${id}/restore`, headers: ada })
    expect((await read(path)).status).toBe(200)
    await server.call('DELETE /api/history/:id', { path: `/api/history/${id}`, headers: ada })
    expect(await summarizeVideo(ada)).toBe(id)
    expect((await read(path)).status).toBe(404)
  })

  it('shows no transcript that the person gave', async () => {
    const id = await summarizeText(server, { title: 'Mine', text: 'My own words.', headers: ada })
    expect(await read(await share(id, ada))).toMatchObject({ body: { transcriptId: null } })
  })

  it('can be shared and unshared by its owner alone', async () => {
    const id = await summarizeVideo(ada)
    const path = await share(id, ada)
    await expect(share(id, bob)).rejects.toThrow("This isn't in your history.")
    expect((await stop(id, bob)).status).toBe(404)
    await expect(share(id, {})).rejects.toThrow("This isn't in your history.")
    expect(await stop(id, {})).toMatchObject({ status: 404 })
    expect((await read(path)).status).toBe(200)
  })

  it('is not shared once the plan locks it, unless it was before', async () => {
    const text = 'The lamp is lit. And the door is open.'
    const id = await summarizeText(server, { title: 'Locked', text, headers: ada })
    const shared = await summarizeText(server, { title: 'Shared before', text, headers: ada })
    const path = await share(shared, ada)
    await server.database.db.execute(
      sql`update history_items set created_at = now() - interval '8 days' where id in (${id}, ${shared})`,
    )
    await expect(share(id, ada)).rejects.toThrow("This isn't in your history.")
    expect(await share(shared, ada)).toBe(path)
    expect((await read(path)).status).toBe(200)
    await stop(shared, ada)
    await expect(share(shared, ada)).rejects.toThrow("This isn't in your history.")
    await signInWith(server, 'ada@example.org', 'pro')
    await expect(share(id, ada)).resolves.toMatch(/^\/s\//)
  })

  it('gets an address that works again when the secret of the server changed, which the export has too', async () => {
    const id = await summarizeVideo(ada)
    const path = await share(id, ada)
    const { db } = server.database
    const before = sql`update history_items set share_nonce = 'nonce-of-another-secret' where id = ${id}`
    await db.execute(before)
    expect((await read(path)).status).toBe(200)
    const shown = await server.call('GET /api/summaries/:id', { path: `/api/summaries/${id}`, headers: ada })
    const renewed = shown.ok && shown.body.state === 'done' ? (shown.body.sharePath ?? '') : ''
    expect(renewed).not.toBe(path)
    expect((await read(renewed)).status).toBe(200)
    expect(await share(id, ada)).toBe(renewed)
    await db.execute(before)
    expect((await read(await share(id, ada))).status).toBe(200)
    const file = await server.app.inject({ url: '/api/account/export', headers: ada })
    expect(file.json<{ history: object[] }>().history).toContainEqual(
      expect.objectContaining({ id, sharePath: await share(id, ada) }),
    )
  })

  it('is found by nothing that the database holds', async () => {
    const id = await summarizeVideo(ada)
    const path = await share(id, ada)
    const { rows } = await server.database.db.execute(sql`select * from history_items where id = ${id}`)
    const storedTexts = Object.values(rows[0] ?? {}).filter((value) => typeof value === 'string')
    for (const value of storedTexts) expect((await read(`/s/${encodeURIComponent(value)}`)).status).toBe(404)
    expect(storedTexts).not.toContain(path.slice('/s/'.length))
    expect((await read(`/s/${'x'.repeat(65)}`)).status).toBe(400)
  })
})

describe('GET /api/shared/:token/image.png', () => {
  it('is a picture that goes with the shared page', async () => {
    const id = await summarizeVideo(ada)
    const url = `${(await share(id, ada)).replace('/s/', '/api/shared/')}/image.png`
    const picture = await server.app.inject({ url })
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=0',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
    const hindi = await server.app.inject({ method: 'GET', url: `${url}?language=hi` })
    expect(hindi.rawPayload.equals(picture.rawPayload)).toBe(false)
    expect((await server.app.inject({ method: 'GET', url: `${url}?language=xx` })).statusCode).toBe(400)
    await stop(id, ada)
    expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })
})

describe('the page at a shared address', () => {
  const open = (url: string) =>
    server.app.inject({ url, headers: { accept: 'text/html', host: 'precis.example' } })

  it('names title, first insight and picture to places that show the link', async () => {
    const title = 'A "title" & <more>'
    const id = await summarizeText(server, {
      title,
      text: 'Words of a title. And more of them.',
      headers: ada,
    })
    const sharePath = await share(id, ada)
    const page = await open(sharePath)
    expect(page.statusCode).toBe(200)
    expect(page.headers['x-robots-tag']).toContain('noindex')
    expect(page.headers['content-security-policy']).toContain('frame-src https://www.youtube-nocookie.com')
    expect(page.body).toContain('content="A &quot;title&quot; &amp; &lt;more&gt;"')
    const token = sharePath.slice('/s/'.length)
    expect(page.body).toContain(`content="http://precis.example/api/shared/${token}/image.png"`)
    expect(page.body).toContain('</head><p>$&</p>')
    expect(page.body).not.toContain('ada@example.org')
  })

  it('is the plain page when it leads nowhere, which says so itself', async () => {
    const page = await open('/s/aaaaaaaaaaaaaaaaaaaaaa')
    expect(page.statusCode).toBe(404)
    expect(page.body).toBe('<head><title>Shared</title></head><p>$&</p>')
    expect(page.headers['x-robots-tag']).toContain('noindex')
  })
})
