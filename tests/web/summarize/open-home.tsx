import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, vi } from 'vitest'
import { HomePage } from '#web/features/summarize/home-page.tsx'
import { reads } from '#web/lib/reads.ts'
import { closeToast, currentToast, removeToast } from '#web/ui/toast-store.ts'
import { jsonReply, stubServer } from './fake-server.ts'
import type { FakeServer, Handler } from './fake-server.ts'

// What is waited for comes within milliseconds; a busy machine may take longer, and that is no failure.
configure({ asyncUtilTimeout: 12_000 })

// The page loads these on demand; here they are there, so that no test waits for the first compilation.
await Promise.all([
  import('#web/features/summarize/live/summary-view.tsx'),
  import('#web/features/summarize/transcript/transcript-card.tsx'),
  import('#web/features/summarize/transcript/loaded-transcript.tsx'),
  import('#web/features/summarize/paste/paste-dialog.tsx'),
  import('#web/features/summarize/download/download-panel.tsx'),
  import('#web/features/summarize/intro/example-dialog.tsx'),
  import('#web/features/summarize/allowance/email-dialog.tsx'),
  import('#web/features/summarize/allowance/paywall-dialog.tsx'),
  import('#web/features/summarize/allowance/locked-view.tsx'),
  import('#web/features/summarize/allowance/usage-line.tsx'),
])

const fresh = { remainingCount: 2, resetTime: null, canSummarize: true, showPaywall: false }

let opened: FakeServer | null = null

/** Opens the home page against a fake server that answers these calls and no others. */
export function openHome(handlers: Record<string, Handler> = {}) {
  const server = stubServer({ 'GET /api/usage-status': () => jsonReply(fresh), ...handlers })
  opened = server
  render(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  )
  return { server, user: userEvent.setup() }
}

/** Closes what `openHome` opened; fails when the page called what it was not given. */
export function closeHome(): void {
  cleanup()
  vi.unstubAllGlobals()
  reads.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  const toast = currentToast()
  if (toast !== null) {
    closeToast(toast.id)
    removeToast(toast.id)
  }
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
