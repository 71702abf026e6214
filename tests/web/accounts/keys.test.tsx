import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ApiKey } from '#contract/keys.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { currentUser, device } from './factories.ts'
import { closeSite, openSite, refuse } from './open-site.tsx'

afterEach(closeSite)

const secret = 'precis_0123456789abcdefghijABCDEFGHIJ01_0abcde'
const id = '5c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11'

function apiKey(changes: Partial<ApiKey> = {}): ApiKey {
  return {
    id,
    name: 'Reading list',
    scopes: ['summarize', 'ask'],
    start: 'precis_0123',
    createdAt: '2026-01-01T03:04:05.000Z',
    expiresAt: null,
    isExpired: false,
    lastUsedAt: null,
    ...changes,
  }
}

/** A server that has these keys, and adds and deletes as it is asked. */
function serverOf(keys: ApiKey[], more: Handlers = {}): Handlers {
  return {
    'GET /api/auth/user': () => jsonReply(currentUser()),
    'GET /api/devices': () => jsonReply({ devices: [device({ isCurrent: true })], maxActive: 3 }),
    'GET /api/keys': () => jsonReply({ keys, max: 20 }),
    ...more,
  }
}

const section = async () => within(await screen.findByRole('region', { name: 'API keys' }))

describe('the keys of an account', () => {
  it('are none at first', async () => {
    openSite('/account', serverOf([]))
    expect(await (await section()).findByText('You have no keys yet.')).toBeTruthy()
  })

  it('say what they may do, when they were used and when they end', async () => {
    const keys = [
      apiKey({ lastUsedAt: new Date().toISOString() }),
      apiKey({
        id: `${id.slice(0, -1)}2`,
        name: 'Old',
        expiresAt: '2026-02-03T00:00:00.000Z',
        isExpired: true,
      }),
    ]
    openSite('/account', serverOf(keys))
    const list = (await section()).findAllByRole('listitem')
    const [first, second] = (await list).map(({ textContent }) => textContent)
    for (const part of ['precis_0123… · summarize, ask', 'Used within the last hour · No end date'])
      expect(first).toContain(part)
    for (const part of ['Ended', 'Never used · Ended ']) expect(second).toContain(part)
  })

  it('say why they cannot be read, and try again', async () => {
    const answers = [
      () => refuse(503, 'OVERLOADED', 'Too busy.'),
      () => jsonReply({ keys: [apiKey()], max: 20 }),
    ]
    const { user } = openSite(
      '/account',
      serverOf([], { 'GET /api/keys': () => answers.shift()?.() ?? Response.error() }),
    )
    expect(await (await section()).findByText('Too busy.')).toBeTruthy()
    await user.click((await section()).getByRole('button', { name: 'Try again' }))
    expect(await (await section()).findByText('Reading list')).toBeTruthy()
  })

  it('are no more than there may be', async () => {
    openSite(
      '/account',
      serverOf([apiKey()], { 'GET /api/keys': () => jsonReply({ keys: [apiKey()], max: 1 }) }),
    )
    expect(await (await section()).findByText('You have 1 keys. Delete one to make another.')).toBeTruthy()
    const button = (await section()).getByRole<HTMLButtonElement>('button', { name: 'Create a key' })
    expect(button.disabled).toBe(true)
  })
})

