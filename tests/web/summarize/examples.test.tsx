import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Example } from '#web/app/pages/public-summary.tsx'
import { renderPage } from '../render-page.tsx'
import { problem, summary, transcript } from './factories.ts'
import { jsonReply, problemReply, stubServer } from './fake-server.ts'
import type { Handlers } from './fake-server.ts'
import { closeHome, openHome } from './open-home.tsx'

const address = '/examples/WZyRbnpGyzQ'
const title = "President Kennedy's Speech at Rice University"
const written = 'GET /api/examples/WZyRbnpGyzQ'
const authored = () => summary({ engine: { kind: 'authored', name: 'Précis', version: '1' } })
const builtIn = () => summary({ id: '5f0c2f4e-8a51-4c1b-9a53-0c6f9b1f3b01' })

afterEach(() => {
  cleanup()
  closeHome()
})

function openExample(handlers: Handlers, path = address) {
  const server = stubServer(handlers)
  renderPage(<Example />, path, '/examples/:videoId')
  return { server, user: userEvent.setup() }
}

describe('an example on the home page', () => {
  it('is one link, which opens its summary, and one that plays its proof', async () => {
    openHome()
    const brief = await screen.findByRole('region', { name: 'An example in brief' })
    const doors = screen.getByRole('navigation', { name: 'Another example' })
    const links = [brief, doors].flatMap((part) => within(part).getAllByRole('link'))
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      address,
      address,
      `${address}?hear`,
      '/examples/hQVTIJBZook',
    ])
    expect(screen.getAllByText(title, { selector: 'a *' })).toHaveLength(1)
  })
})

describe('the page of an example', () => {
  it('says who wrote it, and costs nothing', async () => {
    const { server, user } = openExample({ [written]: () => jsonReply(authored()) })
    expect(await screen.findByText('Written by us for this example, checked line by line.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.queryByText(/not written by an AI|Written by .* from the transcript/)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Summary' })).toBeTruthy()
    expect(server.calls.map(({ key }) => key)).toEqual([written])
    expect(screen.getByRole('link', { name: 'Try This Video' }).getAttribute('href')).toBe(
      `/?${new URLSearchParams({ fill: summary().videoUrl ?? '' }).toString()}`,
    )
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toContain('We choose to go to the moon.')
  })

  it('shows what is made without AI one click away, and back', async () => {
    const { user } = openExample({
      [written]: ({ url }) => jsonReply(url.searchParams.get('by') === 'built-in' ? builtIn() : authored()),
    })
    await user.click(await screen.findByRole('link', { name: 'Made without AI' }))
    expect(await screen.findByText("Made without AI: the speaker's own sentences.")).toBeTruthy()
    expect(screen.getByTestId('place').textContent).toBe(`${address}?made=without-ai`)
    await user.click(screen.getByRole('link', { name: 'Written by us' }))
    expect(await screen.findByText('Written by us for this example, checked line by line.')).toBeTruthy()
  })

  it('is a result that works: each line opens its evidence, and the map shows where it is said', async () => {
    const { user } = openExample({
      [written]: () => jsonReply(authored()),
      [`GET /api/transcripts/${summary().transcriptId}`]: () => jsonReply(transcript()),
    })
    const article = await screen.findByRole('article')
    expect(await within(article).findByRole('slider', { name: 'Map of the video' })).toBeTruthy()
    expect(within(article).getByText(/^The curve is highest/)).toBeTruthy()
    expect(article.querySelectorAll('[data-dot]').length).toBeGreaterThan(1)
    const [mark] = await within(article).findAllByRole('button', { name: 'Quoted' })
    if (mark === undefined) throw new Error('unreachable')
    mark.focus()
    await user.keyboard('{Enter}')
    const words = await screen.findByRole('dialog', { name: 'The words of the transcript' })
    await waitFor(() =>
      expect(words.querySelector('mark')?.textContent).toBe('We meet at a college noted for knowledge.'),
    )
    await waitFor(() => expect(document.activeElement).toBe(words))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(mark)
  })

  it('plays from a time only when it is pressed, and shows no picture from anywhere before', async () => {
    const { user } = openExample({ [written]: () => jsonReply(authored()) })
    const article = await screen.findByRole('article')
    const [chip] = await within(article).findAllByRole('button', { name: 'Play from 8:44' })
    expect(article.querySelector('iframe, img')).toBeNull()
    if (chip !== undefined) await user.click(chip)
    expect(article.querySelector('iframe')?.src).toMatch(/start=524$/)
  })

  it('has the field: a link that is given goes to the home page, which begins', async () => {
    const { user } = openExample({ [written]: () => jsonReply(authored()) })
    await user.type(screen.getByLabelText('YouTube link'), 'https://youtu.be/hQVTIJBZook{Enter}')
    expect(screen.getByTestId('place').textContent).toBe(
      `/?${new URLSearchParams({ url: 'https://youtu.be/hQVTIJBZook' }).toString()}`,
    )
  })

  it('says so when the summary cannot be had, and asks again', async () => {
    const replies = [
      problemReply(problem({ code: 'OVERLOADED', detail: 'Too busy just now.' })),
      jsonReply(authored()),
    ]
    const { user } = openExample({ [written]: () => replies.shift() ?? Response.error() })
    expect(await screen.findByText('Too busy just now.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/We meet at a college noted for knowledge\./)).toBeTruthy()
  })

  it('is not found for another video', async () => {
    const refused = problem({
      code: 'NOT_FOUND',
      status: 404,
      detail: "This video isn't one of the examples.",
    })
    openExample({ 'GET /api/examples/dQw4w9WgXcQ': () => problemReply(refused) }, '/examples/dQw4w9WgXcQ')
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  })
})
