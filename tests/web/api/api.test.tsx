import { describe, expect, it } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { apiEvents } from '#web/api/api-events.ts'
import { api } from '#web/api/api.ts'
import { answerWith, streamOf } from '../fake-fetch.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
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
    const problem = { code: 'NOT_FOUND', detail: "There's no such transcript.", remedies: [] }
    answerWith(() => json(problem, 404))
    const failure = await api('GET /api/transcripts/:id', { params: { id: 'x' } }).catch(
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ message: "404: There's no such transcript.", status: 404, problem })
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

  it('gives nothing for an answer without a body', async () => {
    answerWith(() => new Response(null, { status: 204 }))
    expect(await api('GET /healthz')).toBeUndefined()
  })

  it('says plainly that the connection broke in the middle of the answer', async () => {
    answerWith(() => new Response(streamOf([bytesOf('{"half')], { end: new TypeError('network error') })))
    await expect(api('GET /healthz')).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  })
})

describe('apiEvents', () => {
  const order = { body: { videoUrl: 'x' } }
  const stages = 'event: stage\ndata: {"stage":"transcript","text":"One"}\n\n'.repeat(2)

  it('asks for events and hands them on, parsed and in order', async () => {
    const sent = answerWith(() => new Response(streamOf([bytesOf(stages)])))
    const events: unknown[] = []
    await apiEvents('POST /api/summarize', order, { onEvent: (event) => events.push(event) })
    expect(sent[0]?.init.headers).toMatchObject({ accept: 'text/event-stream' })
    const stage = { event: 'stage', data: { stage: 'transcript', text: 'One' } }
    expect(events).toEqual([stage, stage])
  })

  it('raises a refusal like any other call', async () => {
    answerWith(() => json({ code: 'RATE_LIMITED', detail: 'Please wait.', remedies: [] }, 429))
    await expect(apiEvents('POST /api/summarize', order, { onEvent: () => undefined })).rejects.toThrow(
      '429: Please wait.',
    )
  })

  it('does not take a fault of the listener for a broken connection', async () => {
    answerWith(() => new Response(streamOf([bytesOf(stages)])))
    await expect(
      apiEvents('POST /api/summarize', order, {
        onEvent: () => {
          throw new RangeError('a fault of the page')
        },
      }),
    ).rejects.toThrow(RangeError)
  })
})
