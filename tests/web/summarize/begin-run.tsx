import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { eventStream } from './fake-server.ts'
import type { Handlers } from './fake-server.ts'
import { openHome, submitLink } from './open-home.tsx'

export const link = 'https://youtu.be/WZyRbnpGyzQ'
export const runId = '5a0d7a52-6a54-4d3c-9d1f-3d3f2a3d7b11'
export const follow = `GET /api/runs/${runId}/events` as const
export const named = { event: 'run', data: { runId } } as const

/** The answer of a proxy that finds no server. */
export const badGateway = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })

/**
 * Opens the home page and has a summary begin; `answers` are what following it again is answered with, in
 * order.
 */
export async function begin(answers: (() => Response)[], handlers: Handlers = {}) {
  const streams: ReturnType<typeof eventStream>[] = []
  const asked: (string | null)[] = []
  const opened = openHome({
    'POST /api/summarize': () => {
      const stream = eventStream()
      streams.push(stream)
      return stream.reply
    },
    [follow]: ({ headers }) => {
      asked.push(headers.get('last-event-id'))
      return answers.shift()?.() ?? Response.error()
    },
    ...handlers,
  })
  await submitLink(opened.user, link)
  await waitFor(() => expect(streams).toHaveLength(1))
  const [stream = eventStream()] = streams
  stream.send(named, '1')
  stream.send({ event: 'stage', data: { stage: 'summary', text: 'Generating summary...' } }, '2')
  await waitFor(() => expect(screen.getAllByText('Generating summary...')).not.toHaveLength(0))
  return { ...opened, stream, asked }
}
