import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { goodEvents, problem, summary, transcript } from './factories.ts'
import { eventsReply, jsonReply, problemReply } from './fake-server.ts'
import { closeHome, openHome, submitLink } from './open-home.tsx'

afterEach(closeHome)

const link = 'https://youtu.be/dQw4w9WgXcQ'
const look = 'GET /api/browser-transcripts/dQw4w9WgXcQ'

it('the page offers the browser where YouTube blocks the server, and goes on when the transcript arrives from it', async () => {
  const given = transcript({ origin: 'browser' })
  let sent: string | null = null
  let looks = 0
  const refused = problem({ code: 'YOUTUBE_BLOCKED', title: 'YouTube is blocking this server' })
  const { server, user } = openHome({
    'POST /api/summarize': ({ body }) =>
      JSON.stringify(body).includes('transcriptId')
        ? eventsReply(goodEvents(summary()))
        : problemReply(refused),
    [look]: () => {
      looks += 1
      return jsonReply({ transcriptId: sent })
    },
    [`GET /api/transcripts/${given.id}`]: () => jsonReply(given),
  })
  await submitLink(user, link)
  const panel = within(await screen.findByRole('region', { name: 'YouTube is blocking this server' }))
  expect(await panel.findByText(/Your browser isn't blocked/)).toBeTruthy()
  const extension = panel.getByRole('link', { name: 'Précis extension' })
  expect(extension.getAttribute('href')).toBe('/extension')
  const video = panel.getByRole('link', { name: 'Open the video' })
  expect(video.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await expect.poll(() => looks).toBeGreaterThan(0)
  expect(screen.queryByRole('article')).toBeNull()

  sent = given.id
  // The person comes back from the video.
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('article')).toBeTruthy()
  const bodies = server.calls.map(({ body }) => body)
  expect(bodies).toContainEqual(expect.objectContaining({ transcriptId: given.id }))
})

it('the page offers nothing of the kind where the browser would fail as well', async () => {
  let looks = 0
  const { user } = openHome({
    'POST /api/summarize': () => problemReply(problem({ title: 'Broken' })),
    [look]: () => {
      looks += 1
      return jsonReply({ transcriptId: null })
    },
  })
  await submitLink(user, link)
  await screen.findByRole('region', { name: 'Broken' })
  expect(screen.queryByText(/Your browser isn't blocked/)).toBeNull()
  expect(looks).toBe(0)
})
