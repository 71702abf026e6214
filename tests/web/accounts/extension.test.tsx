import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { extensionId } from '#product/extension.ts'
import { jsonReply } from '../summarize/fake-server.ts'
import { currentUser, device } from './factories.ts'
import { closeSite, openSite } from './open-site.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  closeSite()
})

const secret = 'precis_0123456789abcdefghijABCDEFGHIJ01_0abcde'
const id = '5c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11'

function site() {
  const made: unknown[] = []
  const deleted: string[] = []
  openSite('/account', {
    'GET /api/auth/user': () => jsonReply(currentUser()),
    'GET /api/devices': () => jsonReply({ devices: [device({ isCurrent: true })], maxActive: 3 }),
    'GET /api/forms': () => jsonReply({ forms: [], max: 20 }),
    'GET /api/keys': () => jsonReply({ keys: [], max: 20 }),
    'POST /api/keys': async ({ body }) => {
      made.push(body)
      const key = {
        id,
        name: 'x',
        scopes: ['read'],
        start: 'precis_0',
        createdAt: '2026-01-01T00:00:00.000Z',
      }
      return jsonReply({ key: { ...key, expiresAt: null, isExpired: false, lastUsedAt: null }, secret }, 201)
    },
    [`DELETE /api/keys/${id}`]: () => {
      deleted.push(id)
      return new Response(null, { status: 204 })
    },
  })
  return { made, deleted }
}

/** An extension that answers like ours, and notes what it is sent. */
function install(takesKeys: boolean): unknown[] {
  const heard: unknown[] = []
  vi.stubGlobal('chrome', {
    runtime: {
      sendMessage: (to: string, message: object, answer: (value: unknown) => void) => {
        heard.push([to, message])
        answer('ask' in message ? { isHere: true } : takesKeys ? { isTaken: true } : null)
      },
    },
  })
  return heard
}

const connect = async () => {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Connect the extension' }))
  return user
}

it('the section makes a key for the extension after a yes, and hands it to the one id', async () => {
  const heard = install(true)
  const { made, deleted } = site()
  const user = await connect()
  expect(await screen.findByRole('dialog', { name: 'Connect the extension?' })).toBeTruthy()
  expect(made, 'not before the yes').toEqual([])
  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  expect(heard).toEqual([
    [extensionId, { ask: 'hello' }],
    [extensionId, { give: 'key', secret }],
  ])
  expect(made).toEqual([{ name: 'Browser extension', scopes: ['summarize', 'read', 'ask'], days: 365 }])
  expect(deleted).toEqual([])
})

it('the section deletes the key again that the extension did not take', async () => {
  install(false)
  const { deleted } = site()
  const user = await connect()
  await user.click(await screen.findByRole('button', { name: 'Connect' }))
  expect(await screen.findByText("The extension didn't answer. Try again.")).toBeTruthy()
  expect(deleted).toEqual([id])
})

it('the section says what to do where there is none', async () => {
  const { made } = site()
  await connect()
  expect((await screen.findByRole('alert')).textContent).toContain("couldn't find the extension")
  expect(screen.getByRole('link', { name: 'Install it' }).getAttribute('href')).toBe('/extension')
  expect(made).toEqual([])
})
