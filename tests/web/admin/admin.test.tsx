import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { AdminHelpRequest, AdminUser, AccountHistoryEntry } from '#contract/admin.ts'
import { exampleVideos } from '#product/examples.ts'
import { AdminPage } from '#web/features/admin/admin-page.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { closePage, openPage, pageOf } from '../history/open-list.tsx'
import { delivered, problem, summary } from '../summarize/factories.ts'
import { jsonReply, problemReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { idleStatus } from './idle-status.ts'

const ada: AdminUser = {
  id: '2f9b7a4e-52a3-4b1a-8d38-000000000001',
  email: 'ada@example.org',
  phone: '+91 98765 43210',
  planType: 'pro',
  isSubscribed: true,
  isVerified: true,
  remainingCount: 998,
  givenPlan: null,
  isAdmin: false,
  isOnHold: false,
  invitation: null,
  createdAt: '2026-10-02T12:00:00.000Z',
}
const grace: AdminUser = {
  ...ada,
  id: '2f9b7a4e-52a3-4b1a-8d38-000000000002',
  email: 'grace@example.org',
  phone: null,
  remainingCount: null,
}
const entry: AccountHistoryEntry = {
  id: '2f9b7a4e-52a3-4b1a-8d38-000000000003',
  videoTitle: 'A lecture',
  videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ',
  usageDate: '2026-11-21T16:05:00.000Z',
  city: 'Pune',
  country: 'India',
  ipAddress: '203.0.113.7',
}
const request: AdminHelpRequest = {
  id: '2f9b7a4e-52a3-4b1a-8d38-000000000009',
  email: 'ada@example.org',
  helpTopic: 'It stops halfway.',
  userType: 'logged_in',
  planType: 'pro',
  state: 'open',
  isMailed: true,
  createdAt: '2026-11-21T16:05:00.000Z',
  answerBy: '2026-11-22T16:05:00.000Z',
}

const quiet: Handlers = {
  'GET /api/admin/users': () => jsonReply(pageOf([ada, grace])),
  'GET /api/admin/help-requests': () => jsonReply(pageOf([])),
  'GET /api/admin/audit': () => jsonReply(pageOf([])),
  'GET /api/admin/status': () => jsonReply(idleStatus),
  'GET /api/admin/setup': () => jsonReply({ parts: [] }),
  'GET /api/users/ada%40example.org/history': () => jsonReply(pageOf([entry])),
}
const open = (handlers: Handlers = {}) =>
  openPage(<AdminPage notFound={<p>Nothing here</p>} />, { ...quiet, ...handlers })
const region = (name: string) => screen.findByRole('region', { name })

afterEach(closePage)

describe('the page of those who run the site', () => {
  it('is not there for anybody else', async () => {
    openPage(<AdminPage notFound={<p>Nothing here</p>} />, {
      'GET /api/admin/users': () => problemReply(problem({ status: 404, code: 'NOT_FOUND' })),
    })
    expect(await screen.findByText('Nothing here')).toBeTruthy()
  })

  it('lists what admins did, and why something failed', async () => {
    const done = {
      id: '2f9b7a4e-52a3-4b1a-8d38-000000000004',
      at: '2026-11-21T16:05:00.000Z',
      adminEmail: 'ada@example.org',
      action: 'summarize',
      target: 'grace@example.org',
      failure: null,
    }
    open({
      'GET /api/admin/audit': () =>
        jsonReply(
          pageOf([done, { ...done, id: '2f9b7a4e-52a3-4b1a-8d38-000000000005', failure: 'Not found' }]),
        ),
    })
    const [first, second] = await within(await region('Admin activity')).findAllByRole('listitem')
    expect(first?.textContent).toMatch(/made a summary for grace@example.org$/)
    expect(second?.textContent).toMatch(/made a summary for grace@example.org Failed: Not found$/)
  })

  it('lists users with plan and what is left, and searches them', async () => {
    const { server, user } = open()
    const users = await region('All Users')
    expect(within(users).getByText('grace@example.org')).toBeTruthy()
    expect(within(users).getByText('+91 98765 43210')).toBeTruthy()
    expect(within(users).getByText('998 left')).toBeTruthy()
    expect(within(users).getByText('Unlimited')).toBeTruthy()
    await user.type(within(users).getByRole('searchbox'), 'gra')
    await waitFor(() => expect(server.calls.at(-1)?.url.searchParams.get('q')).toBe('gra'))
  })

  it.each([
    [2, '2 users'],
    [10_001, 'More than 10,000 users'],
  ])('says how many users there are as far as they were counted, %i', async (total, text) => {
    open({ 'GET /api/admin/users': () => jsonReply(pageOf([ada, grace], { total })) })
    expect(within(await region('All Users')).getByText(text)).toBeTruthy()
  })

  it('shows who was chosen, and what they summarized', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Select ada@example.org' }))
    expect(screen.getByLabelText<HTMLInputElement>('User email').value).toBe('ada@example.org')
    const info = await region('Current User Info')
    expect(await within(info).findByText('Yes')).toBeTruthy()
    expect(within(info).getByText('Oct 2, 2026')).toBeTruthy()
    const usage = await region('Usage History')
    expect(await within(usage).findByText('A lecture')).toBeTruthy()
    expect(within(usage).getByText(/Pune · India · 203\.0\.113\.7/)).toBeTruthy()
  })
})

