import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { problem } from './factories.ts'
import { problemReply } from './fake-server.ts'
import { closeHome, openHome, submitLink } from './open-home.tsx'

const link = 'https://youtu.be/dQw4w9WgXcQ'

afterEach(closeHome)

describe('a video without captions', () => {
  it('shows how to get its transcript out of YouTube, and the examples', async () => {
    const refused = problem({ code: 'NO_CAPTIONS', title: 'No captions', remedies: ['paste', 'another'] })
    const { user } = openHome({ 'POST /api/summarize': () => problemReply(refused) })
    await submitLink(user, link)
    const panel = await screen.findByRole('region', { name: 'No captions' })
    expect(within(panel).getAllByRole('listitem')).toHaveLength(3)
    expect(within(panel).getByText(/“Show transcript”/)).toBeTruthy()
    const links = within(panel).getAllByRole('link')
    expect(links.map((one) => one.getAttribute('href'))).toEqual([
      '/examples/WZyRbnpGyzQ',
      '/examples/hQVTIJBZook',
    ])
  })

  it('is the only failure that says so', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => problemReply(problem({ title: 'Broken' })) })
    await submitLink(user, link)
    const panel = await screen.findByRole('region', { name: 'Broken' })
    expect(within(panel).queryByText(/“Show transcript”/)).toBeNull()
  })
})
