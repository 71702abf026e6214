import { screen, within } from '@testing-library/react'
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
    expect(await within(dialog).findByText(/We meet at a college/)).toBeTruthy()
  })
})
