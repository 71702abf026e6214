import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileWords } from '#languages/hi/file-words.ts'
import { summaryFormatIds, summaryFormats } from '#product/summary-formats.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signInWith, summarizeText } from './member.ts'

const text = 'We choose to go to the Moon in this decade. It is hard. Mountains are climbed as well.'
const given = { text, title: 'A speech about "the Moon"' }

let server: TestApp
let pro: { cookie: string }
let id = ''
beforeAll(async () => {
  server = await startApp({ privilegedEmails: new Set(['guest@example.org']) })
  pro = await signInWith(server, 'pro@example.org', 'pro')
  id = await summarizeText(server, { ...given, headers: pro })
})
afterAll(() => server[Symbol.asyncDispose]())

const save = (format: string, headers: { cookie?: string } = pro, item = id) =>
  server.app.inject({ url: `/api/summaries/${item}/file?format=${format}`, headers })

describe('GET /api/summaries/:id/file', () => {
  it.each(summaryFormatIds)('gives a summary as %s, under its name and its media type', async (format) => {
    const answer = await save(format)
    const { extension, type } = summaryFormats[format]
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="A speech about the Moon.${extension}"`,
    })
    const isPacked = format === 'anki' || format === 'word'
    const body = isPacked ? Object.keys(unzipSync(answer.rawPayload)).join(' ') : answer.body
    const parts = {
      anki: 'collection.anki2 media',
      word: 'word/document.xml',
      bibtex: '@misc{',
      csl: '"motion_picture"',
    }
    expect(body).toContain(format in parts ? Reflect.get(parts, format) : 'Moon')
  })

  it('says nothing of the account in it', async () => {
    const { body } = await save('json')
    for (const name of ['remainingCount', 'planType', 'historyId', 'transcriptId']) {
      expect(body).not.toContain(name)
    }
  })

  it('is Markdown where no format is named, and refuses one that is none', async () => {
    const { headers } = await server.app.inject({ url: `/api/summaries/${id}/file`, headers: pro })
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect((await save('tape')).json()).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
  })

  it('names what it shows in the language of the page, and refuses one that is none', async () => {
    expect((await save('notion&labels=hi')).body).toContain(`| ${fileWords.files.facts.madeOn} |`)
    expect((await save('notion')).body).not.toContain(fileWords.files.facts.madeOn)
    expect((await save('notion&labels=xx')).json()).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
  })

  it('is refused where the plan has no downloads, unless the operator lets the person', async () => {
    const free = await signInWith(server, 'free@example.org')
    const own = await summarizeText(server, { ...given, headers: free })
    expect((await save('obsidian', free, own)).json()).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await save('bibtex', free, own)).statusCode).toBe(200)
    const guest = await signInWith(server, 'guest@example.org')
    const theirs = await summarizeText(server, { ...given, headers: guest })
    expect((await save('obsidian', guest, theirs)).statusCode).toBe(200)
  })

  it('is not there for another user or a visitor', async () => {
    const other = await signInWith(server, 'other@example.org', 'pro')
    expect((await save('obsidian', other)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await save('obsidian', {})).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})
