import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { agentExample, examples } from '#web/content/developers.ts'
import { readCalls } from '#web/features/site/developers/call-reference.tsx'
import { DevelopersPage } from '#web/features/site/developers/developers-page.tsx'
import { refuseEarlierTests } from '../current-test.ts'
import { renderPage } from '../render-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = { type: 'string', description: 'A link.' }
const description = {
  paths: {
    '/api/summarize': {
      post: {
        summary: 'Summarize a video',
        security: [{ apiKey: ['summarize'] }, { session: [] }, {}],
        parameters: [{ name: 'Idempotency-Key', in: 'header', required: false, description: 'Counts once.' }],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', properties: { videoUrl: field, style: {} }, required: ['style'] },
            },
          },
        },
      },
    },
    '/api/engine': { get: { summary: 'What writes', security: [{ apiKey: [] }, {}] } },
    '/api/account': { patch: { summary: 'Closed to keys', security: [{ session: [] }] } },
  },
}

describe('the calls of the description', () => {
  it('are those that a key may make, with what each takes', () => {
    expect(readCalls(description)).toEqual([
      {
        method: 'POST',
        path: '/api/summarize',
        summary: 'Summarize a video',
        permission: 'summarize',
        fields: [
          { name: 'Idempotency-Key', place: 'header', isRequired: false, description: 'Counts once.' },
          { name: 'videoUrl', place: 'body', isRequired: false, description: 'A link.' },
          { name: 'style', place: 'body', isRequired: true, description: '' },
        ],
      },
      { method: 'GET', path: '/api/engine', summary: 'What writes', permission: null, fields: [] },
    ])
  })

  it.each([null, 'text', {}, { paths: [] }, { paths: { '/a': { get: null } } }])(
    'are none in %j',
    (document) => {
      expect(readCalls(document)).toEqual([])
    },
  )
})

describe('the page', () => {
  it('copies each program as it stands there', async () => {
    const user = userEvent.setup()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    renderPage(<DevelopersPage />, '/developers')
    for (const { label, code } of [...examples, agentExample]) {
      await user.click(screen.getByRole('button', { name: `Copy ${label}` }))
      expect(copied).toHaveBeenLastCalledWith(code)
    }
  })

  it('asks for the calls when they are wanted, says why they failed, and tries again', async () => {
    const user = userEvent.setup()
    const answers = [
      () => Promise.reject(new TypeError('no connection')),
      async () => Response.json(description),
    ]
    const asked = vi.fn(async () => (await answers.shift()?.()) ?? Response.error())
    vi.stubGlobal('fetch', refuseEarlierTests(asked))
    renderPage(<DevelopersPage />, '/developers')
    expect(asked).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Show all calls' }))
    const calls = await screen.findByRole('region', { name: 'Calls' })
    expect(document.activeElement).toBe(calls)
    await within(calls).findByRole('alert')
    await user.click(within(calls).getByRole('button', { name: 'Try again' }))
    expect(await within(calls).findByText('Summarize a video')).toBeTruthy()
    expect(within(calls).queryByText('Closed to keys')).toBeNull()
  })
})
