import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { problemCodes, problems } from '#contract/problems.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { openDialog } from '../stores.ts'
import { goodEvents, problem, summary, transcript } from './factories.ts'
import { eventStream, eventsReply, jsonReply, problemReply } from './fake-server.ts'
import { closeHome, linkInput, openHome, submitLink } from './open-home.tsx'

const link = 'https://youtu.be/dQw4w9WgXcQ'

afterEach(closeHome)

/** The panel of a failure, once it has arrived. */
async function failurePanel(title: string): Promise<HTMLElement> {
  return await screen.findByRole('region', { name: title })
}

describe('a failed summary', () => {
  it('of captions that leave most of the video out offers a summary of their part', async () => {
    const captionsPart = { language: 'en', kind: 'human', endSeconds: 560, durationSeconds: 3670 } as const
    const given = transcript({ captionsEnd: 560 })
    const { server, user } = openHome({
      'POST /api/summarize': ({ body }) =>
        JSON.stringify(body).includes('transcriptId')
          ? eventsReply(goodEvents(summary()))
          : problemReply(problem({ captionsPart })),
      'POST /api/transcribe': () => jsonReply({ transcript: given, cached: false, fromPlaylist: false }),
    })
    await submitLink(user, link)
    await user.click(await screen.findByRole('button', { name: 'Summarize the first 9 minutes' }))
    expect(await screen.findByRole('article')).toBeTruthy()
    const bodies = server.calls.map(({ body }) => body)
    expect(bodies).toContainEqual({ videoUrl: link, captions: { language: 'en', kind: 'human' } })
    expect(bodies).toContainEqual(expect.objectContaining({ transcriptId: given.id }))
  })

  it('says what happened, what helps, and that nothing was charged', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => problemReply(problem()) })
    await submitLink(user, link)
    const panel = await failurePanel('No transcript from YouTube')
    expect(within(panel).getByText(problem().detail)).toBeTruthy()
    expect(within(panel).getByText("This didn't use one of your summaries.")).toBeTruthy()
    expect(
      within(panel)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Paste the transcript', 'Another video'])
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  })

  it('by a session that ended opens the sign-in, and keeps what was asked for', async () => {
    const { server, user } = openHome({
      'POST /api/summarize': () => problemReply(problem({ status: 401, code: 'UNAUTHORIZED' })),
      'POST /api/auth/logout': () => new Response(null, { status: 204 }),
    })
    await submitLink(user, link)
    await expect.poll(() => openDialog()).toEqual({ name: 'sign-in', reason: 'continue' })
    expect(sessionStorage.getItem('precis.request')).toContain(link)
    expect(linkInput().value).toBe(link)
    expect(server.calls.filter(({ url }) => url.pathname === '/api/auth/logout')).toHaveLength(1)
  })

  // The first has a sentence of its own, the second is said at its field, the others open a dialog.
  const others = ['SUMMARY_FAILED', 'INVALID_LINK', 'EMAIL_REQUIRED', 'UNAUTHORIZED']
  const plain = problemCodes.filter((code) => !others.includes(code))
  it.each(plain)('of the kind %s has its name, its sentence and a way on', async (code) => {
    const { title, status, remedies } = problems[code]
    const detail = `What happened, in one sentence: ${code}.`
    const failed = problem({ code, title, status, detail, remedies: [...remedies] })
    const { user } = openHome({ 'POST /api/summarize': () => problemReply(failed) })
    await submitLink(user, link)
    const panel = await failurePanel(title)
    expect(within(panel).getByText(detail)).toBeTruthy()
    const labels = { retry: 'Try again', paste: 'Paste the transcript', another: 'Another video' }
    const expected = remedies.map((remedy) => labels[remedy])
    if (expected.length === 0) expected.push('Another video')
    // Loaded with what a video without captions has else.
    if (code === 'NO_CAPTIONS') expected.push('Listen and summarize')
    const offered = () => within(panel).getAllByRole('button')
    await expect.poll(() => offered().map(({ textContent }) => textContent)).toEqual(expected)
  })

  it.each([
    [30, '0:30'],
    [600, '10 minutes'],
    [3 * 3600, '3 hours'],
    [33 * 24 * 3600, '33 days'],
  ])('says how long to wait: %i seconds', async (retryAfterSeconds, text) => {
    const failed = problem({ code: 'YOUTUBE_PAUSED', remedies: ['retry'], retryAfterSeconds })
    const { user } = openHome({ 'POST /api/summarize': () => problemReply(failed) })
    await submitLink(user, link)
    expect(await screen.findByRole('button', { name: `Try again in ${text}` })).toBeTruthy()
  })

  it('lets the person try again when the time for it has come, and says so', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    try {
      const limited = problem({ code: 'RATE_LIMITED', remedies: ['retry'], retryAfterSeconds: 20 })
      const replies = [problemReply(limited), eventsReply(goodEvents(summary()))]
      const { server, user } = openHome({ 'POST /api/summarize': () => replies.shift() ?? Response.error() })
      await submitLink(user, link)
      const panel = await failurePanel(limited.title)
      const retry = within(panel).getByRole('button', { name: 'Try again in 0:20' })
      await user.click(retry)
      act(() => void vi.advanceTimersByTime(5000))
      expect(retry.textContent).toBe('Try again in 0:15')
      expect(retry.getAttribute('aria-disabled')).toBe('true')
      expect(within(panel).getByRole('status').textContent).toBe('')
      act(() => void vi.advanceTimersByTime(15_000))
      expect(retry.textContent).toBe('Try again')
      expect(within(panel).getByRole('status').textContent).toBe('You can try again now.')
      expect(server.calls.length).toBe(1)
      await user.click(retry)
      expect(await screen.findByRole('article')).toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    [119, '1:59'],
    [600, '10 minutes'],
    [3600, '60 minutes'],
    [10_800, '3 hours'],
  ])('tells of %i seconds to wait as %s', async (retryAfterSeconds, shown) => {
    const waiting = problem({ remedies: ['another', 'retry'], retryAfterSeconds })
    const { user } = openHome({ 'POST /api/summarize': () => problemReply(waiting) })
    await submitLink(user, link)
    expect(await screen.findByRole('button', { name: `Try again in ${shown}` })).toBeTruthy()
  })

  it('says when a premiere is planned, in the zone of the person, and waits for it', async () => {
    const startsAt = new Date(Date.now() + 33 * 24 * 3_600_000).toISOString()
    const upcoming = problem({
      code: 'UPCOMING',
      title: problems.UPCOMING.title,
      remedies: ['another', 'retry'],
      retryAfterSeconds: 33 * 24 * 3600,
      startsAt,
    })
    const { user } = openHome({ 'POST /api/summarize': () => problemReply(upcoming) })
    await submitLink(user, link)
    const panel = await failurePanel(upcoming.title)
    const planned = within(panel).getByText(formatMoment(startsAt))
    expect(planned.getAttribute('datetime')).toBe(startsAt)
    const retry = within(panel).getByRole('button', { name: 'Try again in 33 days' })
    expect(retry.getAttribute('aria-disabled')).toBe('true')
  })

  it('names the video where it is known', async () => {
    const [fetching, video] = goodEvents(summary())
    const { user } = openHome({
      'POST /api/summarize': () => eventsReply([fetching, video, { event: 'problem', data: problem() }]),
    })
    await submitLink(user, link)
    const panel = await failurePanel('No transcript from YouTube')
    expect(within(panel).getByText("President Kennedy's Speech at Rice University")).toBeTruthy()
    expect(within(panel).getByText('NASA Video · 18:15')).toBeTruthy()
  })

  it('names the video where the failure does', async () => {
    const members = problem({ code: 'MEMBERS_ONLY', videoTitle: 'For friends of the channel' })
    const { user } = openHome({ 'POST /api/summarize': () => problemReply(members) })
    await submitLink(user, link)
    const panel = await failurePanel(members.title)
    expect(within(panel).getByText('For friends of the channel')).toBeTruthy()
  })

  it('offers the paste dialog with the link still there', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => problemReply(problem()) })
    await submitLink(user, link)
    await user.click(await screen.findByRole('button', { name: 'Paste the transcript' }))
    const dialog = await screen.findByRole('dialog', { name: 'Paste a transcript' })
    expect(within(dialog).getByLabelText<HTMLInputElement>(/Video link/).value).toBe(link)
  })

  it('makes room for another video', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => problemReply(problem()) })
    await submitLink(user, link)
    await user.click(await screen.findByRole('button', { name: 'Another video' }))
    expect(linkInput().value).toBe('')
    expect(document.activeElement).toBe(linkInput())
    expect(screen.queryByText("This didn't use one of your summaries.")).toBeNull()
  })

  it('tries the same again on request', async () => {
    const failed = problem({
      code: 'SUMMARY_FAILED',
      status: 422,
      title: 'Unable to Generate Summary',
      detail: 'No sentence could be chosen.',
      remedies: ['retry', 'another'],
    })
    const replies = [problemReply(failed), eventsReply(goodEvents(summary()))]
    const { server, user } = openHome({ 'POST /api/summarize': () => replies.shift() ?? Response.error() })
    await submitLink(user, link)
    await failurePanel('Unable to Generate Summary')
    expect(screen.getByText('No sentence could be chosen.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(screen.queryByText("This didn't use one of your summaries.")).toBeNull()
    expect(server.calls.map(({ body }) => body)).toEqual([{ videoUrl: link }, { videoUrl: link }])
  })

  it('shows a problem that comes in the middle of the stream', async () => {
    const [fetching] = goodEvents(summary())
    const { user } = openHome({
      'POST /api/summarize': () => eventsReply([fetching, { event: 'problem', data: problem() }]),
    })
    await submitLink(user, link)
    expect(await failurePanel('No transcript from YouTube')).toBeTruthy()
  })

  it.each([
    ['breaks', 'cut'],
    ['ends too early', 'end'],
  ] as const)('offers to try again when the connection %s', async (_, how) => {
    const stream = eventStream()
    const { user } = openHome({ 'POST /api/summarize': () => stream.reply })
    const [fetching, video] = goodEvents(summary())
    await submitLink(user, link)
    stream.send(fetching)
    stream.send(video)
    await screen.findByText(/NASA Video/)
    stream[how]()
    const panel = await failurePanel('The connection was lost')
    expect(within(panel).getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('offers to try again when the server cannot be reached', async () => {
    const { user } = openHome({
      'POST /api/summarize': () => Promise.reject(new TypeError('Failed to fetch')),
    })
    await submitLink(user, link)
    expect(await failurePanel('The connection was lost')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it("takes a model's excuse for the failure that it is", async () => {
    const excuse = summary({ summary: 'Unable to generate summary: blocked by policy', summarySentences: [] })
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(excuse)) })
    await submitLink(user, link)
    const panel = await failurePanel('Unable to Generate Summary')
    expect(within(panel).getByText(/^Sorry, we couldn't generate a summary for this video\./)).toBeTruthy()
  })
})
