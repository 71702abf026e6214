import { parseOpml } from 'feedsmith'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFeedParser } from '#server/adapters/feeds/feed-parser.ts'
import { emptyFeeds } from '#tests/fakes/feeds/no-feeds.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createMember } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { channelOf } from './world.ts'

const parser = createFeedParser()
let server: TestApp
let ada: Person
beforeAll(async () => {
  server = await startApp({ feeds: { ...emptyFeeds, readList: parser.readList } })
  ada = await createMember(server)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await parser.close()
})

const channelFeed = `https://www.youtube.com/feeds/videos.xml?channel_id=${channelOf(1)}`
const outline = (url: string, title = 'A') => `<outline type="rss" text="${title}" xmlUrl="${url}"/>`
const opml = (body: string) => `<?xml version="1.0"?><opml version="2.0"><head/><body>${body}</body></opml>`

const follow = (url: string) => server.call('POST /api/follows', { headers: ada.headers, payload: { url } })

const send = (payload: string, person = ada) =>
  server.app.inject({
    method: 'POST',
    url: '/api/follows/file',
    headers: { ...person.headers, 'content-type': 'application/octet-stream' },
    payload,
  })

describe('what is followed as OPML', () => {
  it('goes out as feeds that a reader of OPML takes, and comes in again', async () => {
    await follow(channelFeed)
    await follow('https://feeds.example/show?a=1&b=2')
    const file = await server.app.inject({ url: '/api/follows/file', headers: ada.headers })
    expect(file.headers).toMatchObject({
      'content-type': 'text/x-opml; charset=utf-8',
      'content-disposition': 'attachment; filename="precis-following.opml"',
    })
    const { head, body } = parseOpml(file.body)
    expect(head?.title).toBe('Précis')
    expect(body?.outlines).toEqual([
      expect.objectContaining({
        type: 'rss',
        text: 'A source',
        xmlUrl: channelFeed,
        htmlUrl: `https://www.youtube.com/channel/${channelOf(1)}`,
      }),
      expect.objectContaining({ xmlUrl: 'https://feeds.example/show?a=1&b=2' }),
    ])
    expect((await send(file.body)).json()).toMatchObject({
      sources: [{ state: 'followed' }, { state: 'followed' }],
    })
    const other = await createMember(server)
    expect((await send(file.body, other)).json()).toMatchObject({
      sources: [{ state: 'new' }, { state: 'new' }],
    })
    expect((await server.app.inject({ url: '/api/follows/file' })).statusCode).toBe(401)
  })

  it('reads folders, names what cannot be followed, and takes nothing twice', async () => {
    const folder = `<outline text="Shows">${outline('https://feeds.example/new', 'New')}${outline('https://feeds.example/new')}</outline>`
    const { sources } = (
      await send(opml(folder + outline('gopher://old', 'Old') + '<outline text="Empty"/>'))
    ).json()
    expect(sources).toEqual([
      { url: 'https://feeds.example/new', title: 'New', state: 'new' },
      { url: 'gopher://old', title: 'Old', state: 'refused' },
    ])
  })

  it('reads 500 entries at once', async () => {
    const many = Array.from({ length: 500 }, (_, n) => outline(`https://feeds.example/${n}`, `Show ${n}`))
    const { sources } = (await send(opml(many.join('')))).json()
    expect(sources).toHaveLength(500)
  })

  it.each([
    ['a text', 'not XML'],
    ['nothing', ''],
    ['a feed', '<rss version="2.0"><channel><title>A</title></channel></rss>'],
    ['broken XML', '<opml version="2.0"><body><outline text="a" xmlUrl="https://a.example/'],
    ['depth', opml('<outline>'.repeat(100) + '</outline>'.repeat(100))],
  ])('is refused with a sentence where it is %s', async (_, payload) => {
    const answer = await send(payload)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'FEED_UNREADABLE', detail: expect.stringContaining('OPML') })
  })

  it('resolves no entity that a file defines', async () => {
    const answer = await send(`<!DOCTYPE x [<!ENTITY a "https://a.example/">]>${opml(outline('&a;'))}`)
    expect(answer.json()).toEqual({ sources: [{ url: '&a;', title: 'A', state: 'refused' }] })
  })

  it('is refused above 1 MB, unread', async () => {
    expect((await send(opml('x'.repeat(1_100_000)))).statusCode).toBe(413)
  })
})
