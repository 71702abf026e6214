import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { summarizeText } from '#tests/server/history/member.ts'
import type { Person } from '#tests/server/security/people.ts'
import { createSubscriber } from '../security/people.ts'
import { collect } from './listed-account.ts'

let dir: string
let server: TestApp
let owner: Person
let id: string
let historyId: string
const title = 'Course"><script>alert(1)</script>'

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'precis-rendered-'))
  await mkdir(path.join(dir, 'c/-'), { recursive: true })
  await writeFile(path.join(dir, 'c/-/.template.html'), '<head><!--head--></head><body><!--app--></body>')
  await writeFile(path.join(dir, 'c/-/index.html'), '<head></head><p>Being read</p>')
  await mkdir(path.join(dir, '.renderer'))
  const renderer = `export const [describe, texts] = [() => '', []]
export const render = async (_address, data) => '<main>' + data.items.length + ' in brief</main>'`
  await writeFile(path.join(dir, '.renderer/prerender.js'), renderer)
  server = await startApp({
    pages: { dir, build: 'build-of-tests', scriptHashes: [], pages: ['/c/-'], texts: [] },
  })
  owner = await createSubscriber(server, 'pro')
  const text = 'The tower was built of glass. It was tall. It fell down in the end.'
  const summary = await summarizeText(server, { title: 'Towers', text, headers: owner.headers })
  historyId = summary
  id = (await collect(server, owner, { title, historyIds: [summary] })).id
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(dir, { recursive: true })
})

const open = async (url: string) =>
  await server.app.inject({ url, headers: { accept: 'text/html', host: 'precis.example' } })

describe('the page of a shared collection', () => {
  it('comes with its videos and a preview, without its owner, until it is shared no more', async () => {
    const call = { headers: owner.headers, path: `/api/collections/${id}/share` }
    const shared = await server.call('POST /api/collections/:id/share', call)
    const address = shared.ok ? shared.body.sharePath : ''
    const { statusCode, body, headers } = await open(address)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    expect(body).toContain('<main>1 in brief</main>')
    expect(body).toContain('<meta property="og:title" content="Course&quot;&gt;&lt;script&gt;')
    expect(body).toContain('<meta name="description" content="Towers">')
    for (const secret of [owner.email, id, historyId, 'Key insights', '<script>alert'])
      expect(body).not.toContain(secret)
    await server.call('DELETE /api/collections/:id/share', call)
    expect((await open(address)).statusCode).toBe(404)
  })

  it('is the page that is filled by its scripts where nothing is shared', async () => {
    const { statusCode, body } = await open('/c/aaaaaaaaaaaaaaaaaaaaaa')
    expect([statusCode, body]).toEqual([404, '<head></head><p>Being read</p>'])
  })
})
