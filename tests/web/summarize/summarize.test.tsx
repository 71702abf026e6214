import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { SummaryEvent } from '#contract/summaries.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { delivered, goodEvents, modelSummary, summary } from './factories.ts'
import { eventStream, eventsReply, jsonReply } from './fake-server.ts'
import { closeHome, linkInput, openHome, submitLink } from './open-home.tsx'

const link = 'https://www.youtube.com/watch?v=WZyRbnpGyzQ'

afterEach(closeHome)

describe('summarizing a link', () => {
  it('shows each stage and the video as soon as they are known, then the result', async () => {
    const stream = eventStream()
    const { server, user } = openHome({ 'POST /api/summarize': () => stream.reply })
    const [fetching, video, generating, done] = goodEvents(summary())
    await submitLink(user, link)
    await waitFor(() => expect(server.calls[0]?.body).toEqual({ videoUrl: link }))

    stream.send(fetching)
    expect((await screen.findAllByText('Fetching transcript...')).length).toBeGreaterThan(0)
    stream.send(video)
    expect(
      await screen.findByText("President Kennedy's Speech at Rice University", { selector: 'p > bdi' }),
    ).toBeTruthy()
    expect(screen.getByText(/NASA Video · 18:15/)).toBeTruthy()
    stream.send(generating)
    expect((await screen.findAllByText('Generating AI summary...')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('heading', { name: 'Summary' })).toBeNull()

    stream.send(done)
    stream.end()
    expect(
      await screen.findByRole('heading', { name: "President Kennedy's Speech at Rice University" }),
    ).toBeTruthy()
    expect(screen.getByText('NASA Video · 18:15 · 4 sec read')).toBeTruthy()
    expect(screen.getByText('Generated')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })

  it('moves the focus to the result, so that keyboard and screen reader go on there', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(summary())) })
    await submitLink(user, link)
    const heading = await screen.findByRole('heading', { name: summary().videoTitle })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText(`Summary ready: ${summary().videoTitle}`)).toBeTruthy()
  })

  it('never calls an extracted summary AI, and says what it is', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(summary())) })
    await submitLink(user, link)
    const article = await screen.findByRole('article')
    expect(within(article).getByRole('heading', { name: 'Summary' })).toBeTruthy()
    expect(within(article).getByText(/not written by an AI/)).toBeTruthy()
  })

  it("calls a language model's summary AI Summary, in its paragraphs", async () => {
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(modelSummary())) })
    await submitLink(user, link)
    expect(await screen.findByRole('heading', { name: 'AI Summary' })).toBeTruthy()
    expect(screen.getByText('He names the cost and the risk.').tagName).toBe('P')
    expect(screen.queryByText(/not written by an AI/)).toBeNull()
    expect(screen.getByText(`AI Summary ready: ${modelSummary().videoTitle}`)).toBeTruthy()
  })

  it('names the language of a summary that is not in English', async () => {
    const { user } = openHome({
      'POST /api/summarize': () => eventsReply(goodEvents(summary({ language: 'de' }))),
    })
    await submitLink(user, link)
    expect(await screen.findByText(/It is in German, the language of the video/)).toBeTruthy()
  })

  it('asks for a link when there is none', async () => {
    const { server, user } = openHome()
    await user.type(linkInput(), '   ')
    await user.click(screen.getByRole('button', { name: 'AI Summary' }))
    expect(currentToast()).toMatchObject({ title: 'Please enter a YouTube URL', tone: 'destructive' })
    expect(document.activeElement).toBe(linkInput())
    expect(server.calls).toEqual([])
  })

  it('ignores a second submit while the first is under way', async () => {
    const stream = eventStream()
    const { server, user } = openHome({ 'POST /api/summarize': () => stream.reply })
    await user.click(linkInput())
    await user.paste(link)
    const form = linkInput().form
    act(() => {
      // Twice before the page can show that it is busy.
      form?.requestSubmit()
      form?.requestSubmit()
    })
    await user.click(screen.getByRole('button', { name: 'AI Summary' }))
    expect(server.calls.length).toBe(1)
  })

  it('stops on Cancel, in silence, and gives the input back', async () => {
    const answer = Promise.withResolvers<Response>()
    const { user } = openHome({ 'POST /api/summarize': () => answer.promise })
    await submitLink(user, link)
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull())
    expect(document.activeElement).toBe(linkInput())
    expect(currentToast()).toBeNull()
    expect(screen.queryByText("This didn't use one of your summaries.")).toBeNull()
  })

  it('keeps the previous summary until the next one begins, and when that is cancelled', async () => {
    const streams = [eventStream(), eventStream()]
    const replies = [eventsReply(goodEvents(summary())), ...streams.map(({ reply }) => reply)]
    const { user } = openHome({
      'POST /api/summarize': () => replies.shift() ?? Response.error(),
      'DELETE /api/runs/:id': () => jsonReply({ cancelled: true }),
    })
    await submitLink(user, link)
    const first = await screen.findByRole('article')
    await user.type(screen.getByLabelText('YouTube link'), '{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('article')).toBe(first)
    await user.type(screen.getByLabelText('YouTube link'), '{Enter}')
    await screen.findByRole('button', { name: 'Cancel' })
    expect(screen.getByRole('article')).toBe(first)
    const other = modelSummary({ videoTitle: 'Another talk' })
    const [fetching, video] = goodEvents(other)
    for (const event of [fetching, video, { event: 'text', data: { text: 'New words' } } as const]) {
      streams[1]?.send(event)
    }
    await screen.findByText('New words')
    expect(first.isConnected).toBe(false)
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('copies title, link, summary and insights with their times', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(summary())) })
    await submitLink(user, link)
    await user.click(await screen.findByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(
      [
        "President Kennedy's Speech at Rice University",
        link,
        '',
        'Summary:',
        'We meet at a college noted for knowledge. We choose to go to the moon.',
        '',
        'Key insights:',
        '- Going to the moon was chosen because it is hard. (8:44, verified)',
        '',
        'Checked against the transcript: 1 of 3 lines verified, 2 quoted.',
        '',
      ].join('\n'),
    )
    expect(screen.getByRole('link', { name: /Watch/ }).getAttribute('href')).toBe(link)
  })
})

describe('the address of a result', () => {
  const id = '0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11'

  it('is put into the address bar when the summary is there, with its title', async () => {
    const [fetching, video, generating] = goodEvents(summary())
    const done: SummaryEvent = { event: 'done', data: { ...delivered(summary()), historyId: id } }
    const { user } = openHome({
      'POST /api/summarize': () => eventsReply([fetching, video, generating, done]),
    })
    const before = document.title
    await submitLink(user, link)
    await screen.findByRole('article')
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(`/v/${id}`))
    expect(location.pathname).toBe(`/v/${id}`)
    expect(document.title).toBe(`${summary().videoTitle}: Précis`)
    act(() => history.back())
    await waitFor(() => expect(document.title).toBe(before))
  })

  it('stays what it was where nothing is stored', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(summary())) })
    await submitLink(user, link)
    await screen.findByRole('article')
    expect(location.pathname).toBe('/')
  })
})
