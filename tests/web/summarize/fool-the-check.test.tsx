import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { problem, sentence, summary, transcript } from './factories.ts'
import { jsonReply, problemReply } from './fake-server.ts'
import type { Handlers } from './fake-server.ts'
import { closeHome, openHome } from './open-home.tsx'

afterEach(closeHome)

const said =
  'We choose to go to the moon in this decade and do the other things, not because they are easy, but because they are hard.'

const spoken = transcript({
  language: 'en',
  sentences: [
    sentence({ index: 0, text: 'We meet at a college noted for knowledge.', start: 4, end: 8 }),
    sentence({ index: 1, text: said, start: 553, end: 564 }),
  ],
})

const good: Handlers = {
  'GET /api/examples/WZyRbnpGyzQ': () => jsonReply(summary({ transcriptId: spoken.id })),
  [`GET /api/transcripts/${spoken.id}`]: () => jsonReply(spoken),
}

const part = async () => within(await screen.findByRole('region', { name: 'Try to fool it' }))
const verdict = async () => (await part()).getByRole('status').textContent

describe('the line that may be changed', () => {
  it('begins with what was found of a true line, and asks the server for nothing before it is touched', async () => {
    const { server } = openHome(good)
    expect(await verdict()).toMatch(/^Verified/)
    expect(await verdict()).toContain('The words are at about 9:13.')
    expect(await verdict()).toContain('“not because they are easy, but because they are hard”')
    expect(server.calls).toEqual([])
  })

  it('is checked as it is typed: words found, differing, not found', async () => {
    const { user } = openHome(good)
    const field = (await part()).getByLabelText('The line')
    await user.click(field)
    await user.clear(field)
    await user.type(field, 'Kennedy chose the moon because it is hard.')
    await waitFor(async () => expect(await verdict()).toMatch(/^Words found/))
    expect(await verdict()).toContain('The words are at about 9:13.')
    expect(await verdict()).toContain('Only code runs here.')
    await user.clear(field)
    await user.type(field, 'Kennedy chose not to go to the moon in this decade.')
    expect(await verdict()).toMatch(/^Differs/)
    expect(await verdict()).toContain('We choose to go to the moon')
    await user.clear(field)
    expect(await verdict()).toBe('There is nothing to check.')
    await user.click((await part()).getByRole('button', { name: 'Invented' }))
    expect(await verdict()).toContain("We couldn't find this in the transcript.")
    await user.click((await part()).getByRole('button', { name: 'True' }))
    expect(await verdict()).toMatch(/^Verified/)
  })

  it('says so when the transcript cannot be had, and asks again', async () => {
    const replies = [problemReply(problem({ code: 'OVERLOADED', detail: 'Too busy just now.' }))]
    const { user } = openHome({
      ...good,
      'GET /api/examples/WZyRbnpGyzQ': () =>
        replies.shift() ?? jsonReply(summary({ transcriptId: spoken.id })),
    })
    await user.click((await part()).getByRole('button', { name: 'Invented' }))
    expect(await (await part()).findByText('Too busy just now.')).toBeTruthy()
    await user.click((await part()).getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await verdict()).toContain("We couldn't find this"))
  })
})
