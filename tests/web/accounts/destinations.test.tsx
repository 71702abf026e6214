import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { DestinationView } from '#contract/destinations.ts'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { currentUser, device } from './factories.ts'
import { closeSite, openSite, refuse } from './open-site.tsx'

afterEach(closeSite)

const id = '5c1f5a52-6a54-4d3c-9d1f-3d3f2a3d7b11'

function destination(changes: Partial<DestinationView> = {}): DestinationView {
  return {
    id,
    kind: 'readwise',
    rule: 'highlights',
    name: '',
    createdAt: '2026-01-01T03:04:05.000Z',
    state: 'on',
    offReason: null,
    sent: 3,
    waiting: 1,
    failures: [],
    ...changes,
  }
}

function open(destinations: DestinationView[], more: Handlers = {}) {
  return openSite('/account', {
    'GET /api/auth/user': () => jsonReply(currentUser()),
    'GET /api/devices': () => jsonReply({ devices: [device({ isCurrent: true })], maxActive: 3 }),
    'GET /api/destinations': () =>
      jsonReply({ destinations, kinds: ['readwise', 'notion', 'folder'], max: 10 }),
    ...more,
  })
}

const section = async () => within(await screen.findByRole('region', { name: 'Where summaries go' }))

describe('the destinations of an account', () => {
  it('say what goes there, what arrived, what did not and why', async () => {
    const failure = {
      historyId: id,
      title: 'A talk',
      failure: 'marks-changed',
      at: '2026-01-02T03:04:05.000Z',
      isTriedAgain: false,
    } as const
    open([
      destination(),
      destination({
        id: `${id.slice(0, -1)}2`,
        kind: 'notion',
        name: 'Videos',
        state: 'off',
        offReason: 'gone',
      }),
      destination({ id: `${id.slice(0, -1)}3`, kind: 'folder', name: 'Talks', failures: [failure] }),
    ])
    const part = await section()
    const rows = await part.findAllByRole('listitem')
    expect(rows[0]?.textContent).toContain('3 summaries sent · 1 waiting')
    expect(rows[1]?.textContent).toContain('Notion: Videos')
    expect(rows[1]?.textContent).toContain('Your token is no longer accepted.')
    expect(rows[2]?.textContent).toContain('1 summary did not arrive')
    expect(part.getByRole('link', { name: 'A talk' }).getAttribute('href')).toBe(`/v/${id}`)
    expect(rows[2]?.textContent).toContain('we left the note alone')
  })

  it('are changed, switched off and disconnected', async () => {
    const { user, server } = open([destination()], {
      [`PATCH /api/destinations/${id}`]: () => jsonReply({ destination: destination() }),
      [`DELETE /api/destinations/${id}`]: () => new Response(null, { status: 204 }),
    })
    const part = await section()
    await user.selectOptions(await part.findByLabelText('Send'), 'summaries')
    await user.click(part.getByRole('button', { name: 'Switch off' }))
    await user.click(part.getByRole('button', { name: 'Delete Readwise' }))
    expect(part.getByText(/What was sent stays there/)).toBeTruthy()
    await user.click(part.getByRole('button', { name: 'Disconnect' }))
    const made = server.calls.filter(({ key }) => /^(?:PATCH|DELETE)/.test(key)).map(({ body }) => body)
    expect(made).toEqual([{ rule: 'summaries' }, { isOn: false }, undefined])
  })

  it('are connected with a token, which is asked for by the kind', async () => {
    const { user, server } = open([], {
      'POST /api/destinations': () => jsonReply({ destination: destination({ kind: 'notion' }) }, 201),
    })
    await user.click(await (await section()).findByRole('button', { name: 'Connect a place' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('Where to'), 'notion')
    await user.click(dialog.getByRole('button', { name: 'Connect' }))
    expect(await dialog.findByText('Paste the token.')).toBeTruthy()
    expect(dialog.getByText('Paste the link of the database.')).toBeTruthy()
    await user.type(dialog.getByLabelText('Secret of your integration'), 'ntn_x')
    await user.type(dialog.getByLabelText('Address of the database'), 'https://notion.so/a')
    await user.selectOptions(dialog.getByLabelText('Send'), 'button')
    await user.click(dialog.getByRole('button', { name: 'Connect' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(server.calls.find(({ key }) => key === 'POST /api/destinations')?.body).toEqual({
      kind: 'notion',
      rule: 'button',
      withEarlier: true,
      token: 'ntn_x',
      location: 'https://notion.so/a',
    })
  })

  it('speak of no token where they are a folder', async () => {
    const { user } = open([destination({ kind: 'folder', name: 'Talks' })])
    const part = await section()
    await user.click(await part.findByRole('button', { name: /^Delete .*Talks/ }))
    expect(part.getByText(/Disconnect .*Talks\?/).textContent).not.toMatch(/token/)
    await user.click(part.getByRole('button', { name: 'Connect a place' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Your token is stored encrypted.')
    await user.selectOptions(within(dialog).getByLabelText('Where to'), 'folder')
    expect(dialog.textContent).not.toMatch(/token/)
  })

  it('say why they cannot be connected', async () => {
    const { user } = open([], {
      'POST /api/destinations': () => refuse(400, 'DESTINATION_TOKEN', 'This token isn’t accepted.'),
    })
    await user.click(await (await section()).findByRole('button', { name: 'Connect a place' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Access token'), 'wrong{Enter}')
    const field = await dialog.findByLabelText('Access token', { selector: '[aria-invalid=true]' })
    expect(document.activeElement).toBe(field)
    expect(dialog.getByText('This token isn’t accepted.').id).toBe(
      field.getAttribute('aria-describedby')?.split(' ')[1],
    )
  })
})
