import { describe, expect, it, vi } from 'vitest'
import { serveExtension } from '#extension/background/serve-extension.ts'
import { extensionId } from '#product/extension.ts'
import { youtubePage } from './open-panel.tsx'
import { createBrowser } from './stand-in.ts'
import type { Sender } from './stand-in.ts'

const secret = `precis_${'a'.repeat(32)}_bbbbbb`
const give = { give: 'key', secret }
const ours: Sender = { origin: 'https://precis.example', frameId: 0, tab: { id: 3 } }

describe('a key that is handed over', () => {
  it('is taken from the page of the server, and stored', async () => {
    const browser = createBrowser({ server: 'https://precis.example' })
    serveExtension(browser.api)
    expect(await browser.send('external', { ask: 'hello' }, ours)).toEqual({ isHere: true })
    expect(await browser.send('external', give, ours)).toEqual({ isTaken: true })
    expect(browser.values.get('key')).toBe(secret)
  })

  it.each<[string, Sender, unknown]>([
    ['another site', { ...ours, origin: 'https://www.youtube.com' }, give],
    ['the server on another port', { ...ours, origin: 'https://precis.example:8443' }, give],
    ['a host that begins so', { ...ours, origin: 'https://precis.example.evil.test' }, give],
    ['a frame in a page', { ...ours, frameId: 7 }, give],
    ['no page at all', { origin: 'https://precis.example', frameId: 0, id: 'another-extension' }, give],
    ['something that is no key', ours, { give: 'key', secret: 'precis_short' }],
    ['a question for the key', ours, { ask: 'key' }],
  ])('is not taken from %s, who hears nothing', async (_who, sender, message) => {
    const browser = createBrowser({ server: 'https://precis.example' })
    serveExtension(browser.api)
    expect(await browser.send('external', message, sender)).toBeNull()
    expect(browser.values.has('key')).toBe(false)
  })
})

describe('the menu of a link', () => {
  it('opens the video of the link in a tab, and remembers that its summary is wanted', async () => {
    const browser = createBrowser()
    serveExtension(browser.api)
    browser.installed.send()
    expect(browser.menuItems).toMatchObject([{ id: 'summarize', title: 'action', contexts: ['link'] }])
    browser.menu.send({ menuItemId: 'summarize', linkUrl: 'https://youtu.be/WZyRbnpGyzQ?t=12' })
    await vi.waitFor(() => expect(browser.created).toEqual(['https://www.youtube.com/watch?v=WZyRbnpGyzQ']))
    expect(browser.session.get('wanted')).toBe('WZyRbnpGyzQ')
    browser.menu.send({ menuItemId: 'summarize', linkUrl: 'https://evil.example/watch?v=WZyRbnpGyzQ' })
    browser.menu.send({ menuItemId: 'another', linkUrl: 'https://youtu.be/WZyRbnpGyzQ' })
    expect(browser.created).toHaveLength(1)
  })
})

describe('the button on the picture of a video', () => {
  it('opens that video in a tab, and remembers that its summary is wanted', async () => {
    const browser = createBrowser()
    serveExtension(browser.api)
    const page: Sender = { id: extensionId, tab: { id: 3, windowId: 1 } }
    await browser.send('message', { ask: 'open-video', videoId: 'wasps000001' }, { ...page, id: 'another' })
    await browser.send('message', { ask: 'open-video', videoId: '../../evil' }, page)
    await browser.send('message', { ask: 'open-video', videoId: 'WZyRbnpGyzQ' }, page)
    await vi.waitFor(() => expect(browser.created).toEqual(['https://www.youtube.com/watch?v=WZyRbnpGyzQ']))
    expect(browser.session.get('wanted')).toBe('WZyRbnpGyzQ')
  })
})

describe('the tabs that were open before', () => {
  it('get the script of YouTube when the extension comes or is updated, and others get none', async () => {
    const browser = createBrowser()
    const page = youtubePage({ hasScript: false })
    browser.open(1, { ...page })
    browser.open(2, { ...page, url: 'https://lectures.example/one' })
    browser.open(3, { ...page, url: 'https://m.youtube.com/watch?v=WZyRbnpGyzQ' })
    serveExtension(browser.api)
    browser.installed.send()
    await vi.waitFor(() =>
      expect(browser.entered).toEqual([
        [1, 'youtube.js'],
        [3, 'youtube.js'],
      ]),
    )
  })
})

describe('the panel', () => {
  it('opens in a window of its own where the browser has no side panel for a button of a page', async () => {
    const browser = createBrowser()
    serveExtension(browser.api)
    await browser.send(
      'message',
      { ask: 'open-panel', videoId: 'WZyRbnpGyzQ' },
      { id: extensionId, tab: { id: 5 } },
    )
    expect(browser.session.get('wanted')).toBe('WZyRbnpGyzQ')
    await vi.waitFor(() =>
      expect(browser.opened).toEqual([`chrome-extension://${extensionId}/panel.html?tab=5`]),
    )
  })

  it('opens for nobody else', async () => {
    const browser = createBrowser()
    serveExtension(browser.api)
    await browser.send('message', { ask: 'open-panel', videoId: null }, { id: 'another', tab: { id: 5 } })
    await browser.send('message', { ask: 'close' }, { id: extensionId, tab: { id: 5 } })
    expect(browser.opened).toEqual([])
  })
})
