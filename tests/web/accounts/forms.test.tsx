import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { OwnFormItem } from '#contract/forms.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { currentUser, device } from './factories.ts'
import { closeSite, openSite } from './open-site.tsx'

afterEach(closeSite)

const mine: OwnFormItem = {
  id: '5d3c1b0a-1111-4c39-9a75-0f6f6b3c1d11',
  name: 'For my team',
  sections: [{ heading: 'Numbers', shape: 'points', about: 'every number' }],
  guidance: 'We build rockets.',
  createdAt: '2026-01-02T03:04:05.000Z',
}

function serverOf(forms: OwnFormItem[], more: Handlers = {}, max = 20): Handlers {
  return {
    'GET /api/auth/user': () => jsonReply(currentUser()),
    'GET /api/devices': () => jsonReply({ devices: [device({ isCurrent: true })], maxActive: 3 }),
    'GET /api/forms': () => jsonReply({ forms, max }),
    ...more,
  }
}

const section = async () => within(await screen.findByRole('region', { name: 'Your own forms' }))

describe('own forms', () => {
  it('are made with a name, a heading and a shape', async () => {
    const { user, server } = openSite(
      '/account',
      serverOf([], { 'POST /api/forms': () => jsonReply(mine, 201) }),
    )
    await user.click(await (await section()).findByRole('button', { name: 'Create a form' }))
    await user.click(screen.getByRole('button', { name: 'Save form' }))
    expect(screen.getByText('Give the form a name.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    await user.type(screen.getByLabelText('Name'), 'For my team')
    await user.type(screen.getByLabelText('Heading'), 'Numbers')
    await user.selectOptions(screen.getByLabelText('Shape'), 'Numbered steps')
    await user.click(screen.getByRole('button', { name: 'Save form' }))
    await waitFor(() => expect(currentToast()?.title).toBe('Form saved'))
    expect(server.calls.find(({ key }) => key === 'POST /api/forms')?.body).toEqual({
      name: 'For my team',
      guidance: '',
      sections: [{ heading: 'Numbers', shape: 'steps', about: '' }],
    })
  })

  it('say what would give a model where this server has none', async () => {
    openSite('/account', serverOf([mine]))
    expect(await (await section()).findByText('For my team')).toBeTruthy()
    expect(screen.queryByText(/this server has none/)).toBeNull()
    closeSite()
    document.documentElement.dataset['engine'] = 'extractive'
    try {
      openSite('/account', serverOf([mine]))
      expect(await screen.findByText(/this server has none.*GEMINI_API_KEY/)).toBeTruthy()
    } finally {
      delete document.documentElement.dataset['engine']
    }
  })

  it('are deleted after a question', async () => {
    const { user, server } = openSite(
      '/account',
      serverOf([mine], { [`DELETE /api/forms/${mine.id}`]: () => new Response(null, { status: 204 }) }),
    )
    await user.click(await (await section()).findByRole('button', { name: 'Delete For my team' }))
    await user.click((await section()).getByRole('button', { name: 'Delete form' }))
    await waitFor(() => expect(currentToast()?.title).toBe('Form deleted'))
    expect(server.calls.some(({ key }) => key === `DELETE /api/forms/${mine.id}`)).toBe(true)
  })

  it('come with a paid plan', async () => {
    openSite('/account', serverOf([], {}, 0))
    expect(await (await section()).findByRole('link', { name: 'Pro and Unlimited' })).toBeTruthy()
    expect((await section()).queryByRole('button', { name: 'Create a form' })).toBeNull()
  })
})
