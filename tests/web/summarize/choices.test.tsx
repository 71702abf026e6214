import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formIds } from '#product/summary-forms.ts'
import { forgetOptions } from '#web/features/run/request.ts'
import { goodEvents, modelSummary, summary } from './factories.ts'
import { eventsReply, jsonReply } from './fake-server.ts'
import { closeHome, openHome, submitLink } from './open-home.tsx'

const link = 'https://www.youtube.com/watch?v=WZyRbnpGyzQ'

function forgetAll(): void {
  localStorage.clear()
  forgetOptions()
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
    await user.selectOptions(await screen.findByLabelText('Summarize as'), 'Study notes')
    await user.selectOptions(screen.getByLabelText('Style'), 'Brief')
    await user.selectOptions(screen.getByLabelText('Language'), 'German')
    await submitLink(user, link)
    await screen.findByText('Generated')
    expect(server.calls.map(({ body }) => body)).toEqual([
      { videoUrl: link, style: 'brief', language: 'de', form: 'study-notes' },
    ])
  })

  it('are what they were when the page is opened again', async () => {
    const { user } = openHome()
    await user.selectOptions(await screen.findByLabelText('Style'), 'Brief')
    closeHome()
    forgetOptions()
    openHome()
    expect((await screen.findByLabelText<HTMLSelectElement>('Style')).value).toBe('brief')
    expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('en')
  })

  it.each(['{"style":"haiku","language":7}', 'no JSON', 'null'])(
    'are the usual ones when the browser remembers %s',
    async (stored) => {
      localStorage.setItem('precis.options', stored)
      openHome()
      expect((await screen.findByLabelText<HTMLSelectElement>('Style')).value).toBe('standard')
      expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('en')
    },
  )

  it('are said to have no effect where no model writes', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(summary())) })
    await user.selectOptions(await screen.findByLabelText('Style'), 'Brief')
    await submitLink(user, link)
    expect(
      await screen.findByText(/only choose style and language where a language model is set up/),
    ).toBeTruthy()
  })

  it('are not spoken of when nothing was chosen', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(summary())) })
    await submitLink(user, link)
    await screen.findByText('Generated')
    expect(screen.queryByText(/only choose style and language/)).toBeNull()
  })
})

describe('a server without a language model', () => {
  it('offers no options and calls nothing AI', async () => {
    openHome({ 'GET /api/engine': () => jsonReply({ kind: 'extractive' }) })
    expect(await screen.findByRole('button', { name: 'Summarize' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'AI Summary' })).toBeNull()
    expect(screen.queryByLabelText('Style')).toBeNull()
  })

  it('offers every form of Précis', async () => {
    localStorage.setItem('precis.options', JSON.stringify({ form: 'steps' }))
    openHome({ 'GET /api/engine': () => jsonReply({ kind: 'extractive' }) })
    const forms = await screen.findByLabelText<HTMLSelectElement>('Summarize as')
    expect([...forms.options].map(({ value }) => value)).toEqual([...formIds])
    expect(forms.value).toBe('steps')
  })
})
