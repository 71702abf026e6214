import { describe, expect, it } from 'vitest'
import { createReadwise } from '#server/adapters/readwise/readwise.ts'
import type { SentNote } from '#server/ports/destinations.ts'
import { createReadwiseSimulator, readwiseToken } from '#tests/fakes/readwise/simulator.ts'
import { asFetch, createJumpingClock } from '#tests/fakes/service.ts'
import { manyLines, remoteOf, sentNote } from './note.ts'

const access = { token: readwiseToken, location: '' }

function start() {
  const clock = createJumpingClock()
  const { state, answer } = createReadwiseSimulator(clock.now)
  const readwise = createReadwise({ origin: 'https://readwise.io', fetch: asFetch(answer), clock })
  const send = async (note: SentNote, remote: string | null = null, signal = new AbortController().signal) =>
    await readwise.send(access, note, { remote, signal })
  return { state, clock, readwise, send }
}

describe('Readwise', () => {
  it('knows a token by asking, and says which was refused', async () => {
    const { readwise } = start()
    const { signal } = new AbortController()
    expect(await readwise.find(access, signal)).toEqual({ location: '', name: '' })
    expect(await readwise.find({ ...access, token: 'wrong' }, signal)).toEqual({ failure: 'token-refused' })
  })

  it('gets the words that were said, the line and the note beside them, and the second', async () => {
    const { state, send } = start()
    expect((await send(sentNote())).outcome).toBe('sent')
    expect(state.highlights.map(({ text }) => text)).toEqual([
      'So =The river is clean',
      'So Seals came back',
      'So It costs 25 pounds, "roughly"',
    ])
    expect(state.highlights[0]).toMatchObject({
      note: 'for the talk\n=The river is clean\nverified',
      location: 4,
    })
    expect(state.highlights[0]?.url).toContain('t=4s#precis-')
  })

  it('sends nothing again, and changes by its id what a correction or a note changed', async () => {
    const { state, send } = start()
    const note = sentNote()
    const remote = remoteOf(await send(note))
    state.calls.length = 0
    expect(remoteOf(await send(note, remote))).toBe(remote)
    expect(state.calls).toEqual([])
    const [highlight] = note.highlights
    if (highlight === undefined) throw new Error('It has one')
    const corrected = {
      ...highlight,
      line: { ...highlight.line, quote: 'So the river is clean' },
      note: 'other',
    }
    await send({ ...note, highlights: [corrected] }, remote)
    expect(state.highlights).toHaveLength(3)
    expect(state.highlights[0]).toMatchObject({ text: 'So the river is clean' })
    expect(state.highlights[0]?.note).toMatch(/^other\n/)
  })

  it('does not bring back what its owner deleted there', async () => {
    const { state, send } = start()
    const note = sentNote()
    const remote = remoteOf(await send(note))
    state.highlights.splice(0, 1)
    await send({ ...note, highlights: [] }, remote)
    expect(state.highlights).toHaveLength(2)
  })

  it('takes 1,000 highlights once, within the limits, also where each attempt is killed in the middle', async () => {
    const { state, send, clock } = start()
    const note = manyLines(1000)
    const began = clock.now()
    for (let calls = 1; calls < 10; calls += 1) {
      const killing = new AbortController()
      state.onDone = () => {
        if (state.calls.length % calls === 0) killing.abort()
      }
      await send(note, null, killing.signal)
    }
    state.onDone = () => undefined
    const reply = await send(note)
    expect(reply.outcome).toBe('sent')
    expect(new Set(state.highlights.map(({ url }) => url)).size).toBe(1000)
    expect(state.highlights).toHaveLength(1000)
    const renamed = { ...note, highlights: note.highlights.map((each) => ({ ...each, note: 'new' })) }
    expect((await send(renamed, remoteOf(reply))).outcome).toBe('sent')
    expect(state.highlights.every((each) => each.note.startsWith('new'))).toBe(true)
    const minutes = (clock.now() - began) / 60_000
    expect(state.calls.length / minutes).toBeLessThan(240)
  })

  it('waits as long as it is asked, and goes on from there', async () => {
    const { state, send } = start()
    state.failures = [200]
    expect(await send(manyLines(10))).toMatchObject({ outcome: 'failed' })
    const half = manyLines(150)
    state.onDone = () => {
      state.failures = [429]
    }
    const first = await send(half)
    expect(first).toMatchObject({ outcome: 'later', seconds: 7 })
    state.onDone = () => undefined
    state.calls.length = 0
    expect((await send(half, remoteOf(first))).outcome).toBe('sent')
    expect(state.calls).toHaveLength(1)
    expect(state.highlights).toHaveLength(150)
  })

  it.each([
    [401, { outcome: 'revoked', failure: 'token-refused' }],
    [400, { outcome: 'refused', failure: 'refused' }],
    [409, { outcome: 'failed', failure: 'unreachable' }],
    [500, { outcome: 'failed', failure: 'unreachable' }],
  ])('says what %i means', async (status, meaning) => {
    const { state, send } = start()
    state.failures = [status]
    expect(await send(sentNote())).toEqual(meaning)
  })
})