describe('registering a user', () => {
  it('takes an address, and says whether it was new', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { server, user } = open({ 'POST /api/admin/users': () => promise })
    const form = await region('Register User')
    const button = within(form).getByRole<HTMLButtonElement>('button')
    expect([button.textContent, button.disabled]).toEqual(['Register', true])
    await user.type(within(form).getByLabelText('Email'), 'new@example.org')
    await user.click(button)
    expect([button.textContent, button.disabled]).toEqual(['Registering...', true])
    resolve(jsonReply({ message: 'User registered successfully', isNew: true }))
    await waitFor(() => expect(currentToast()?.description).toBe('User registered successfully'))
    const isList = ({ key, url }: (typeof server.calls)[number]) =>
      key === 'GET /api/admin/users' && !url.searchParams.has('invited')
    expect(server.calls.filter(isList)).toHaveLength(2)
    expect(within(form).getByLabelText<HTMLInputElement>('Email').value).toBe('')
  })

  it('says when it failed', async () => {
    const { user } = open({ 'POST /api/admin/users': () => new Response('', { status: 500 }) })
    const form = await region('Register User')
    await user.type(within(form).getByLabelText('Email'), 'new@example.org{Enter}')
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Error', description: 'Failed to register user' }),
    )
  })
})

describe('a test summary', () => {
  it('has a link ready, waits for an address, and says what is left', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { server, user } = open({ 'POST /api/admin/summarize': () => promise })
    const form = await region('Test Summary')
    expect(within(form).getByLabelText<HTMLInputElement>('Video URL').value).toBe(exampleVideos[0].videoUrl)
    const button = within(form).getByRole<HTMLButtonElement>('button')
    expect(button.disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Select ada@example.org' }))
    await user.click(button)
    expect([button.textContent, button.disabled]).toEqual(['Generating...', true])
    resolve(jsonReply({ ...delivered(summary()), remainingCount: 997 }))
    await waitFor(() =>
      expect(currentToast()?.description).toBe('Summary generated! User has 997 summaries left.'),
    )
    expect(server.calls.find(({ key }) => key === 'POST /api/admin/summarize')?.body).toEqual({
      email: 'ada@example.org',
      videoUrl: exampleVideos[0].videoUrl,
    })
  })

  it('says when it failed', async () => {
    const { user } = open({ 'POST /api/admin/summarize': () => new Response('', { status: 500 }) })
    await user.click(await screen.findByRole('button', { name: 'Select ada@example.org' }))
    await user.click(screen.getByRole('button', { name: 'Generate Summary' }))
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to generate summary'))
  })
})

describe('help requests', () => {
  it('are listed until they are answered', async () => {
    let state: AdminHelpRequest['state'] = 'open'
    const { server, user } = open({
      'GET /api/admin/help-requests': ({ url }) =>
        jsonReply(pageOf(url.searchParams.get('state') === state ? [{ ...request, state }] : [])),
      'PATCH /api/admin/help-requests/2f9b7a4e-52a3-4b1a-8d38-000000000009': () => {
        state = 'answered'
        return jsonReply({ ...request, state })
      },
    })
    const part = await region('Help Requests')
    expect(await within(part).findByText('It stops halfway.')).toBeTruthy()
    await user.click(within(part).getByRole('button', { name: 'Mark as answered' }))
    expect(await within(part).findByText('Nobody is waiting for an answer.')).toBeTruthy()
    expect(server.calls.find(({ key }) => key.startsWith('PATCH'))?.body).toEqual({ state: 'answered' })
    await user.selectOptions(within(part).getByLabelText('Show'), 'Answered')
    expect(await within(part).findByRole('button', { name: 'Open again' })).toBeTruthy()
  })
})
