import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { currentUser, device } from './factories.ts'
import { closeSite, openSite, refuse } from './open-site.tsx'

afterEach(closeSite)

const id = '5c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11'
const secret = 'whsec_c2VjcmV0'
const path = `/account/webhooks/${id}`
const log = `GET /api/webhooks/${id}/deliveries`

function webhook(changes: Partial<Webhook> = {}): Webhook {
  return {
    id,
    url: 'https://receiver.example/hook',
    events: ['summary.completed'],
    createdAt: '2026-01-01T03:04:05.000Z',
    state: 'on',
    offReason: null,
    offAt: null,
    failingSince: null,
    oldSecretUntil: null,
    ...changes,
  }
}

function delivery(changes: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    id: '6c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11',
    event: 'webhook.test',
    state: 'delivered',
    createdAt: '2026-01-02T03:04:05.000Z',
    attempts: 1,
    triedAt: '2026-01-02T03:04:06.000Z',
    nextAt: null,
    status: 200,
    failure: null,
    tookMs: 12,
    body: '{"type":"webhook.test"}',
    answer: 'thanks',
    ...changes,
  }
}

function serverOf(webhooks: Webhook[], more: Handlers = {}): Handlers {
  return {
    'GET /api/auth/user': () => jsonReply(currentUser()),
    'GET /api/devices': () => jsonReply({ devices: [device({ isCurrent: true })], maxActive: 3 }),
    'GET /api/webhooks': () => jsonReply({ webhooks, max: 10 }),
    ...more,
  }
}

const section = async () => within(await screen.findByRole('region', { name: 'Webhooks' }))

describe('the webhooks of an account', () => {
  it('are none at first', async () => {
    openSite('/account', serverOf([]))
    expect(await (await section()).findByText('You have no webhooks yet.')).toBeTruthy()
  })

  it('say where they lead, what they are called about, and how they do', async () => {
    const off = webhook({
      id: `${id.slice(0, -1)}2`,
      url: 'https://other.example/',
      state: 'off',
      offReason: 'gone',
      offAt: '2026-02-03T00:00:00.000Z',
    })
    openSite('/account', serverOf([webhook(), off]))
    const items = await (await section()).findAllByRole('listitem')
    const [first, second] = items.map(({ textContent }) => textContent)
    expect(first).toContain('receiver.examplesummary.completedOn')
    expect(first, 'not the path, which may be a secret').not.toContain('/hook')
    expect(second).toContain('the server answered 410')
  })

  it('say why they cannot be read', async () => {
    const more = { 'GET /api/webhooks': () => refuse(503, 'OVERLOADED', 'Too busy.') }
    openSite('/account', serverOf([], more))
    expect(await (await section()).findByText('Too busy.')).toBeTruthy()
  })
})

