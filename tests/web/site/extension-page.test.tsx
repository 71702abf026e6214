import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#web/api/query-client.ts'
import { Extension } from '#web/app/pages/extension.tsx'
import { refuseEarlierTests } from '../current-test.ts'
import { renderPage } from '../render-page.tsx'

await import('#web/features/demos/extension-demo.tsx')

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const packages = ['chromium', 'firefox'].map((browser) => ({
  browser,
  file: `precis-${browser}.zip`,
  bytes: 144_900,
  sha256: 'ab'.repeat(32),
}))

/** Opens the page on a server that answers its question for the packages so, one answer after another. */
function open(...answers: (() => Response)[]) {
  const asked = vi.fn(async (_path: unknown) => answers.shift()?.() ?? Response.error())
  vi.stubGlobal('fetch', refuseEarlierTests(asked))
  renderPage(<Extension />, '/extension')
  return asked
}

it('the page offers the packages of this server with their hashes', async () => {
  open(() => Response.json({ packages }))
  const link = await screen.findByRole('link', { name: 'Download for Firefox (145 kB)' })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    '/api/extension/precis-firefox.zip',
    'precis-firefox.zip',
  ])
  expect(screen.getAllByText('ab'.repeat(32))).toHaveLength(2)
  expect(screen.queryByText(/no packages yet/)).toBeNull()
})

it('the page says that the server has none, and still how one installs it', async () => {
  open(() => Response.json({ packages: [] }))
  expect((await screen.findByRole('status')).textContent).toContain('no packages yet')
  expect(screen.getByRole('heading', { name: 'Firefox' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Download/ })).toBeNull()
})

it('the page says that the packages could not be asked for, and tries again', async () => {
  const user = userEvent.setup()
  open(
    () => new Response(null, { status: 500 }),
    () => Response.json({ packages }),
  )
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Download for Chrome/ })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('the page shows the panel at work: a line opens its words, which play in the video, and nothing of YouTube is loaded before', async () => {
  const user = userEvent.setup()
  const asked = open(() => Response.json({ packages }))
  const panel = within(await screen.findByRole('region', { name: 'The panel' }))
  expect(document.querySelector('iframe, img')).toBeNull()
  // Every line has the state of the one on the home page; the gist is the first.
  const states = panel.getAllByRole('button', { name: 'Verified' })
  expect(states).toHaveLength(3)
  await user.click(states[0] ?? document.body)
  const card = await panel.findByRole('dialog', { name: 'The words of the transcript' })
  expect(card.querySelector('mark')?.textContent).toMatch(/^We choose to go to the moon in this decade/)
  await user.click(within(card).getByRole('button', { name: 'Play' }))
  expect(document.querySelector('iframe')?.src).toMatch(/start=55[0-9]$/)
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/extension'])
})
