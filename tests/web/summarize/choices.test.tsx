import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetChoices } from '#web/features/summarize/work/choices.ts'
import { goodEvents, modelSummary, summary } from './factories.ts'
import { eventsReply } from './fake-server.ts'
import { closeHome, openHome, submitLink } from './open-home.tsx'

const link = 'https://www.youtube.com/watch?v=WZyRbnpGyzQ'

function forgetAll(): void {
  localStorage.clear()
  forgetChoices()
}

beforeEach(forgetAll)
afterEach(() => {
  closeHome()
  forgetAll()
})

describe('style and language', () => {
  it('go out with the request, and with the one after it', async () => {
    const { server, user } = openHome({
      'POST /api/summarize': () => eventsReply(goodEvents(modelSummary())),
    })
    await user.selectOptions(await screen.findByLabelText('Style'), 'Study notes')
    await user.selectOptions(screen.getByLabelText('Language'), 'German')
    await submitLink(user, link)
    await screen.findByText('Generated')
    expect(server.calls.map(({ body }) => body)).toEqual([
      { videoUrl: link, style: 'study-notes', language: 'de' },
    ])
  })

  it('are what they were when the page is opened again', async () => {
    const { user } = openHome()
    await user.selectOptions(await screen.findByLabelText('Style'), 'Brief')
    closeHome()
    forgetChoices()
    openHome()
    expect((await screen.findByLabelText<HTMLSelectElement>('Style')).value).toBe('brief')
    expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('en')
  })

  it.each(['{"style":"haiku","language":7}', 'no JSON', 'null'])(
    'are the usual ones when the browser remembers %s',
    async (stored) => {
      localStorage.setItem('precis.choices', stored)
      openHome()
      expect((await screen.findByLabelText<HTMLSelectElement>('Style')).value).toBe('standard')
      expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('en')
    },
  )

  it('are said to have no effect where no model writes', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(summary())) })
    await user.selectOptions(await screen.findByLabelText('Style'), 'Brief')
    await submitLink(user, link)
    expect(await screen.findByText(/can be chosen only where a language model writes/)).toBeTruthy()
  })

  it('are not spoken of when nothing was chosen', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(summary())) })
    await submitLink(user, link)
    await screen.findByText('Generated')
    expect(screen.queryByText(/can be chosen only/)).toBeNull()
  })
})
