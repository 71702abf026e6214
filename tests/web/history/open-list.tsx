import { cleanup } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import type { HistoryItem, Transcription } from '#contract/history.ts'
import { renderPage } from '../render-page.tsx'
import { resetStores } from '../stores.ts'
import { summary } from '../summarize/factories.ts'
import { stubServer } from '../summarize/fake-server.ts'
import type { FakeServer, Handlers } from '../summarize/fake-server.ts'

// What a refused call means is decided by a part of the shell, which no list loads itself.
await import('#web/session/account.ts')

let opened: FakeServer | null = null

/** Opens a page against a fake server that answers these calls and no others. */
export function openPage(page: ReactNode, handlers: Handlers, path = '/') {
  const server = stubServer(handlers)
  opened = server
  renderPage(page, path)
  return { server, user: userEvent.setup() }
}

/** Closes what `openPage` opened; fails when the page called what it was not given. */
export function closePage(): void {
  cleanup()
  vi.unstubAllGlobals()
  resetStores()
  const unexpected = opened?.unexpected ?? []
  opened = null
  expect(unexpected).toEqual([])
}

/** A summary as the history lists it. */
export function historyItem(overrides: Partial<HistoryItem> = {}): HistoryItem {
  const { transcriptId, videoId, videoUrl, videoTitle, videoChannel, videoDuration, ...rest } = summary()
  return {
    id: '0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11',
    transcriptId,
    videoId,
    videoUrl,
    videoTitle,
    videoChannel,
    videoDuration,
    durationSeconds: rest.durationSeconds,
    language: rest.language,
    style: rest.style,
    form: rest.form,
    engine: rest.engine,
    gist: rest.gist,
    summary: rest.summary,
    keyInsights: rest.keyInsights,
    insights: rest.insights,
    timings: rest.timings,
    hits: [],
    isShared: false,
    createdAt: '2026-11-21T16:05:00.000Z',
    ...overrides,
  }
}

/** A transcript as the list of transcripts has it. */
export function transcription(overrides: Partial<Transcription> = {}): Transcription {
  const { transcriptId, videoId, videoUrl, videoTitle, videoChannel, videoDuration, ...rest } = summary()
  return {
    id: '5d3c1b0a-1111-4c39-9a75-0f6f6b3c1d11',
    transcriptId,
    videoId,
    videoUrl,
    videoTitle,
    videoChannel,
    videoDuration,
    durationSeconds: rest.durationSeconds,
    language: rest.language,
    timings: 'exact',
    content: 'We meet at a college noted for knowledge.',
    createdAt: '2026-11-21T16:05:00.000Z',
    ...overrides,
  }
}

/** One page of a list. */
export function pageOf<T>(items: T[], overrides: object = {}) {
  const choices = { channel: [], language: [], form: [] }
  const beyond = { count: 0, windowDays: 7 }
  return { items, nextCursor: null, total: items.length, choices, hiddenBy: [], beyond, ...overrides }
}
