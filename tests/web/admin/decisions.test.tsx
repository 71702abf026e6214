import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { AdminUser } from '#contract/admin.ts'
import { AdminPage } from '#web/features/admin/admin-page.tsx'
import { closePage, openPage, pageOf } from '../history/open-list.tsx'
import { problem } from '../summarize/factories.ts'
import { jsonReply, problemReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { idleStatus } from './idle-status.ts'

const ada: AdminUser = {
  id: '2f9b7a4e-52a3-4b1a-8d38-000000000001',
  email: 'ada@example.org',
  phone: null,
  planType: 'free',
  isSubscribed: false,
  isVerified: true,
  remainingCount: 2,
  givenPlan: null,
  isAdmin: false,
  isOnHold: false,
  invitation: { state: 'open', until: '2026-12-05T08:00:00.000Z' },
  createdAt: '2026-10-02T12:00:00.000Z',
}
const grace: AdminUser = {
  ...ada,
  id: '2f9b7a4e-52a3-4b1a-8d38-000000000002',
  email: 'grace@example.org',
  invitation: { state: 'used', until: null },
}
const done = () => new Response(null, { status: 204 })

const open = (handlers: Handlers = {}) =>
  openPage(<AdminPage notFound={<p>Nothing here</p>} />, {
    'GET /api/admin/users': () => jsonReply(pageOf([ada, grace])),
    'GET /api/admin/help-requests': () => jsonReply(pageOf([])),
    'GET /api/admin/audit': () => jsonReply(pageOf([])),
    'GET /api/admin/status': () => jsonReply(idleStatus),
    'GET /api/admin/setup': () => jsonReply({ parts: [] }),
    'GET /api/users/ada%40example.org/history': () => jsonReply(pageOf([])),
    ...handlers,
  })
const region = (name: string) => screen.findByRole('region', { name })

afterEach(closePage)

describe('the decisions on an account', () => {
  it.each([
    ['Give Pro', 'PUT /api/admin/users/ada%40example.org/plan', { plan: 'pro' }],
    ['Put on hold', 'PATCH /api/admin/users/ada%40example.org', { isOnHold: true }],
  ])('ask once more before %s', async (label, call, body) => {
    const { server, user } = open({ [call]: done })
    await user.click(await screen.findByRole('button', { name: 'Select ada@example.org' }))
    const info = await region('Current User Info')
    await user.click(await within(info).findByRole('button', { name: label }))
    expect(within(info).getByText(/ada@example\.org.*\?/)).toBeTruthy()
    await user.click(within(info).getByRole('button', { name: 'Cancel' }))
    await user.click(within(info).getByRole('button', { name: label }))
    await user.click(within(info).getByRole('button', { name: label }))
    await waitFor(() => expect(server.calls.find(({ key }) => key === call)?.body).toEqual(body))
  })

  it('end an account only after its address was typed, and say why that failed', async () => {
    const call = 'POST /api/admin/users/ada%40example.org/end'
    const failed = problem({ status: 404, code: 'NOT_FOUND' })
    const { server, user } = open({ [call]: () => problemReply(failed) })
    await user.click(await screen.findByRole('button', { name: 'Select ada@example.org' }))
    const info = await region('Current User Info')
    await user.click(await within(info).findByRole('button', { name: 'End account' }))
    const button = within(info).getByRole<HTMLButtonElement>('button', { name: 'End account' })
    expect(button.disabled).toBe(true)
    await user.type(within(info).getByLabelText('Type ada@example.org to confirm'), ' Ada@example.org')
    await user.click(button)
    expect(await within(info).findByRole('alert')).toBeTruthy()
    expect(server.calls.find(({ key }) => key === call)?.body).toEqual({ confirmation: 'ada@example.org' })
  })
})

describe('the invitations', () => {
  it('are listed with their state, and an open one can be taken back', async () => {
    const call = 'DELETE /api/admin/invitations/ada%40example.org'
    const { server, user } = open({ [call]: done })
    const part = await region('Invitations')
    expect(await within(part).findByText('Accepted')).toBeTruthy()
    expect(within(part).getByText(/until Dec 5, 2026/)).toBeTruthy()
    await user.click(within(part).getByRole('button', { name: 'Take back' }))
    await user.click(within(part).getByRole('button', { name: 'Take back' }))
    await waitFor(() => expect(server.calls.some(({ key }) => key === call)).toBe(true))
  })

  it('give a link to hand over where no email could be sent, and say what is refused', async () => {
    const link = 'http://localhost/login#invitation=abc'
    let isRefused = true
    const { user } = open({
      'POST /api/admin/invitations': () => {
        if (!isRefused) return jsonReply({ until: '2026-12-05T08:00:00.000Z', isMailed: false, link })
        isRefused = false
        return problemReply(problem({ status: 400, code: 'INVALID_REQUEST', detail: 'It has an account.' }))
      },
    })
    const part = await region('Invitations')
    await user.type(within(part).getByLabelText('Email'), 'bea@example.org')
    await user.click(within(part).getByRole('button', { name: 'Invite' }))
    expect(await within(part).findByText('It has an account.')).toBeTruthy()
    await user.click(within(part).getByRole('button', { name: 'Invite' }))
    expect((await within(part).findByLabelText<HTMLInputElement>('Link')).value).toBe(link)
  })
})
