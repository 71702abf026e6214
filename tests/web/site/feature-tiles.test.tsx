import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Features } from '#web/app/pages/features.tsx'
import { currentOptions, forgetOptions } from '#web/features/run/request.ts'
import { renderPage } from '../render-page.tsx'

await import('#web/features/demos/feature-tiles.tsx')

beforeEach(() => forgetOptions())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens the page of features and gives one of its tiles; a request to anywhere fails the test. */
async function openTile(heading: string) {
  vi.stubGlobal('fetch', () => {
    throw new Error('A tile asks for nothing')
  })
  renderPage(<Features />, '/features')
  const title = await screen.findByRole('heading', { name: heading, level: 3 })
  const tile = title.closest<HTMLElement>('[data-tile]')
  if (tile === null) throw new Error('It is in no tile')
  return { tile: within(tile), user: userEvent.setup(), element: tile }
}

describe('a feature on its page works', () => {
  it('a line opens its evidence', async () => {
    const { tile, user } = await openTile('Quotes found')
    await user.click(tile.getByRole('button', { name: 'Verified' }))
    const card = await tile.findByRole('dialog', { name: 'The words of the transcript' })
    expect(card.querySelector('mark')?.textContent).toMatch(/^We choose to go to the moon in this decade/)
    await user.click(within(card).getByRole('button', { name: 'Close' }))
    expect(tile.queryByRole('dialog')).toBeNull()
  })

  it('a time plays, and nothing is loaded before', async () => {
    const { tile, user, element } = await openTile('The second it was said')
    expect(element.querySelector('iframe, img')).toBeNull()
    await user.click(tile.getByRole('button', { name: 'Play from about 9:13' }))
    expect(element.querySelector('iframe')?.src).toMatch(/start=553$/)
  })

  it('the map says what is at a second', async () => {
    const { tile, user } = await openTile('Coverage in view')
    const map = tile.getByRole('slider', { name: 'Map of the video' })
    map.focus()
    await user.keyboard('{ArrowRight}')
    expect(map.getAttribute('aria-valuetext')).toContain('Space will be explored')
  })

  it('the transcript is searched', async () => {
    const { tile, user } = await openTile('Transcript with search')
    expect(tile.getByRole('status').textContent).toBe('1 of 6 sentences')
    await user.clear(tile.getByRole('searchbox'))
    await user.type(tile.getByRole('searchbox'), 'moon')
    expect(tile.getByRole('status').textContent).toBe('2 of 6 sentences')
    expect([...tile.getByRole('list').querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'moon',
      'moon',
    ])
  })

  it('a part that is lost is named', async () => {
    const { tile, user } = await openTile('The whole video')
    await user.click(tile.getByRole('button', { name: 'Lose part 3' }))
    expect(tile.getByText(/^1:44:00 to 2:36:00 couldn't be read and is not in this summary/)).toBeTruthy()
  })

  it('what is chosen is what the next summary is made with', async () => {
    const { tile, user } = await openTile('Your language, your kind of summary')
    await user.selectOptions(tile.getByLabelText('Summarize as'), 'Study notes')
    expect(currentOptions().form).toBe('study-notes')
  })

  it('what fails costs nothing', async () => {
    const { tile, user } = await openTile('A fair allowance')
    await user.click(tile.getByRole('button', { name: 'One that fails' }))
    expect(tile.getByRole('status').textContent).toBe('2 of 2 left')
    await user.click(tile.getByRole('button', { name: 'A new video' }))
    expect(tile.getByRole('status').textContent).toBe('1 of 2 left')
  })
})
