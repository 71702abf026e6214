import { describe, expect, it } from 'vitest'
import { createNotion } from '#server/adapters/notion/notion.ts'
import type { SentNote } from '#server/ports/destinations.ts'
import {
  createNotionSimulator,
  notionDatabase,
  notionToken,
  person,
  textOf,
} from '#tests/fakes/notion/simulator.ts'
import { asFetch, createJumpingClock } from '#tests/fakes/service.ts'
import { manyLines, remoteOf, sentNote } from './note.ts'

const typed = `https://www.notion.so/me/${notionDatabase.replaceAll('-', '')}?v=1`
const { signal: never } = new AbortController()

async function start() {
  const clock = createJumpingClock()
  const simulator = createNotionSimulator(clock.now)
  const { state } = simulator
  const notion = createNotion({ origin: 'https://api.notion.com', fetch: asFetch(simulator.answer), clock })
  const found = await notion.find({ token: notionToken, location: typed }, never)
  if ('failure' in found) throw new Error(found.failure)
  const access = { token: notionToken, location: found.location }
  const send = async (note: SentNote, remote: string | null = null, signal = never) =>
    await notion.send(access, note, { remote, signal })
  return { ...simulator, state, clock, notion, found, send }
}

const linesOf = (page: { blocks: Parameters<typeof textOf>[0][] } | undefined) =>
  page?.blocks.map(textOf) ?? []

describe('Notion', () => {
  it('finds the database by its address, and gives it a column to know pages by', async () => {
    const { found, state, notion } = await start()
    expect(found.name).toBe('Videos')
    expect(state.hasColumn).toBe(true)
    expect(await notion.find({ token: 'wrong', location: typed }, never)).toEqual({
      failure: 'token-refused',
    })
    expect(await notion.find({ token: notionToken, location: 'nowhere' }, never)).toEqual({
      failure: 'location-missing',
    })
  })

  it('makes one page of a summary, and changes its blocks in place', async () => {
    const { state, send, newId } = await start()
    const note = sentNote()
    const remote = remoteOf(await send(note))
    const [page] = state.pages
    expect(page).toMatchObject({ mark: note.id, title: note.summary.videoTitle })
    expect(linesOf(page)).toContain('1:05 Seals came back (verified)')
    page?.blocks.push({
      id: newId(),
      type: 'paragraph',
      text: [{ text: { content: 'my own words' } }],
      by: person,
    })
    const ids = page?.blocks.map(({ id }) => id)
    state.calls.length = 0
    await send(note, remote)
    expect(state.calls.every((call) => call.startsWith('GET'))).toBe(true)
    const [first, ...others] = note.summary.insights
    if (first === undefined) throw new Error('It has lines')
    const insights = [first, { ...first, text: 'A new line', quote: '' }, ...others]
    expect((await send({ ...note, summary: { ...note.summary, insights } }, remote)).outcome).toBe('sent')
    expect(linesOf(page).some((line) => line.includes('A new line'))).toBe(true)
    expect(linesOf(page)).toContain('my own words')
    expect(page?.blocks[0]?.id).toBe(ids?.[0])
    expect(state.pages).toHaveLength(1)
  })

  it('takes 1,000 highlights once, within the limits, wherever it is killed', async () => {
    const { state, send, clock } = await start()
    const note = manyLines(1000)
    const began = clock.now()
    for (let calls = 1; calls < 14; calls += 1) {
      const killing = new AbortController()
      let left = calls
      state.onDone = () => {
        left -= 1
        if (left === 0) killing.abort()
      }
      await send(note, null, killing.signal)
    }
    state.onDone = () => undefined
    expect((await send(note)).outcome).toBe('sent')
    expect(state.pages).toHaveLength(1)
    const said = linesOf(state.pages[0]).filter((line) => line.startsWith('said '))
    expect(said).toEqual(Array.from({ length: 1000 }, (_, index) => `said ${index}`))
    expect(state.calls.length / ((clock.now() - began) / 1000)).toBeLessThan(3)
  })

  it('cuts long texts into pieces that Notion takes', async () => {
    const { state, send } = await start()
    const note = sentNote()
    const [line] = note.summary.insights
    if (line === undefined) throw new Error('It has lines')
    const summary = { ...note.summary, insights: [{ ...line, text: '𝒳'.repeat(3000) }] }
    expect((await send({ ...note, summary })).outcome).toBe('sent')
    expect(linesOf(state.pages[0]).some((each) => each.includes('𝒳'.repeat(3000)))).toBe(true)
  })

  it('leaves a page alone that its owner removed', async () => {
    const { state, send } = await start()
    const remote = remoteOf(await send(sentNote()))
    const [page] = state.pages
    if (page === undefined) throw new Error('There is one')
    page.isRemoved = true
    expect(await send(sentNote(), remote)).toEqual({ outcome: 'refused', failure: 'removed' })
  })

  it.each([
    [401, { outcome: 'revoked', failure: 'token-refused' }],
    [404, { outcome: 'failed', failure: 'location-missing' }],
    [409, { outcome: 'failed', failure: 'unreachable' }],
    [429, { outcome: 'later', seconds: 7, remote: null }],
    [529, { outcome: 'later', seconds: 7, remote: null }],
    [500, { outcome: 'failed', failure: 'unreachable' }],
  ])('says what %i means', async (status, meaning) => {
    const { state, send } = await start()
    state.failures = [status]
    expect(await send(sentNote())).toEqual(meaning)
  })
})
