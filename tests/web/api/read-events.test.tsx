import { describe, expect, it } from 'vitest'
import { readEvents } from '#web/api/api-events.ts'
import type { ServerEvent } from '#web/api/api-events.ts'
import { streamOf } from '../fake-fetch.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function read(pieces: Uint8Array<ArrayBuffer>[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = []
  for await (const event of readEvents(streamOf(pieces))) events.push(event)
  return events
}

function cut(text: string, size: number): Uint8Array<ArrayBuffer>[] {
  const bytes = bytesOf(text)
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.slice(at * size, (at + 1) * size),
  )
}

describe('readEvents', () => {
  it.each([
    ['names, data and ids', 'id: 5\nevent: stage\ndata: 1\n\n', [{ event: 'stage', data: '1', id: '5' }]],
    ['an event without a name', 'data: 1\n\n', [{ event: 'message', data: '1', id: '' }]],
    ['no more than one blank after the colon', 'data:  1\n\ndata:2\n\n', [' 1', '2']],
    ['several data lines as one', 'data: a\ndata\ndata: b\n\n', ['a\n\nb']],
    ['past comments and unknown fields', ': waiting\n\nretry: 5\nid: 7\ndata: 1\n:\n\n', ['1']],
    ['past an event without data', 'event: stage\n\ndata: 1\n\n', ['1']],
    ['colons inside the data', 'data: {"at":"18:15"}\n\n', ['{"at":"18:15"}']],
    ['line separators that are no ends of lines here', 'data: a\u2028b\u2029c\n\n', ['a\u2028b\u2029c']],
    ['CRLF', 'event: stage\r\ndata: a\r\ndata: b\r\n\r\ndata: c\r\n\r\n', ['a\nb', 'c']],
    ['lone returns', 'data: a\rdata: b\r\rdata: c\n\n', ['a\nb', 'c']],
    ['nothing of an event that was cut off', 'data: a\n\ndata: b\n', ['a']],
  ])('reads %s', async (_name, text, expected) => {
    const events = await read([bytesOf(text)])
    expect(typeof expected[0] === 'string' ? events.map(({ data }) => data) : events).toEqual(expected)
  })

  it('reads the same whatever way the bytes are cut: inside a character, between the halves of CRLF', async () => {
    const text =
      ': hello\n\nid: 1\nevent: stage\ndata: Précis…\n\nevent: video\r\ndata: 日本\r\ndata: 𝄞\r\n\r\ndata: end\n\n'
    const expected = [
      { event: 'stage', data: 'Précis…', id: '1' },
      { event: 'video', data: '日本\n𝄞', id: '' },
      { event: 'message', data: 'end', id: '' },
    ]
    for (const size of [1, 2, 3, 5, 7, 50, 1000]) expect(await read(cut(text, size))).toEqual(expected)
  })

  it('gives what came before the connection broke, then says so', async () => {
    const body = streamOf([bytesOf('data: a\n\ndata: b')], { end: new TypeError('network error') })
    const events = readEvents(body)
    expect(await events.next()).toMatchObject({ value: { data: 'a' } })
    await expect(events.next()).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  })

  it('lets go of the connection when the reader stops early', async () => {
    const cancelled = Promise.withResolvers<void>()
    const body = streamOf([bytesOf('data: a\n\n')], { end: 'open', onCancel: cancelled.resolve })
    for await (const event of readEvents(body)) if (event.data === 'a') break
    await cancelled.promise
  })
})
