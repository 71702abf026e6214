import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '#web/lib/api-error.ts'
import { api, apiEvents } from '#web/lib/api.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

type Sent = { url: string; init: RequestInit }

function answerWith(answer: () => Response | Promise<Response>): Sent[] {
  const sent: Sent[] = []
  globalThis.fetch = (url, init) => {
    sent.push({ url: String(url), init: init ?? {} })
    return Promise.resolve(answer())
  }
  return sent
}

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })

describe('api', () => {
  it('puts the parameters into the path, the query behind it, and asks with the cookies', async () => {
    const sent = answerWith(() => json({}))
    await api('GET /api/transcripts/:id', { params: { id: 'a/b' } })
    await api('POST /api/transcripts', { query: { title: 'A & B', fileName: undefined }, body: 'words' })
    expect(sent.map(({ url }) => url)).toEqual(['/api/transcripts/a%2Fb', '/api/transcripts?title=A+%26+B'])
    expect(sent[0]?.init).toMatchObject({
      method: 'GET',
      credentials: 'include',
      headers: { accept: 'application/json' },
    })
  })

  it('sends JSON as JSON and text as it is', async () => {
    const sent = answerWith(() => json({}))
    await api('POST /api/transcribe', { body: { videoUrl: 'x' } })
    await api('POST /api/transcripts', { query: {}, body: 'words' })
    expect(sent[0]?.init).toMatchObject({
      body: '{"videoUrl":"x"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(sent[1]?.init).toMatchObject({
      body: 'words',
      headers: { 'content-type': 'application/octet-stream' },
    })
  })

  it('raises the status and the sentence of a problem document', async () => {
    const problem = { code: 'NOT_FOUND', detail: 'There is no such transcript.', remedies: [] }
    answerWith(() => json(problem, 404))
    const failure = await api('GET /api/transcripts/:id', { params: { id: 'x' } }).catch(
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ message: '404: There is no such transcript.', status: 404, problem })
  })

  it('raises the text of an answer that is no problem document, or the status text', async () => {
    answerWith(() => new Response('Bad gateway from a proxy', { status: 502 }))
    await expect(api('GET /healthz')).rejects.toThrow('502: Bad gateway from a proxy')
    answerWith(() => new Response('', { status: 504, statusText: 'Gateway Timeout' }))
    await expect(api('GET /healthz')).rejects.toThrow('504: Gateway Timeout')
  })

  it('says plainly that no answer came', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(api('GET /healthz')).rejects.toMatchObject({ status: 0, problem: null })
  })

  it('leaves a call that was given up what it is', async () => {
    answerWith(() => Promise.reject(new DOMException('given up', 'AbortError')))
    await expect(api('GET /healthz')).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('apiEvents', () => {
  async function follow(pieces: Uint8Array<ArrayBuffer>[]): Promise<unknown[]> {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    })
    answerWith(() => new Response(body))
    const events: unknown[] = []
    await apiEvents(
      'POST /api/summarize',
      { body: { videoUrl: 'x' } },
      { onEvent: (event) => events.push(event) },
    )
    return events
  }

  const text =
    ': hello\n\nid: 1\nevent: stage\ndata: {"stage":"transcript","text":"Précis…"}\n\n' +
    'id: 2\r\nevent: video\r\ndata: {"videoTitle":\r\ndata: "日本"}\r\n\r\n: waiting\n\nevent: done\ndata: {"cut":'

  const expected = [
    { event: 'stage', data: { stage: 'transcript', text: 'Précis…' } },
    { event: 'video', data: { videoTitle: '日本' } },
  ]

  it('reads events, skips comments, joins data lines, and drops one that was cut off', async () => {
    expect(await follow([new TextEncoder().encode(text)])).toEqual(expected)
  })

  it('reads the same whatever way the bytes are cut, inside a character too', async () => {
    const bytes = new TextEncoder().encode(text)
    for (const size of [1, 2, 3, 7, 50]) {
      const pieces: Uint8Array<ArrayBuffer>[] = []
      for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.slice(at, at + size))
      expect(await follow(pieces)).toEqual(expected)
    }
  })
})
