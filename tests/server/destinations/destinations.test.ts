import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notionDatabase, notionToken } from '#tests/fakes/notion/simulator.ts'
import { correctionCalls } from '../corrections/corrected-meeting.ts'
import { createSubscriber } from '../security/people.ts'
import { asReadwise, openDestinations } from './case.ts'

let on: Awaited<ReturnType<typeof openDestinations>>
beforeAll(async () => {
  on = await openDestinations()
})
afterAll(() => on.app[Symbol.asyncDispose]())
beforeEach(() => on.begin())
afterEach(() => on.end())

describe('what goes to a destination', () => {
  it('is each summary, once, and again when a line is highlighted', async () => {
    const owner = await createSubscriber(on.app, 'pro')
    await on.connect(owner, { ...asReadwise, rule: 'summaries' })
    on.send()
    const id = await on.summarize(owner)
    await on.untilSent(owner, 1)
    const lines = on.at.readwise.state.highlights.length
    expect(lines).toBeGreaterThan(2)
    await on.highlight(owner, id, 'for the talk')
    await expect.poll(() => on.at.readwise.state.highlights[0]?.note).toMatch(/^for the talk\n/)
    expect(on.at.readwise.state.highlights).toHaveLength(lines)
  })

  it('changes there with a correction of its transcript, line by line', async () => {
    const owner = await createSubscriber(on.app, 'pro')
    const calls = correctionCalls(on.app)
    const transcript = await calls.give(owner)
    await on.connect(owner, { ...asReadwise, rule: 'summaries' })
    on.send()
    await calls.summarize(owner, transcript)
    await on.untilSent(owner, 1)
    const texts = () => on.at.readwise.state.highlights.map(({ text }) => text)
    const sent = texts()
    const heard = sent.filter((text) => text.includes('wispr'))
    expect(heard).not.toEqual([])
    const corrected = [
      { sentence: 1, text: 'The tests of Whisper are green, but the payment page is still slow.' },
      { sentence: 2, text: 'We agreed to spend fifteen thousand euros on Whisper this year.' },
    ]
    expect(await calls.correct(on.app, owner, transcript, corrected)).toMatchObject({ status: 200 })
    await expect.poll(() => texts().filter((text) => text.includes('Whisper'))).toHaveLength(heard.length)
    expect(texts()).toHaveLength(sent.length)
  })

  it('is what its owner highlights, and nothing else', async () => {
    const owner = await createSubscriber(on.app, 'pro')
    const id = await on.summarize(owner)
    await on.connect(owner, { ...asReadwise, rule: 'highlights' })
    on.send()
    await on.highlight(owner, id, 'one')
    await on.untilSent(owner, 1)
    expect(on.at.readwise.state.highlights).toHaveLength(1)
    await on.highlight(owner, id, 'two', 'insight-1')
    await expect.poll(() => on.at.readwise.state.highlights.length).toBe(2)
  })

  it('is what was highlighted before, where its owner wants that', async () => {
    const owner = await createSubscriber(on.app, 'pro')
    await on.highlight(owner, await on.summarize(owner), 'one')
    await on.connect(owner, { ...asReadwise, rule: 'highlights', withEarlier: true })
    on.send()
    await on.untilSent(owner, 1)
  })

  it('is what a button sends: into Notion and into a folder', async () => {
    const owner = await createSubscriber(on.app, 'pro')
    const id = await on.summarize(owner)
    const page = await on.connect(owner, { kind: 'notion', token: notionToken, location: notionDatabase })
    const notes = await on.connect(owner, { kind: 'folder', location: '' })
    on.send()
    expect(on.at.notion.state.pages).toEqual([])
    await on.sendNow(owner, page.id, id)
    await on.sendNow(owner, notes.id, id)
    await on.untilSent(owner, 1, 1)
    expect(on.at.notion.state.pages).toHaveLength(1)
    const [name = ''] = await readdir(on.at.folder)
    expect(String(await readFile(path.join(on.at.folder, name)))).toContain('precis:begin')
  })

  it('goes on where a process was killed: nothing twice, nothing lost', async () => {
    const owner = await createSubscriber(on.app, 'pro')
    const id = await on.summarize(owner)
    const { id: page } = await on.connect(owner, {
      kind: 'notion',
      token: notionToken,
      location: notionDatabase,
    })
    on.send()
    const [first] = on.started
    on.at.notion.state.onDone = (call) => {
      if (call === 'POST /v1/pages') void first?.stop()
    }
    await on.sendNow(owner, page, id)
    await expect.poll(() => on.at.notion.state.pages.length).toBe(1)
    await on.stopSending()
    on.at.notion.state.onDone = () => undefined
    expect((await on.list(owner))[0]).toMatchObject({ sent: 0, waiting: 1 })
    // The page was made, and nobody knows: as where the process died before it was stored.
    await on.app.database.pool.query(
      'update destination_items set remote = null, next_at = now(); update destinations set next_at = now()',
    )
    on.send()
    await on.untilSent(owner, 1)
    expect(on.at.notion.state.pages).toHaveLength(1)
    expect(on.at.notion.state.pages[0]?.blocks.length).toBeGreaterThan(5)
  })

  it('waits as long as the service asks', async () => {
    const owner = await createSubscriber(on.app, 'pro')
    const id = await on.summarize(owner)
    const { id: there } = await on.connect(owner, asReadwise)
    on.at.readwise.state.failures = [429]
    on.send()
    await on.sendNow(owner, there, id)
    const next =
      "select next_at > now() + interval '5 seconds' as later from destinations where next_at is not null"
    await expect.poll(async () => (await on.app.database.pool.query(next)).rows).toEqual([{ later: true }])
    expect((await on.list(owner))[0]).toMatchObject({ state: 'on', waiting: 1, failures: [] })
  })
})
