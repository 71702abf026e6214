import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { maxNoteCharacters } from '#product/limits.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { problem } from './factories.ts'
import { jsonReply, problemReply } from './fake-server.ts'
import type { Handler } from './fake-server.ts'
import { closeHome } from './open-home.tsx'
import { firstLine, highlight, known, markedId, openMarked } from './open-marked.tsx'

const put = `PUT /api/history/${markedId}/highlights/sentence-0` as const
const remove = `DELETE /api/history/${markedId}/highlights/sentence-0` as const

afterEach(() => {
  cleanup()
  closeHome()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** Stores as the server does. */
const store: Handler = ({ body }) => {
  const note = typeof body === 'object' && body !== null && 'note' in body ? String(body.note) : ''
  return jsonReply(highlight('sentence-0', note))
}

const marked = () => firstLine()?.querySelector('mark') !== null
const dot = () => document.querySelector<HTMLElement>('[data-dot="sentence-0"]')
const card = () => within(screen.getByRole('dialog', { name: 'The words of the transcript' }))
const refused = (detail: string) => () => problemReply(problem({ detail }))

describe('a highlight', () => {
  it('is made and removed by h, and is marked in the text, in words and on the map', async () => {
    const { user, written } = await openMarked({
      [put]: store,
      [remove]: () => jsonReply({ line: 'sentence-0' }),
    })
    await user.keyboard('h')
    await waitFor(() => expect(marked()).toBe(true))
    expect(firstLine()?.textContent).toContain('Highlighted')
    expect(dot()?.dataset['highlighted']).toBe('true')
    await user.keyboard('h')
    await waitFor(() => expect(marked()).toBe(false))
    await waitFor(() => expect(written().map(({ key }) => key)).toEqual([put, remove]))
    expect(written()[0]?.body).toEqual({})
  })

  it('is there at once, and is taken back with the reason where it could not be stored', async () => {
    let refuse: () => void = () => undefined
    const { user } = await openMarked({
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
    const { user } = await openMarked({
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
    const { user, written } = await openMarked({}, 'h')
    await user.keyboard('n')
    expect(written()).toEqual([])
    expect(screen.queryByLabelText('Your note')).toBeNull()
  })
})

describe('a note', () => {
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your note')

  it('is written by n, highlights its line and stands in the card', async () => {
    const { user, written } = await openMarked({ [put]: store })
    await user.keyboard('n')
    const shown = await field()
    await waitFor(() => expect(document.activeElement).toBe(shown))
    await user.keyboard('Ask why.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByLabelText('Your note')).toBeNull())
    expect(card().getByText('Ask why.')).toBeTruthy()
    expect(written()[0]?.body).toEqual({ note: 'Ask why.' })
    expect(firstLine()?.textContent).toContain('Highlighted, with your note')
    expect(firstLine()?.contains(document.activeElement)).toBe(true)
  })

  it('is not sent while it is too long, and says by how much', async () => {
    const { user, written } = await openMarked({ [put]: store }, 'jjn')
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
    const { user } = await openMarked({ [put]: refused('Not now.') }, 'jjn')
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
    const { user, written } = await openMarked({
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

it('shares the open line by s', async () => {
  const { user } = await openMarked({
    [`GET /api/history/${markedId}/moments`]: () => jsonReply({ moments: [] }),
  })
  await user.keyboard('s')
  expect(await screen.findByRole('dialog', { name: 'Share this line' })).toBeTruthy()
})
