import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { currentToast } from '#web/ui/toast-store.ts'
import { goodEvents, problem, sentence, summary, transcript } from './factories.ts'
import { eventsReply, jsonReply, problemReply } from './fake-server.ts'
import { arrival, closeHome, linkInput, openHome, submitLink } from './open-home.tsx'

const link = 'https://www.youtube.com/watch?v=WZyRbnpGyzQ'

afterEach(closeHome)

async function transcribe(user: UserEvent): Promise<void> {
  await user.click(linkInput())
  await user.paste(link)
  await user.click(screen.getByRole('button', { name: 'Transcribe' }))
}

const given = () => jsonReply({ transcript: transcript(), cached: false, fromPlaylist: false })

describe('transcribing a link', () => {
  it('shows the transcript by sentences with their times', async () => {
    const answer = Promise.withResolvers<Response>()
    const { server, user } = openHome({ 'POST /api/transcribe': () => answer.promise })
    await transcribe(user)
    expect((await screen.findAllByText('Fetching transcript...')).length).toBeGreaterThan(0)
    expect(server.calls[0]?.body).toEqual({ videoUrl: link })
    answer.resolve(given())
    expect(await screen.findByRole('heading', { name: transcript().videoTitle })).toBeTruthy()
    const text = within(screen.getByRole('region', { name: 'Transcript text' }))
    expect(text.getAllByText('0:38').length).toBeGreaterThan(0)
    expect(text.getByText('We choose to go to the moon.', { exact: false })).toBeTruthy()
  })

  it('says that the times of a file were moved to begin at 0:00', async () => {
    const moved = jsonReply({
      transcript: transcript({ clockOffsetSeconds: 3600 }),
      cached: false,
      fromPlaylist: false,
    })
    const { user } = openHome({ 'POST /api/transcribe': () => moved })
    await transcribe(user)
    expect(
      await screen.findByText('The times in this file start at 1:00:00. We shifted them to start at 0:00.'),
    ).toBeTruthy()
  })

  it('finds words in it, in any case, and says how often', async () => {
    const { user } = openHome({ 'POST /api/transcribe': () => given() })
    await transcribe(user)
    await arrival(transcript().videoTitle)
    const search = await screen.findByLabelText('Search in the transcript')
    await user.type(search, 'THE MOON')
    expect(await screen.findByText('1 of 2 sentences')).toBeTruthy()
    expect(screen.getByText('the moon').tagName).toBe('MARK')
    expect(screen.queryByText(/noted for knowledge/)).toBeNull()
    await user.type(search, ' landing')
    expect(await screen.findByText('No sentence contains these words.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Transcript text' })).toBeNull()
  })

  it('shows a very long one in parts, and searches all of it', async () => {
    const sentences = Array.from({ length: 1001 }, (_, index) =>
      sentence({ index, start: index, text: index === 1000 ? 'The last words.' : `Sentence ${index}.` }),
    )
    const long = transcript({ sentences })
    const { user } = openHome({
      'POST /api/transcribe': () => jsonReply({ transcript: long, cached: false, fromPlaylist: false }),
    })
    await transcribe(user)
    await arrival(long.videoTitle)
    expect(screen.queryByText('The last words.')).toBeNull()
    await user.click(screen.getByText('Show more sentences'))
    expect(screen.getByText('The last words.')).toBeTruthy()
    expect(screen.queryByText('Show more sentences')).toBeNull()
    await user.click(screen.getByLabelText('Search in the transcript'))
    await user.paste('last words')
    expect(await screen.findByText('1 of 1001 sentences')).toBeTruthy()
    expect(screen.getByText('last words').tagName).toBe('MARK')
  })

  it('copies it and offers it as files, which the server names', async () => {
    const { user } = openHome({ 'POST /api/transcribe': () => given() })
    await transcribe(user)
    await user.click(await screen.findByRole('button', { name: 'Copy transcript' }))
    expect(await navigator.clipboard.readText()).toBe(transcript().content)
    expect(screen.queryByRole('link', { name: /SRT|VTT/ }), 'in the menu alone').toBeNull()
    await user.click(screen.getByRole('button', { name: 'Download transcript' }))
    const menu = await screen.findByRole('menu', { name: 'Download transcript' })
    const files = ['Text', 'Download as SRT', 'Download as VTT'].map((name) => {
      const file = within(menu).getByRole('menuitem', { name })
      return [file.getAttribute('href'), file.getAttribute('download')]
    })
    const { id } = transcript()
    expect(files).toEqual(
      ['txt', 'srt', 'vtt'].map((form) => [`/api/transcripts/${id}/file?format=${form}`, '']),
    )
    await user.click(within(menu).getByRole('menuitem', { name: 'Text' }))
    expect(currentToast()).toMatchObject({ title: 'Downloaded' })
  })

  it('goes on to the summary of this transcript', async () => {
    const { server, user } = openHome({
      'POST /api/transcribe': () => given(),
      'POST /api/summarize': () => eventsReply(goodEvents(summary())),
    })
    await transcribe(user)
    await user.click(await screen.findByRole('button', { name: 'Generate AI Summary' }))
    const article = await screen.findByRole('article')
    expect(server.calls[1]?.body).toEqual({ transcriptId: transcript().id })
    await user.click(within(article).getByRole('tab', { name: 'Transcript' }))
    expect(await within(article).findByRole('region', { name: 'Transcript text' })).toBeTruthy()
    expect(server.calls.length).toBe(2)
  })

  it('keeps the transcript when its summary fails', async () => {
    const { user } = openHome({
      'POST /api/transcribe': () => given(),
      'POST /api/summarize': () => problemReply(problem({ code: 'OVERLOADED', remedies: ['retry'] })),
    })
    await transcribe(user)
    await user.click(await screen.findByRole('button', { name: 'Generate AI Summary' }))
    expect(await screen.findByText("This didn't use one of your summaries.")).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Transcript text' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Generate AI Summary' })).toBeNull()
  })

  it('is not offered above a result, which has the transcript as a part of it', async () => {
    const { user } = openHome({ 'POST /api/summarize': () => eventsReply(goodEvents(summary())) })
    await submitLink(user, link)
    const article = await screen.findByRole('article')
    expect(screen.queryByRole('button', { name: 'Transcribe' })).toBeNull()
    expect(within(article).getByRole('tab', { name: 'Transcript' })).toBeTruthy()
  })
})

describe('the transcript under a result', () => {
  it('is fetched when it is asked for, and again after a failure', async () => {
    const replies = [
      problemReply(problem({ status: 500, code: 'INTERNAL' })),
      jsonReply(transcript({ sentences: [sentence()] })),
    ]
    const { server, user } = openHome({
      'POST /api/summarize': () => eventsReply(goodEvents(summary())),
      [`GET /api/transcripts/${transcript().id}`]: () => replies.shift() ?? Response.error(),
    })
    await submitLink(user, link)
    const show = await screen.findByRole('tab', { name: 'Transcript' })
    expect(server.calls.length).toBe(1)
    await user.click(show)
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    show.focus()
    const text = await screen.findByRole('region', { name: 'Transcript text' })
    expect(within(text).getByRole('button', { name: 'Play from 0:38' })).toBeTruthy()
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Summary', selected: true }))
    expect(screen.queryByRole('region', { name: 'Transcript text' })).toBeNull()
  })
})