describe('a new webhook', () => {
  async function open(more: Handlers) {
    const site = openSite('/account', serverOf([], more))
    await site.user.click(await (await section()).findByRole('button', { name: 'Create a webhook' }))
    return { ...site, dialog: within(await screen.findByRole('dialog')) }
  }

  it('is made with an address and events, and its secret is shown once and copied', async () => {
    const { user, dialog, server } = await open({
      'POST /api/webhooks': () => jsonReply({ webhook: webhook(), secret }, 201),
    })
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.type(dialog.getByLabelText('Address'), ' https://receiver.example/hook ')
    await user.click(dialog.getByLabelText(/digest.ready/))
    await user.click(dialog.getByLabelText(/collection.ended/))
    await user.click(dialog.getByLabelText(/transcript.completed/))
    await user.click(dialog.getByRole('button', { name: 'Create webhook' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Secret')).value).toBe(secret)
    const body = { url: 'https://receiver.example/hook', events: ['summary.completed', 'summary.failed'] }
    expect(server.calls.find(({ key }) => key === 'POST /api/webhooks')?.body).toEqual(body)
    await user.click(screen.getByRole('button', { name: 'Copy secret' }))
    expect(copied).toHaveBeenCalledWith(secret)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(document.body.textContent).not.toContain(secret)
  })

  it('needs a whole address and an event, and says why it is refused', async () => {
    const { user, dialog } = await open({
      'POST /api/webhooks': () => refuse(400, 'INVALID_REQUEST', 'Only the public internet.'),
    })
    for (const event of [/summary\.c/, /summary.failed/, /digest.ready/, /collection.ended/, /transcript\.c/])
      await user.click(dialog.getByLabelText(event))
    await user.click(dialog.getByRole('button', { name: 'Create webhook' }))
    expect(await dialog.findByText(/Give a whole address/)).toBeTruthy()
    expect(dialog.getByText('Choose at least one event.')).toBeTruthy()
    await user.click(dialog.getByLabelText(/summary.failed/))
    await user.type(dialog.getByLabelText('Address'), 'https://10.0.0.1/{Enter}')
    expect(await dialog.findByText('Only the public internet.')).toBeTruthy()
  })
})

describe('the page of a webhook', () => {
  const page = (given: object, more: Handlers = {}) =>
    openSite(
      path,
      serverOf([], { [log]: () => jsonReply({ webhook: webhook(), waiting: 0, ...given }), ...more }),
    )

  it('has what was sent and answered, and sends it again', async () => {
    const failed = delivery({ state: 'failed', status: null, answer: null, failure: 'timeout', attempts: 9 })
    const again = `POST /api/webhooks/${id}/deliveries/${failed.id}/redeliver`
    const { user, server } = page(
      { deliveries: [failed] },
      { [again]: () => jsonReply({ deliveryId: failed.id }) },
    )
    await user.click(await screen.findByText('No answer in time.'))
    expect(screen.getByText('{"type":"webhook.test"}')).toBeTruthy()
    expect(screen.getByText(/9 attempts/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(server.calls.some(({ key }) => key === again)).toBe(true))
  })

  it('sends a test, and says why it could not', async () => {
    const test = `POST /api/webhooks/${id}/test`
    const { user } = page({ deliveries: [] }, { [test]: () => refuse(429, 'RATE_LIMITED', 'Too many.') })
    expect(await screen.findByText(/Nothing was sent yet/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send a test' }))
    await waitFor(() => expect(currentToast()?.description).toBe('Too many.'))
  })

  it('switches it on again, and sends nothing while it is off', async () => {
    const change = `PATCH /api/webhooks/${id}`
    const { user, server } = page(
      { webhook: webhook({ state: 'off', offReason: 'failing' }), deliveries: [delivery()] },
      { [change]: () => jsonReply({ webhook: webhook() }) },
    )
    const test = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send a test' })
    expect(test.disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Switch on' }))
    await waitFor(() => expect(server.calls.find(({ key }) => key === change)?.body).toEqual({ isOn: true }))
  })

  it('makes a new secret after a question, which gives the focus back', async () => {
    const { user } = page(
      { deliveries: [] },
      { [`POST /api/webhooks/${id}/secret`]: () => jsonReply({ webhook: webhook(), secret }) },
    )
    await user.click(await screen.findByRole('button', { name: 'New secret' }))
    expect(document.activeElement?.textContent).toContain('24 more hours')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement?.textContent).toBe('New secret')
    await user.click(screen.getByRole('button', { name: 'New secret' }))
    await user.click(screen.getByRole('button', { name: 'Make a new secret' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Secret')).value).toBe(secret)
  })

  it('deletes it after a question, and leads back to the account', async () => {
    const { user, place } = page(
      { deliveries: [] },
      { [`DELETE /api/webhooks/${id}`]: () => new Response(null, { status: 204 }) },
    )
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(screen.getByRole('button', { name: 'Delete webhook' }))
    await waitFor(() => expect(place()).toBe('/account'))
    expect(currentToast()?.title).toBe('Webhook deleted')
  })

  it('of a webhook that is gone, or of another account, says so', async () => {
    openSite(path, serverOf([], { [log]: () => refuse(404, 'NOT_FOUND', 'No such webhook.') }))
    expect(await screen.findByText("There's no such webhook. It may have been deleted.")).toBeTruthy()
  })
})
