import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { createAlone } from '#extension/alone/alone.ts'
import { answerAlone } from '#extension/alone/answer-calls.ts'
import { Panel } from '#extension/panel/panel.tsx'
import { readConnection } from '#extension/server/connection.ts'
import { reachByConnection } from '#extension/server/reach-server.ts'
import { reachServerBy } from '#web/api/api.ts'
import { queryClient } from '#web/api/query-client.ts'
import { transcript } from '../summarize/factories.ts'
import { jsonReply, stubServer } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { createStore } from './library-store.ts'
import { createBrowser } from './stand-in.ts'
import type { FakePage } from './stand-in.ts'
import { openThread } from './worker-thread.ts'

export const bees = { videoId: 'WZyRbnpGyzQ', title: 'How bees find home' }
export const wasps = { videoId: 'wasps000001', title: 'How wasps build' }

/** The result that a page gives of a video with captions. */
export const readable = {
  ok: true,
  transcript: {
    ...bees,
    channel: 'Meadow',
    durationSeconds: 1095,
    language: 'en',
    captionKind: 'human',
    chapters: [],
    captions: '{"events":[{"tStartMs":0,"dDurationMs":6000,"segs":[{"utf8":"Bees leave the hive."}]}]}',
  },
}

/** A page of YouTube with a video whose captions can be read. */
export function youtubePage(changes: Partial<FakePage> = {}): FakePage {
  return {
    url: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ',
    hasScript: true,
    isAwake: true,
    video: bees,
    list: null,
    read: () => Promise.resolve(readable),
    ...changes,
  }
}

/** The server has stored the captions, and says under which id. */
export const stored = () => jsonReply({ transcript: transcript(), cached: false, fromPlaylist: false }, 201)

/** Opens the panel beside a page of YouTube in tab 1, with a server behind it, or alone. */
export function openPanel(
  handlers: Handlers = {},
  page: Partial<FakePage> = {},
  { isAlone = false, store = createStore() } = {},
) {
  const server = stubServer({ 'POST /api/transcripts': stored, ...handlers })
  const browser = createBrowser(isAlone ? {} : { server: 'https://precis.example' })
  const alone = createAlone({ openWorker: openThread, store })
  browser.open(1, youtubePage(page))
  reachServerBy(
    reachByConnection({
      alone: answerAlone(alone),
      isOfAlone: alone.transcripts.isNamedIn,
      connection: () => readConnection(browser.api),
      fetch: (address, request) => fetch(address, request),
    }),
  )
  onTestFinished(() => reachServerBy((path, request) => fetch(path, request)))
  const show = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <Panel api={browser.api} alone={alone} />
      </QueryClientProvider>,
    )
  return { browser, server, show, panel: show() }
}

export const reading = 'Reading the captions of this page...'
export const sending = 'Sending the captions to the server...'

/** Presses the button of this name as soon as it is there. */
export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }))
}

/** Waits until the panel has this text. */
export async function see(text: string): Promise<void> {
  await screen.findAllByText(text, { exact: false })
}
