import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ShareButton } from '#web/features/result/share-buttons.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { renderPage } from '../render-page.tsx'
import { delivered, problem, summary } from './factories.ts'
import { jsonReply, problemReply, stubServer } from './fake-server.ts'
import type { Handlers } from './fake-server.ts'
import { closeHome } from './open-home.tsx'

const id = '0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11'
const sharePath = '/s/Zm9vYmFyYmF6'
const address = `${location.origin}${sharePath}`

const share = `POST /api/history/${id}/share` as const
const stop = `DELETE /api/history/${id}/share` as const

function open(handlers: Handlers = {}) {
  const server = stubServer({
    [share]: () => jsonReply({ sharePath, isNew: true }),
    [stop]: () => jsonReply({ sharePath: null }),
    [`GET /api/summaries/${id}`]: () =>
      jsonReply({
        state: 'done',
        historyId: id,
        sharePath,
        sharesQuestions: false,
        createdAt: '2026-01-02T03:04:05.000Z',
        answer: { ...delivered(summary()), historyId: id },
      }),
    ...handlers,
  })
  const user = userEvent.setup()
  renderPage(<ShareButton historyId={id} />)
  return { server, press: () => user.click(screen.getByRole('button', { name: 'Share' })) }
}

/** A phone, and what its share sheet does. */
function holdPhone(sheet: (shared: ShareData) => Promise<void>): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('coarse') }))
  Object.defineProperty(navigator, 'share', { configurable: true, value: sheet })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share')
  })
}

/**
 * The text that reaches the clipboard: like a browser, and unlike the stand-in, it writes nothing when the
 * promised text fails.
 */
function readWritten(): string[] {
  const written: string[] = []
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    const blob = await item?.getType('text/plain')
    if (blob !== undefined) written.push(await blob.text())
  })
  return written
}

const link = () => screen.findByLabelText<HTMLInputElement>('Link')

afterEach(() => {
  cleanup()
  closeHome()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('sharing in one step', () => {
  it('makes the link, copies it and says so', async () => {
    const { press } = open()
    await press()
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Link copied', tone: 'good' }))
    expect(currentToast()?.description).toBe('Anyone with the link can read this summary.')
    expect(await navigator.clipboard.readText()).toBe(address)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is taken back by one press', async () => {
    const { server, press } = open()
    await press()
    await waitFor(() => expect(currentToast()?.action?.label).toBe('Undo'))
    currentToast()?.action?.onSelect()
    await waitFor(() => expect(currentToast()?.title).toBe('Sharing stopped'))
    expect(server.calls.filter(({ key }) => key === stop)).toHaveLength(1)
  })

  it('says so when it could not be taken back', async () => {
    const { press } = open({ [stop]: () => problemReply(problem({ detail: 'Not now.' })) })
    await press()
    await waitFor(() => expect(currentToast()?.action?.label).toBe('Undo'))
    currentToast()?.action?.onSelect()
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ description: 'Not now.', tone: 'destructive' }),
    )
  })

  it('opens what can be done with a link that was there before, and copies nothing', async () => {
    const { press } = open({ [share]: () => jsonReply({ sharePath, isNew: false }) })
    const copied = readWritten()
    const before = currentToast()
    await press()
    expect((await link()).value).toBe(address)
    expect(screen.getByRole('button', { name: 'Stop sharing' })).toBeTruthy()
    expect(currentToast()).toBe(before)
    expect(copied).toEqual([])
  })

  it('shows the link where the browser copies nothing', async () => {
    const { press } = open()
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await press()
    expect((await link()).value).toBe(address)
  })

  it('says what failed', async () => {
    const { press } = open({ [share]: () => problemReply(problem({ detail: 'Not now.' })) })
    await press()
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ description: 'Not now.', tone: 'destructive' }),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('on a phone', () => {
  it('hands the link to the share sheet, with an undo', async () => {
    const shared: ShareData[] = []
    holdPhone(async (data) => void shared.push(data))
    const { press } = open()
    await press()
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Link ready' }))
    expect(shared).toEqual([{ url: address }])
    expect(currentToast()?.action?.label).toBe('Undo')
  })

  it('offers the undo as well when the sheet is closed', async () => {
    holdPhone(() => Promise.reject(new DOMException('', 'AbortError')))
    const { press } = open()
    await press()
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Link ready' }))
    expect(currentToast()?.action?.label).toBe('Undo')
  })

  it('copies the link where the sheet is refused', async () => {
    holdPhone(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    const { press } = open()
    await press()
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Link copied' }))
    expect(await navigator.clipboard.readText()).toBe(address)
  })
})
