import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { nowhere } from '../security/call-case.ts'
import type { Person } from '../security/people.ts'
import { correctionCalls } from './corrected-meeting.ts'

let server: TestApp
let calls: ReturnType<typeof correctionCalls>
let owner: Person
let id: string
beforeAll(async () => {
  server = await startApp()
  calls = correctionCalls(server)
  owner = await calls.createMember()
  id = await calls.give(owner)
})
afterAll(() => server[Symbol.asyncDispose]())

const line = (text: string | null) => [{ sentence: 1, text }]

describe('a corrected line', () => {
  it('stands in the transcript with what was heard, until it is taken back', async () => {
    const heard = (await calls.read(owner, id)).sentences[1]?.text ?? ''
    const reply = await calls.correct(server, owner, id, line('The tests of Whisper are green.'))
    expect(reply).toMatchObject({ status: 200, body: { revision: 1, undo: line(null) } })
    const corrected = await calls.read(owner, id)
    expect(corrected.sentences[1]).toMatchObject({ text: 'The tests of Whisper are green.', heard })
    expect(corrected.content).toContain('The tests of Whisper are green.')
    expect(await calls.get(owner, `/api/transcripts/${id}/file?format=txt`)).toContain('The tests of Whisper')
    const undone = await calls.correct(server, owner, id, line(null), 1)
    expect(undone).toMatchObject({ body: { undo: line('The tests of Whisper are green.') } })
    expect((await calls.read(owner, id)).sentences[1]).not.toHaveProperty('heard')
  })

  it.each([
    ['a line of nothing', [{ sentence: 1, text: '  \u200b ' }], 'body.operations.0'],
    ['a line that is not there', [{ sentence: 4000, text: 'No.' }], 'body.operations'],
    ['a speaker who is not there', [{ speaker: 'Speaker 9', name: 'Tom' }], 'body.operations'],
    ['a line without end', [{ sentence: 1, text: 'x'.repeat(2001) }], 'body.operations.0'],
    [
      'ten thousand operations',
      Array.from({ length: 10_000 }, (_, sentence) => ({ sentence, text: 'x' })),
      'body.operations',
    ],
    ['none', [], 'body.operations'],
  ])('is refused: %s, with the field', async (_name, operations, field) => {
    const before = await calls.read(owner, id)
    const reply = await calls.correct(server, owner, id, operations, 5)
    expect(reply).toMatchObject({ status: 400, problem: { code: 'INVALID_REQUEST' } })
    expect(JSON.stringify(reply)).toContain(field)
    expect(await calls.read(owner, id)).toEqual(before)
  })

  it('is nobody’s to make in a transcript that is not in their history', async () => {
    const stranger = await calls.createMember()
    const visitor = { email: '', headers: {} }
    const replies = [
      await calls.correct(server, stranger, id, line('No.')),
      await calls.correct(server, visitor, id, line('No.')),
      await calls.correct(server, owner, nowhere, line('No.')),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('is text and nothing else, whatever it is made of', async () => {
    const markup = '<img src=x onerror=alert(1)> **bold** \u202eevil'
    await calls.correct(server, owner, id, line(markup), 99)
    expect((await calls.read(owner, id)).sentences[1]?.text).toBe(
      '<img src=x onerror=alert(1)> **bold** evil',
    )
    await calls.correct(server, owner, id, line(null), 99)
  })
})

describe('a call that is no correction', () => {
  it.each([{ revision: 0 }, { revision: -1, operations: [] }, { operations: [{ sentence: 0, text: 'x' }] }])(
    'is refused: %j',
    async (payload) => {
      const path = `/api/transcripts/${id}`
      const reply = await server.call('PATCH /api/transcripts/:id', { path, headers: owner.headers, payload })
      expect(reply).toMatchObject({ status: 400, problem: { code: 'INVALID_REQUEST' } })
    },
  )
})

describe('two tabs that correct one transcript', () => {
  it('do not overwrite each other, and are merged where they correct other lines', async () => {
    const reader = await calls.createMember()
    const own = await calls.give(reader)
    const first = await calls.correct(server, reader, own, [{ sentence: 0, text: 'The first.' }], 0)
    const other = await calls.correct(server, reader, own, [{ sentence: 2, text: 'The third.' }], 0)
    expect([first, other]).toMatchObject([{ body: { revision: 1 } }, { body: { revision: 2 } }])
    const late = await calls.correct(server, reader, own, [{ sentence: 0, text: 'Another first.' }], 0)
    expect(late).toMatchObject({ status: 409, problem: { code: 'CHANGED_ELSEWHERE', revision: 2 } })
    const same = await calls.correct(server, reader, own, [{ sentence: 0, text: 'The first.' }], 0)
    expect(same).toMatchObject({ status: 200, body: { revision: 2, undo: [] } })
    const { sentences, corrections } = await calls.read(reader, own)
    expect(sentences.map(({ text }) => text)).toMatchObject([
      'The first.',
      expect.any(String),
      'The third.',
      expect.any(String),
    ])
    expect(corrections?.revision).toBe(2)
  })

  it('all get their lines in, ten at once', async () => {
    const reader = await calls.createMember()
    const long = Array.from(
      { length: 10 },
      (_, index) => `Sentence ${index} was said by the keeper of the light.`,
    )
    const own = await calls.give(reader, long.join('\n'))
    const replies = await Promise.all(
      long.map((_, sentence) =>
        calls.correct(server, reader, own, [{ sentence, text: `Line ${sentence}.` }]),
      ),
    )
    expect(new Set(replies.map((reply) => (reply.ok ? reply.body.revision : 0))).size).toBe(10)
    expect((await calls.read(reader, own)).sentences.map(({ text }) => text)).toEqual(
      long.map((_, sentence) => `Line ${sentence}.`),
    )
  })
})

describe('a renamed speaker', () => {
  it('has the name in the transcript, its files, the result, its files and the answers', async () => {
    const reader = await calls.createMember()
    const own = await calls.give(reader)
    const { historyId } = await calls.summarize(reader, own)
    const question = { question: 'When do we launch the booking page?', historyId }
    await server.call('POST /api/ask', { headers: reader.headers, payload: question })
    const rename = [{ speaker: 'Speaker 1', name: 'Priya Shah' }]
    expect(await calls.correct(server, reader, own, rename)).toMatchObject({ status: 200 })
    const outputs = await Promise.all(
      [
        `/api/transcripts/${own}`,
        `/api/transcripts/${own}/file?format=txt`,
        `/api/summaries/${historyId}`,
        `/api/history`,
        `/api/history/${historyId}/questions`,
      ].map((url) => calls.get(reader, url)),
    )
    for (const output of outputs) {
      expect(output).toContain('Priya Shah')
      expect(output.replace('"label":"Speaker 1"', '')).not.toContain('Speaker 1')
    }
    const asked = await server.call('POST /api/ask', {
      headers: reader.headers,
      payload: { question: 'What did we agree to spend?', transcriptId: own },
    })
    expect(JSON.stringify(asked)).toContain('Priya Shah')
  })
})
