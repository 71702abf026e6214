import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookiesOf } from '#tests/setup/sign-in.ts'

let server: TestApp
let visitor: { cookie: string }
beforeAll(async () => {
  server = await startApp({ concurrency: null })
})
afterAll(() => server[Symbol.asyncDispose]())

async function give(text: string, query: { title?: string; videoUrl?: string } = {}): Promise<string> {
  const answer = await server.call('POST /api/transcripts', {
    query,
    headers: { 'content-type': 'application/octet-stream' },
    payload: text,
  })
  if (!answer.ok) throw new Error(answer.problem.detail)
  visitor = cookiesOf(answer.headers)
  return answer.body.transcript.id
}

const ask = (id: string, format: string) =>
  server.app.inject({ url: `/api/transcripts/${id}/file?format=${format}`, headers: visitor })

describe('GET /api/transcripts/:id/file', () => {
  it('gives a transcript as text and as captions, under its name', async () => {
    const id = await give('1\n00:00:01,000 --> 00:00:03,500\nCats & dogs sleep.\n', { title: '猫 #1' })
    const forms = {
      txt: ['text/plain; charset=utf-8', '猫 #1\n\nCats & dogs sleep.\n'],
      srt: ['application/x-subrip; charset=utf-8', '1\n00:00:01,000 --> 00:00:03,500\nCats & dogs sleep.\n'],
      vtt: ['text/vtt; charset=utf-8', 'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nCats &amp; dogs sleep.\n'],
    }
    for (const [format, [type, body]] of Object.entries(forms)) {
      const answer = await ask(id, format)
      expect(answer.body).toBe(body)
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename="? 1.${format}"; filename*=UTF-8''%E7%8C%AB%201.${format}`,
      })
    }
  })

  it('is named as the file names itself, unless who gave it did', async () => {
    const text = '---\ntitle: The lighthouse\n---\n\nCats and dogs sleep.\n'
    expect((await ask(await give(text), 'txt')).body).toBe('The lighthouse\n\nCats and dogs sleep.\n')
    const own = await give(text, { title: 'Mine' })
    expect((await ask(own, 'txt')).body).toBe('Mine\n\nCats and dogs sleep.\n')
  })

  it('begins a text with the title and the link of its video', async () => {
    const videoUrl = 'https://youtu.be/WZyRbnpGyzQ'
    const id = await give('1\n00:00:01,000 --> 00:00:03,500\nCats & dogs sleep.\n', {
      title: 'Pets',
      videoUrl,
    })
    const link = 'https://www.youtube.com/watch?v=WZyRbnpGyzQ'
    expect((await ask(id, 'txt')).body).toBe(`Pets\n${link}\n\nCats & dogs sleep.\n`)
  })

  it('refuses captions without times, other forms, and what is not there', async () => {
    const id = await give('Only words, said at no time that is known.')
    expect((await ask(id, 'txt')).statusCode).toBe(200)
    expect((await ask(id, 'srt')).json()).toMatchObject({
      status: 400,
      detail: 'This transcript has no times, so it can only be saved as plain text.',
      errors: [{ field: 'querystring.format' }],
    })
    expect((await ask(id, 'pdf')).json()).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
    expect((await ask(crypto.randomUUID(), 'txt')).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})