describe('a new key', () => {
  async function open(more: Handlers) {
    const site = openSite('/account', serverOf([], more))
    await site.user.click(await (await section()).findByRole('button', { name: 'Create a key' }))
    return { ...site, dialog: within(await screen.findByRole('dialog')) }
  }

  it('is made with a name, permissions and an end, shown once, and copied', async () => {
    const { user, dialog, server } = await open({
      'POST /api/keys': () => jsonReply({ key: apiKey(), secret }, 201),
    })
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.type(dialog.getByLabelText('Name'), ' Reading list ')
    await user.click(dialog.getByLabelText(/Ask questions/))
    await user.click(dialog.getByLabelText(/Read transcripts/))
    await user.selectOptions(dialog.getByLabelText('Ends'), 'Never')
    await user.click(dialog.getByRole('button', { name: 'Create key' }))
    const field = await screen.findByLabelText<HTMLInputElement>('API key')
    expect(field.value).toBe(secret)
    expect(document.activeElement).toBe(field)
    const body = { name: 'Reading list', scopes: ['summarize', 'ask'], days: null }
    expect(server.calls.find(({ key }) => key === 'POST /api/keys')?.body).toEqual(body)
    await user.click(screen.getByRole('button', { name: 'Copy key' }))
    expect(copied).toHaveBeenCalledWith(secret)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(document.body.textContent).not.toContain(secret)
    expect(document.activeElement?.textContent).toBe('Create a key')
  })

  it('needs a name and a permission, and says so at them', async () => {
    const { user, dialog } = await open({})
    for (const scope of [/make summaries/, /Read transcripts/]) await user.click(dialog.getByLabelText(scope))
    await user.click(dialog.getByRole('button', { name: 'Create key' }))
    expect(await dialog.findByText('Give the key a name.')).toBeTruthy()
    expect(dialog.getByText('Choose at least one thing the key may do.')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText('Name'))
  })

  it('that is refused says why', async () => {
    const { user, dialog } = await open({
      'POST /api/keys': () => refuse(409, 'KEY_LIMIT', 'You have 20 API keys.'),
    })
    await user.type(dialog.getByLabelText('Name'), 'One more{Enter}')
    expect((await dialog.findByRole('alert')).textContent).toBe('You have 20 API keys.')
  })
})

describe('deleting a key', () => {
  it('asks once more, and takes it from the list', async () => {
    const keys = [apiKey()]
    const { user, server } = openSite(
      '/account',
      serverOf(keys, {
        [`DELETE /api/keys/${id}`]: () => {
          keys.length = 0
          return new Response(null, { status: 204 })
        },
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Delete Reading list' }))
    expect(document.activeElement?.textContent).toContain('stop working right away')
    expect(server.calls.some(({ key }) => key.startsWith('DELETE'))).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Delete key' }))
    expect(await screen.findByText('You have no keys yet.')).toBeTruthy()
    expect(currentToast()?.title).toBe('Key deleted')
  })

  it('says why it failed', async () => {
    const { user } = openSite(
      '/account',
      serverOf([apiKey()], { [`DELETE /api/keys/${id}`]: () => refuse(503, 'OVERLOADED', 'Too busy.') }),
    )
    await user.click(await screen.findByRole('button', { name: 'Delete Reading list' }))
    await user.click(screen.getByRole('button', { name: 'Delete key' }))
    await waitFor(() => expect(currentToast()?.description).toBe('Too busy.'))
  })
})

describe('the calls of a key', () => {
  const path = `/account/keys/${id}`
  const call = { at: '2026-01-02T03:04:05.000Z', method: 'POST', route: '/api/summarize', status: 200 }

  it('are counted by status and listed', async () => {
    const calls = [call, { ...call, status: 429 }, call]
    openSite(path, serverOf([], { [`GET /api/keys/${id}/calls`]: () => jsonReply({ key: apiKey(), calls }) }))
    expect(await screen.findByText('2 × 200 · 1 × 429')).toBeTruthy()
    expect(screen.getAllByRole('row')).toHaveLength(4)
    expect(screen.getByRole('heading', { name: 'Reading list' })).toBeTruthy()
  })

  it('may be none, and are read again', async () => {
    const answers = [[], [call]]
    const { user } = openSite(
      path,
      serverOf([], {
        [`GET /api/keys/${id}/calls`]: () => jsonReply({ key: apiKey(), calls: answers.shift() ?? [] }),
      }),
    )
    expect(await screen.findByText('No calls yet.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('1 × 200')).toBeTruthy()
  })

  it('of a key that is gone, or of another account, are none', async () => {
    openSite(
      path,
      serverOf([], { [`GET /api/keys/${id}/calls`]: () => refuse(404, 'NOT_FOUND', 'No such key.') }),
    )
    expect(await screen.findByText("There's no such key. It may have been deleted.")).toBeTruthy()
  })

  it('are shown after signing in', async () => {
    openSite(path, {}, { isKnown: false })
    expect(await screen.findByText('Sign in to see your keys.')).toBeTruthy()
  })
})
