import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { bookmarklet } from '#web/ui/bookmarklet-link.tsx'
import { goodEvents, summary } from './factories.ts'
import { eventsReply } from './fake-server.ts'
import { closeHome, linkInput, openHome, submitLink } from './open-home.tsx'

const link = 'https://youtu.be/WZyRbnpGyzQ?si=abc'

afterEach(closeHome)

function openWith(query: Record<string, string>) {
  history.replaceState(null, '', `/?${new URLSearchParams(query).toString()}`)
  return openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(summary())) })
}

describe('a page that is opened with a link', () => {
  it.each([
    ['by the bookmarklet', { url: link }],
    ['by a phone that shares a link', { title: 'A speech', text: '', url: link }],
    ['by a phone that shares words with a link', { title: 'A speech', text: `Look at this: ${link} now` }],
  ])('summarizes it: %s', async (_how, query) => {
    const { server } = openWith(query)
    await screen.findByRole('article')
    expect(server.calls.map(({ body }) => body)).toEqual([{ videoUrl: link }])
    expect(linkInput().value).toBe(link)
    expect(location.search).toBe('')
  })

  it('puts the link of an example into the field, and leaves the rest to its reader', async () => {
    const { server, user } = openWith({ fill: link })
    await expect.poll(() => linkInput().value).toBe(link)
    expect(screen.queryByRole('article')).toBeNull()
    await user.click(screen.getByRole('button', { name: /^(AI Summary|Summarize)$/ }))
    await screen.findByRole('article')
    expect(server.calls.map(({ body }) => body)).toEqual([{ videoUrl: link }])
  })

  it('does nothing when what was shared is no link', async () => {
    const { server, user } = openWith({ text: 'just words' })
    await submitLink(user, link)
    await screen.findByRole('article')
    expect(server.calls.map(({ body }) => body)).toEqual([{ videoUrl: link }])
  })
})

it('makes a bookmark that opens the present tab here', () => {
  expect(bookmarklet('https://precis.example')).toBe(
    'javascript:void open("https://precis.example/?url="+encodeURIComponent(location.href))',
  )
})
