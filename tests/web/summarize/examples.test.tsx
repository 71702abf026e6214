import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { problem, summary } from './factories.ts'
import { jsonReply, problemReply } from './fake-server.ts'
import { closeHome, linkInput, openHome } from './open-home.tsx'

const link = 'https://www.youtube.com/watch?v=WZyRbnpGyzQ'
const card = /President Kennedy's Speech.*Read the summary/

afterEach(closeHome)

describe('an example card', () => {
  it('opens the summary that the server makes of it', async () => {
    const { server, user } = openHome({ 'GET /api/examples/WZyRbnpGyzQ': () => jsonReply(summary()) })
    await user.click(await screen.findByRole('button', { name: card }))
    const dialog = await screen.findByRole('dialog', {
      name: "President Kennedy's Speech at Rice University",
    })
    expect(await within(dialog).findByText(/We meet at a college noted for knowledge\./)).toBeTruthy()
    expect(within(dialog).getByText(/not written by an AI/)).toBeTruthy()
    expect(server.calls.map(({ key }) => key)).toEqual(['GET /api/examples/WZyRbnpGyzQ'])
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toContain('We choose to go to the moon.')
  })

  it('is a result that works: each line opens its evidence, and the map shows where it is said', async () => {
    const { user } = openHome({ 'GET /api/examples/WZyRbnpGyzQ': () => jsonReply(summary()) })
    await user.click(await screen.findByRole('button', { name: card }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByRole('slider', { name: 'Map of the video' })).toBeTruthy()
    expect(dialog.querySelectorAll('[data-dot]').length).toBeGreaterThan(1)
    const [mark] = await within(dialog).findAllByRole('button', { name: 'Quoted' })
    if (mark === undefined) throw new Error('unreachable')
    mark.focus()
    await user.keyboard('{Enter}')
    const words = await within(dialog).findByRole('dialog', { name: "The speaker's own words" })
    expect(words.querySelector('mark')?.textContent).toBe('We meet at a college noted for knowledge.')
    // Escape closes the evidence first, and gives the focus back to its line; then the dialog.
    await waitFor(() => expect(document.activeElement).toBe(words))
    await user.keyboard('{Escape}')
    expect(within(dialog).queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(mark)
    mark.blur()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('plays from a time only when it is pressed', async () => {
    const { user } = openHome({ 'GET /api/examples/WZyRbnpGyzQ': () => jsonReply(summary()) })
    await user.click(await screen.findByRole('button', { name: card }))
    const dialog = await screen.findByRole('dialog')
    const [chip] = await within(dialog).findAllByRole('button', { name: 'Play from 8:44' })
    expect(dialog.querySelector('iframe, img')).toBeNull()
    if (chip !== undefined) await user.click(chip)
    expect(dialog.querySelector('iframe')?.src).toMatch(/start=524$/)
  })

  it('fills the input with its video', async () => {
    const { user } = openHome({ 'GET /api/examples/WZyRbnpGyzQ': () => jsonReply(summary()) })
    await user.click(await screen.findByRole('button', { name: card }))
    await user.click(await screen.findByRole('button', { name: 'Try This Video' }))
    expect(linkInput().value).toBe(link)
    expect(document.activeElement).toBe(linkInput())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says so when the summary cannot be had, and asks again', async () => {
    const replies = [
      problemReply(problem({ code: 'OVERLOADED', detail: 'Too busy just now.' })),
      jsonReply(summary()),
    ]
    const { user } = openHome({ 'GET /api/examples/WZyRbnpGyzQ': () => replies.shift() ?? Response.error() })
    await user.click(await screen.findByRole('button', { name: card }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('Too busy just now.')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    expect(await within(dialog).findByText(/We meet at a college noted for knowledge\./)).toBeTruthy()
  })
})
