import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { linkForm } from '#messages/link-form.ts'
import { makeBookmarkKey } from '#web/ui/bookmark-key.ts'
import { bookmarklet } from '#web/ui/bookmarklet-link.tsx'
import { goodEvents, problem, summary } from './factories.ts'
import { eventsReply, problemReply } from './fake-server.ts'
import { closeHome, linkInput, openHome } from './open-home.tsx'

const link = 'https://youtu.be/WZyRbnpGyzQ?si=abc'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.cookie = 'shared=; path=/; max-age=0'
  closeHome()
})

function openWith(query: Record<string, string>, hash = '') {
  history.replaceState(null, '', `/?${new URLSearchParams(query).toString()}${hash}`)
  return openHome({
    'POST /api/summarize': ({ body }) =>
      JSON.stringify(body).includes('youtu')
        ? eventsReply(goodEvents(summary()))
        : problemReply(problem({ code: 'INVALID_LINK', status: 400, detail: 'That is no link.' })),
  })
}

const cameFrom = (address: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(address)
const share = (fields: Record<string, string>) => {
  document.cookie = 'shared=one-nonce; path=/'
  return openWith({ ...fields, shared: 'one-nonce' })
}

describe('a page that is opened with a link', () => {
  it.each([
    ['words with a link', { title: 'A speech', text: `Look at this: ${link} now` }, link],
    ['a link', { title: 'A speech', text: '', url: link }, link],
    ['a link without https', { title: 'Great talk', text: 'youtu.be/hQVTIJBZook' }, 'youtu.be/hQVTIJBZook'],
    ['a title and a link behind another', { title: 'Information', text: `https://a.example ${link}` }, link],
  ])('summarizes what was shared into the installed page: %s', async (_what, query, found) => {
    const { server } = share(query)
    await screen.findByRole('article')
    expect(server.calls.map(({ body }) => body)).toEqual([{ videoUrl: found }])
    expect(linkInput().value).toBe(found)
    expect([location.search, document.cookie]).toEqual(['', expect.not.stringContaining('shared=')])
  })

  it('summarizes what its own form sent before the scripts were there', async () => {
    cameFrom(`${location.origin}/de`)
    const { server } = openWith({ url: link })
    await screen.findByRole('article')
    expect(server.calls.map(({ body }) => body)).toEqual([{ videoUrl: link }])
  })

  it('summarizes what the bookmark of this browser opens', async () => {
    const key = makeBookmarkKey()
    expect(key).not.toBe('')
    const { server } = openWith({ url: link }, `#${key}`)
    await screen.findByRole('article')
    expect(server.calls.map(({ body }) => body)).toEqual([{ videoUrl: link }])
    expect([location.search, location.hash]).toEqual(['', ''])
  })

  it.each([
    ['nobody says', '', '', {}],
    ['another site says', 'https://evil.example/', '', {}],
    ['YouTube says', 'https://www.youtube.com/redirect', '', {}],
    ['a site whose name begins with ours says', 'http://localhost:3000.evil.example/', '', {}],
    ['the key of another browser says', '', '#1-2-3-4', {}],
    ['a nonce without its cookie says', '', '', { shared: 'one-nonce' }],
    ['no nonce says', '', '', { shared: '' }],
  ])('fills the field, waits, and counts nothing where %s whence', async (_who, from, hash, more) => {
    makeBookmarkKey()
    cameFrom(from)
    const { server, user } = openWith({ url: link, ...more }, hash)
    await expect.poll(() => linkInput().value).toBe(link)
    await expect.poll(() => location.search + location.hash).toBe('')
    expect(server.calls).toEqual([])
    await user.click(screen.getByRole('button', { name: /^(AI Summary|Summarize)$/ }))
    await screen.findByRole('article')
    expect(server.calls.map(({ body }) => body)).toEqual([{ videoUrl: link }])
  })

  it.each([
    ['https://vimeo.com/76979871', linkForm.otherSite],
    ['https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk', linkForm.otherSite],
    ['just words', 'That is no link.'],
  ])('says below the field what is wrong with %s, wherever it came from', async (text, sentence) => {
    openWith({ title: '', text, url: '' })
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(linkInput().value).toBe(text)
  })

  it('puts the link of an example into the field, and leaves the rest to its reader', async () => {
    const { server, user } = openWith({ fill: link })
    await expect.poll(() => linkInput().value).toBe(link)
    expect(screen.queryByRole('article')).toBeNull()
    await user.click(screen.getByRole('button', { name: /^(AI Summary|Summarize)/ }))
    await screen.findByRole('article')
    expect(server.calls.map(({ body }) => body)).toEqual([{ videoUrl: link }])
  })
})

it('the page makes a bookmark that opens the present tab here, and shows its key to YouTube alone', () => {
  const hosts = ['www.youtube.com', 'm.youtube.com', 'music.youtube.com']
  const isYouTube = hosts.map((host) => `location.host==="${host}"`).join('||')
  expect(bookmarklet('https://precis.example', '1-2')).toBe(
    `javascript:void open("https://precis.example/?url="+encodeURIComponent(location.href)+(${isYouTube}?"#1-2":""))`,
  )
})
