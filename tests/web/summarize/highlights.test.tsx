import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Highlight } from '#contract/highlights.ts'
import type { Result } from '#contract/history.ts'
import { maxNoteCharacters } from '#product/limits.ts'
import { SavedSummary } from '#web/app/pages/saved-summary.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { renderPage } from '../render-page.tsx'
import { delivered, problem, summary } from './factories.ts'
import { jsonReply, problemReply, stubServer } from './fake-server.ts'
import type { Handler, Handlers } from './fake-server.ts'
import { closeHome } from './open-home.tsx'

const id = '0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11'
const createdAt = '2026-11-22T20:15:00.000Z'
const list = `GET /api/history/${id}/highlights` as const
const put = `PUT /api/history/${id}/highlights/sentence-0` as const
const remove = `DELETE /api/history/${id}/highlights/sentence-0` as const

const saved: Result = {
  state: 'done',
  historyId: id,
  sharePath: null,
  sharesQuestions: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  answer: { ...delivered(summary()), historyId: id },
}

afterEach(() => {
  cleanup()
  closeHome()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const highlight = (line: string, note = ''): Highlight => ({ line, note, createdAt })
const known = (...highlights: Highlight[]) => ({ [list]: () => jsonReply({ highlights }) })

/** Stores as the server does. */
const store: Handler = ({ body }) => {
  const note = typeof body === 'object' && body !== null && 'note' in body ? String(body.note) : ''
  return jsonReply(highlight('sentence-0', note))
}

/** Opens a result, and its first line by j unless another key is wanted first. */
async function openResult(handlers: Handlers, keys = 'j') {
  const server = stubServer({
    'GET /api/engine': () => jsonReply({ kind: 'model' }),
    [`GET /api/summaries/${id}`]: () => jsonReply(saved),
    ...handlers,
  })
  renderPage(<SavedSummary />, `/v/${id}`, '/v/:id')
  const user = userEvent.setup()
  const article = await screen.findByRole('article')
  if (keys !== '') await user.keyboard(keys)
  const written = () => server.calls.filter(({ key }) => /^(PUT|DELETE)/.test(key))
  return { user, article, written }
}

const line = () => document.querySelector('[data-line="sentence-0"]')
const marked = () => line()?.querySelector('mark') !== null
const dot = () => document.querySelector<HTMLElement>('[data-dot="sentence-0"]')
const card = () => within(screen.getByRole('dialog', { name: "The speaker's own words" }))
const refused = (detail: string) => () => problemReply(problem({ detail }))

describe('a highlight', () => {
  it('is made and removed by h, and is marked in the text, in words and on the map', async () => {
    const { user, written } = await openResult({
      [put]: store,
      [remove]: () => jsonReply({ line: 'sentence-0' }),
    })
    await user.keyboard('h')
    await waitFor(() => expect(marked()).toBe(true))
    expect(line()?.textContent).toContain('Highlighted')
    expect(dot()?.dataset['highlighted']).toBe('true')
    await user.keyboard('h')
    await waitFor(() => expect(marked()).toBe(false))
    await waitFor(() => expect(written().map(({ key }) => key)).toEqual([put, remove]))
    expect(written()[0]?.body).toEqual({})
  })

  it('is there at once, and is taken back with the reason where it could not be stored', async () => {
    let refuse: () => void = () => undefined
    const { user } = await openResult({
      [put]: () =>
        new Promise<Response>((done) => {
          refuse = () => done(problemReply(problem({ detail: 'Not now.' })))
        }),
    })
    await user.click(card().getByRole('button', { name: 'Highlight' }))
    await waitFor(() => expect(marked()).toBe(true))
    refuse()
    expect((await card().findByRole('alert')).textContent).toBe("That wasn't saved. Not now.")
    expect(marked()).toBe(false)
  })

  it('says so where there is no connection, also when another line is open by then', async () => {
    let cut: () => void = () => undefined
    const { user } = await openResult({
      [put]: () =>
        new Promise<Response>((_done, fail) => {
          cut = () => fail(new TypeError('offline'))
        }),
    })
    await user.keyboard('hj')
    await waitFor(() => expect(marked()).toBe(true))
    cut()
    await waitFor(() =>
      expect(currentToast()?.description).toBe(
        "We couldn't reach the server. Check your connection and try again.",
      ),
    )
    expect(marked()).toBe(false)
  })

  it('is nothing that a chapter or a closed card has', async () => {
    const { user, written } = await openResult({}, 'h')
    await user.keyboard('n')
    expect(written()).toEqual([])
    expect(screen.queryByLabelText('Your note')).toBeNull()
  })
})

describe('a note', () => {
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your note')

  it('is written by n, highlights its line and stands in the card', async () => {
    const { user, written } = await openResult({ [put]: store })
    await user.keyboard('n')
    expect(document.activeElement).toBe(await field())
    await user.keyboard('Ask why.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByLabelText('Your note')).toBeNull())
    expect(card().getByText('Ask why.')).toBeTruthy()
    expect(written()[0]?.body).toEqual({ note: 'Ask why.' })
    expect(line()?.textContent).toContain('Highlighted, with your note')
    expect(line()?.contains(document.activeElement)).toBe(true)
  })

  it('is not sent while it is too long, and says by how much', async () => {
    const { user, written } = await openResult({ [put]: store }, 'jn')
    const long = 'x'.repeat(maxNoteCharacters + 1)
    await user.click(await field())
    await user.paste(long)
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    expect((await card().findByRole('alert')).textContent).toBe(
      'A note can have at most 2,000 characters. This one has 2,001.',
    )
    expect((await field()).value).toBe(long)
    expect(written()).toEqual([])
  })

  it('keeps what was typed when it could not be stored, and when its form is left', async () => {
    const { user } = await openResult({ [put]: refused('Not now.') }, 'jn')
    await user.type(await field(), 'Do not lose me.')
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    expect((await card().findByRole('alert')).textContent).toBe('Not now.')
    expect((await field()).value).toBe('Do not lose me.')
    await user.keyboard('{Escape}')
    expect(screen.queryByLabelText('Your note')).toBeNull()
    await user.click(card().getByRole('button', { name: 'Continue note' }))
    expect((await field()).value).toBe('Do not lose me.')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(card().getByRole('button', { name: 'Add note' })).toBeTruthy()
  })

  it('goes with its highlight only after a question', async () => {
    const { user, written } = await openResult({
      ...known(highlight('sentence-0', 'Mine.')),
      [remove]: () => jsonReply({ line: 'sentence-0' }),
    })
    await waitFor(() => expect(marked()).toBe(true))
    await user.keyboard('h')
    await user.click(await screen.findByRole('button', { name: 'Keep' }))
    expect(marked()).toBe(true)
    expect(written()).toEqual([])
    await user.keyboard('h')
    await user.click(await screen.findByRole('button', { name: 'Remove both' }))
    await waitFor(() => expect(marked()).toBe(false))
    expect(written().map(({ key }) => key)).toEqual([remove])
  })
})

describe('the filter', () => {
  const filter = () => screen.findByRole('button', { name: /^Highlights/ })

  it('says how to make a highlight where there is none', async () => {
    const { user } = await openResult({}, '')
    await user.click(await filter())
    expect(
      screen.getByText(/^No highlights yet\. Open any line and choose Highlight, or press H\./),
    ).toBeTruthy()
    expect(line()).toBeNull()
    await user.click(await filter())
    expect(line()).not.toBeNull()
  })

  it('shows only highlighted lines with their notes, and j goes through those', async () => {
    const { user, article } = await openResult(known(highlight('insight-0', 'Ask why.')), '')
    await waitFor(async () => expect((await filter()).textContent).toBe('Highlights 1'))
    await user.click(await filter())
    const shown = [...article.querySelectorAll<HTMLElement>('[data-line]')].map(
      ({ dataset }) => dataset['line'],
    )
    expect(shown).toEqual(['insight-0'])
    expect(article.textContent).toContain('Ask why.')
    await user.keyboard('j')
    expect(document.activeElement?.closest('[data-line]')?.getAttribute('data-line')).toBe('insight-0')
  })

  it('says so where the highlights could not be read, and tries again', async () => {
    let isBroken = true
    const answer: Handler = () =>
      isBroken ? problemReply(problem()) : jsonReply({ highlights: [highlight('sentence-0')] })
    const { user } = await openResult({ [list]: answer }, '')
    await user.click(await filter())
    const alert = within(await screen.findByRole('alert'))
    isBroken = false
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(line()).not.toBeNull())
  })

  it.each([
    ['Download as Markdown', /\.md$/],
    ['Download for Readwise (CSV)', /\.csv$/],
  ])('hands out the lines as a file: %s', async (name, fileName) => {
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { user } = await openResult(known(highlight('sentence-0')), '')
    await user.click(await filter())
    await user.click(await screen.findByRole('button', { name }))
    expect(names).toEqual([expect.stringMatching(fileName)])
  })
})

it('shares the open line by s', async () => {
  const { user } = await openResult({
    [`GET /api/history/${id}/moments`]: () => jsonReply({ moments: [] }),
  })
  await user.keyboard('s')
  expect(await screen.findByRole('dialog', { name: 'Share this line' })).toBeTruthy()
})
