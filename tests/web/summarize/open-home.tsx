import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { Home } from '#web/app/pages/home.tsx'
import { renderPage } from '../render-page.tsx'
import { resetStores } from '../stores.ts'
import { stubServer } from './fake-server.ts'
import type { FakeServer, Handlers } from './fake-server.ts'

// What is waited for comes within milliseconds; a busy machine may take longer, and that is no failure.
// The page loads these on demand; here they are there, so that no test waits for the first compilation.
await Promise.all([
  import('#web/features/start/home-introduction.tsx'),
  import('#web/features/start/small-result.tsx'),
  import('#web/features/start/fool-the-check.tsx'),
  import('#web/features/start/check-example.ts'),
  import('#web/features/result/summary-view.tsx'),
  import('#web/features/transcripts/transcript-card.tsx'),
  import('#web/features/transcripts/loaded-transcript.tsx'),
  import('#web/features/start/paste-dialog.tsx'),
  import('#web/features/result/download-panel.tsx'),
  import('#web/features/start/email-dialog.tsx'),
  import('#web/features/billing/checkout/paywall-dialog.tsx'),
  import('#web/features/result/locked-view.tsx'),
  import('#web/features/start/quota-line.tsx'),
])

let opened: FakeServer | null = null

/** Opens the home page against a fake server that answers these calls and no others. */
export function openHome(handlers: Handlers = {}) {
  const server = stubServer(handlers)
  opened = server
  renderPage(<Home />, location.pathname + location.search + location.hash)
  return { server, user: userEvent.setup() }
}

/** Closes what `openHome` opened; fails when the page called what it was not given. */
export function closeHome(): void {
  cleanup()
  vi.unstubAllGlobals()
  resetStores()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  const unexpected = opened?.unexpected ?? []
  opened = null
  expect(unexpected).toEqual([])
}

/** Pastes a link into the input and presses Enter. */
export async function submitLink(user: UserEvent, link: string): Promise<void> {
  await user.click(linkInput())
  await user.paste(link)
  await user.keyboard('{Enter}')
}

/** Waits until what was asked for is there and has taken the focus, as it does a moment after it came. */
export async function arrival(heading: string): Promise<void> {
  const arrived = await screen.findByRole('heading', { name: heading })
  await waitFor(() => expect(document.activeElement).toBe(arrived))
}

/** The one large input. */
export function linkInput(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>('YouTube link')
}
