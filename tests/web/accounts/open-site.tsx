import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, vi } from 'vitest'
import type { ProblemCode } from '#contract/problems.ts'
import { App } from '#web/app/app.tsx'
import { pageRoutes } from '#web/app/routes.tsx'
import { stubDevice } from '../app/fake-device.ts'
import { billing } from '../billing/factories.ts'
import { Place } from '../render-page.tsx'
import { resetStores } from '../stores.ts'
import { problem } from '../summarize/factories.ts'
import { jsonReply, noneAsked, problemReply, stubServer } from '../summarize/fake-server.ts'
import type { FakeServer, Handlers } from '../summarize/fake-server.ts'

// The page loads these on demand; here they are there, so that no test waits for the first compilation.
await Promise.all([
  import('#web/app/overlays.tsx'),
  ...pageRoutes.map(({ Page }) => Page.preload()),
  import('#web/features/accounts/account-dialogs.tsx'),
  import('#web/features/accounts/menu/account-menu.tsx'),
  import('#web/features/accounts/page/account-sections.tsx'),
  import('#web/features/accounts/sign-in/sign-in.tsx'),
])

const freshQuota = {
  remainingCount: 2,
  resetTime: null,
  canSummarize: true,
  showPaywall: false,
  questions: noneAsked,
}

const noBilling = billing()

let opened: FakeServer | null = null

/** Opens the whole site at a path, in a browser that may be signed in, against a fake server. */
export function openSite(path: string, handlers: Handlers = {}, { isKnown = true } = {}) {
  stubDevice({ dark: false })
  document.cookie = `signed_in=${isKnown ? 1 : 0}; path=/`
  const server = stubServer({
    'GET /api/usage-status': () => jsonReply(freshQuota),
    'GET /api/forms': () => jsonReply({ forms: [], max: 20 }),
    'GET /api/words': () => jsonReply({ revision: 0, words: [] }),
    'GET /api/keys': () => jsonReply({ keys: [], max: 20 }),
    'GET /api/webhooks': () => jsonReply({ webhooks: [], max: 10 }),
    'GET /api/billing': () => jsonReply(noBilling),
    'GET /api/auth/options': () => jsonReply({ provider: null, takesCodes: true, codeIsPrinted: false }),
    ...handlers,
  })
  opened = server
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
      <Place />
    </MemoryRouter>,
  )
  return { server, user: userEvent.setup(), place: () => screen.getByTestId('place').textContent }
}

/** Closes what `openSite` opened; fails when the page called what it was not given. */
export function closeSite(): void {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  resetStores()
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'signed_in=0; path=/'
  const unexpected = opened?.unexpected ?? []
  opened = null
  expect(unexpected).toEqual([])
}

/** A refusal in the server's words. */
export function refuse(status: number, code: ProblemCode, detail: string, more: object = {}): Response {
  return problemReply(problem({ status, code, detail, remedies: [], ...more }))
}
