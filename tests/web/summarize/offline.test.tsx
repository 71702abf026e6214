import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UnsentNote } from '#web/app/overlays.tsx'
import { useSendUnsent } from '#web/features/run/use-send-unsent.ts'
import { renderPage } from '../render-page.tsx'
import { link, runId } from './begin-run.tsx'
import { delivered, goodEvents, summary } from './factories.ts'
import { eventsReply, jsonReply, stubServer } from './fake-server.ts'
import type { Handlers } from './fake-server.ts'
import { closeHome, openHome, submitLink } from './open-home.tsx'

const willBeSent = "You're offline. It will be sent when you are back."

let isOnline = false
beforeEach(() => {
  // It is in the page before anything is loaded.
  const note = document.createElement('span')
  note.id = 'offline'
  document.body.append(note)
  isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => {
  vi.restoreAllMocks()
  closeHome()
  document.getElementById('offline')?.remove()
})

function comeBack(): void {
  isOnline = true
  act(() => void window.dispatchEvent(new Event('online')))
}

/** A server that is reached only while there is a connection, and what it was asked for. */
function reachable(posted: unknown[], answer = () => eventsReply(goodEvents(summary()))): Handlers {
  return {
    'POST /api/summarize': ({ body }) => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      posted.push(body)
      return answer()
    },
  }
}

/** Another page, on which the request that was left is sent. */
function AnotherPage() {
  useSendUnsent()
  return <UnsentNote />
}

function openAnother(handlers: Handlers): void {
  cleanup()
  stubServer(handlers)
  renderPage(<AnotherPage />, '/faq')
}

async function askOffline(posted: unknown[]) {
  const opened = openHome(reachable(posted))
  await submitLink(opened.user, link)
  await waitFor(() => expect(screen.getAllByText(willBeSent)).not.toHaveLength(0))
  return opened
}

describe('a request that is made offline', () => {
  it('says that it was not sent, and nothing of being in progress, and is sent once when the connection is back', async () => {
    const posted: unknown[] = []
    await askOffline(posted)
    expect(screen.queryByText(/in progress/)).toBeNull()
    expect(posted).toEqual([])
    comeBack()
    await screen.findByRole('heading', { name: summary().videoTitle })
    expect(posted).toEqual([{ videoUrl: link }])
    expect(localStorage.getItem('precis.unsent')).toBeNull()
  })

  it('waits for as long as it takes', async () => {
    const posted: unknown[] = []
    await askOffline(posted)
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await act(async () => void window.dispatchEvent(new Event('online')))
    }
    expect(screen.getAllByText(willBeSent)).not.toHaveLength(0)
    expect(screen.queryByText('The connection was lost')).toBeNull()
  })

  it('is cancelled at once, asks the server nothing and is never sent', async () => {
    const posted: unknown[] = []
    const { user } = await askOffline(posted)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByText(willBeSent)).toBeNull())
    comeBack()
    cleanup()
    openAnother(reachable(posted))
    expect(localStorage.getItem('precis.unsent')).toBeNull()
    expect(posted).toEqual([])
  })

  it('is there again after the page was left, and after a reload', async () => {
    const posted: unknown[] = []
    await askOffline(posted)
    cleanup()
    openHome(reachable(posted))
    await waitFor(() => expect(screen.getAllByText(willBeSent)).not.toHaveLength(0))
    comeBack()
    await screen.findByRole('heading', { name: summary().videoTitle })
    expect(posted).toHaveLength(1)
  })

  it('is sent from the page that its user went to, once, and its result is found at home', async () => {
    const posted: unknown[] = []
    await askOffline(posted)
    const acknowledge = () => eventsReply([{ event: 'run', data: { runId } }])
    openAnother(reachable(posted, acknowledge))
    await screen.findByText(/What you asked for will be sent when you are back/)
    comeBack()
    await waitFor(() => expect(localStorage.getItem('precis.unsent')).toBeNull())
    expect(posted).toEqual([{ videoUrl: link }])
    comeBack()
    expect(posted).toHaveLength(1)
  })

  it('is cancelled on the page that its user went to', async () => {
    const posted: unknown[] = []
    await askOffline(posted)
    openAnother(reachable(posted))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(localStorage.getItem('precis.unsent')).toBeNull()
    comeBack()
    expect(posted).toEqual([])
  })

  it('ends here when another tab cancels it', async () => {
    const posted: unknown[] = []
    await askOffline(posted)
    localStorage.removeItem('precis.unsent')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'precis.unsent' })))
    await waitFor(() => expect(screen.queryByText(willBeSent)).toBeNull())
    comeBack()
    expect(posted).toEqual([])
  })

  it('is forgotten after a day', async () => {
    const posted: unknown[] = []
    await askOffline(posted)
    cleanup()
    const stored = localStorage.getItem('precis.unsent') ?? ''
    localStorage.setItem('precis.unsent', stored.replace(/"madeAt":\d+/, '"madeAt":1'))
    isOnline = true
    openHome(reachable(posted))
    await screen.findByText('2 free summaries today')
    expect(posted).toEqual([])
  })
})

it('a page that is left before its first answer finds the answer again', async () => {
  isOnline = true
  const posted: unknown[] = []
  const never = Promise.withResolvers<Response>()
  const { user } = openHome({
    'POST /api/summarize': ({ body }) => {
      posted.push(body)
      return never.promise
    },
  })
  await submitLink(user, link)
  await waitFor(() => expect(posted).toHaveLength(1))
  openAnother({
    'POST /api/summarize': ({ body }) => {
      posted.push(body)
      return eventsReply([{ event: 'done', data: delivered(summary()) }])
    },
    'GET /api/recent': () => jsonReply({ items: [], nextCursor: null, total: 0, unseenCount: 0, ended: [] }),
  })
  await waitFor(() => expect(localStorage.getItem('precis.unsent')).toBeNull())
  expect(posted).toEqual([{ videoUrl: link }, { videoUrl: link }])
})
