import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { CaptionTrack, Transcript } from '#contract/transcripts.ts'
import { goodEvents, problem, sentence, summary, transcript } from './factories.ts'
import { eventStream, eventsReply, jsonReply, problemReply } from './fake-server.ts'
import { arrival, closeHome, linkInput, openHome, submitLink } from './open-home.tsx'

const link = 'https://youtu.be/WZyRbnpGyzQ'
const english: CaptionTrack = { language: 'en-GB', kind: 'human', name: 'English (United Kingdom)' }
const german: CaptionTrack = { language: 'de', kind: 'human', name: '' }
const automatic: CaptionTrack = { language: 'en', kind: 'automatic', name: 'English (auto-generated)' }
const tracks = [english, german, automatic]
const inEnglish = transcript({ tracks })
const inGerman = transcript({
  id: '5b0f3c5e-41d7-4a0b-9c4e-0d8f5f9e2a11',
  tracks,
  language: 'de',
  sentences: [sentence({ text: 'Wir treffen uns an einer Hochschule.' })],
})

afterEach(closeHome)

function given(found: Transcript, fromPlaylist = false): Response {
  return jsonReply({ transcript: found, cached: false, fromPlaylist })
}

async function transcribe(user: UserEvent): Promise<void> {
  await user.click(screen.getByLabelText('YouTube link'))
  await user.paste(link)
  await user.click(screen.getByRole('button', { name: 'Transcribe' }))
}

async function captions(): Promise<HTMLSelectElement> {
  return await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Captions' })
}

describe('the choice of captions', () => {
  it('names each by its language and by who wrote it, and shows which one this is', async () => {
    const { user } = openHome({ 'POST /api/transcribe': () => given(inEnglish) })
    await transcribe(user)
    const select = await captions()
    expect(select.selectedOptions[0]?.textContent).toBe('English (United Kingdom)')
    const groups = [...select.querySelectorAll('optgroup')].map(({ label, children }) => [
      label,
      [...children].map(({ textContent }) => textContent),
    ])
    expect(groups).toEqual([
      ['Written by a person', ['English (United Kingdom)', 'German']],
      ['Automatic', ['English (auto-generated)']],
    ])
  })

  it('fetches the others, and goes on to the summary of those', async () => {
    const replies = [given(inEnglish), given(inGerman)]
    const { server, user } = openHome({
      'POST /api/transcribe': () => replies.shift() ?? Response.error(),
      'POST /api/summarize': () => eventsReply(goodEvents(summary())),
    })
    await transcribe(user)
    const select = await captions()
    await user.selectOptions(select, 'German')
    expect(await screen.findByText('Wir treffen uns an einer Hochschule.')).toBeTruthy()
    expect(server.calls[1]?.body).toEqual({
      videoUrl: inEnglish.videoUrl,
      captions: { language: 'de', kind: 'human' },
    })
    expect(await captions()).toBe(select)
    expect(select.selectedOptions[0]?.textContent).toBe('German')
    await user.click(screen.getByRole('button', { name: 'Generate AI Summary' }))
    await screen.findByRole('article')
    expect(server.calls[2]?.body).toEqual({ transcriptId: inGerman.id })
  })

  it('stays with the old ones when the others cannot be had', async () => {
    const replies = [given(inEnglish), problemReply(problem({ detail: 'YouTube withholds them.' }))]
    const { user } = openHome({ 'POST /api/transcribe': () => replies.shift() ?? Response.error() })
    await transcribe(user)
    const select = await captions()
    await user.selectOptions(select, 'German')
    expect((await screen.findByRole('alert')).textContent).toBe('YouTube withholds them.')
    expect(select.selectedOptions[0]?.textContent).toBe('English (United Kingdom)')
    expect(screen.getByText('We choose to go to the moon.')).toBeTruthy()
  })

  it('leaves a summary alone that was begun while the others were fetched', async () => {
    const others = Promise.withResolvers<Response>()
    const replies = [given(inEnglish), others.promise]
    const stream = eventStream()
    const { user } = openHome({
      'POST /api/transcribe': () => replies.shift() ?? Response.error(),
      'POST /api/summarize': () => stream.reply,
    })
    await transcribe(user)
    await user.selectOptions(await captions(), 'German')
    await user.click(screen.getByRole('button', { name: 'Generate AI Summary' }))
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeTruthy()
    await act(async () => {
      others.resolve(given(inGerman))
      const { promise, resolve } = Promise.withResolvers<void>()
      setTimeout(resolve)
      await promise
    })
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
    expect(screen.queryByText('Wir treffen uns an einer Hochschule.')).toBeNull()
  })

  it('is offered under a result, with a summary of what was chosen', async () => {
    const { server, user } = openHome({
      'POST /api/summarize': () => eventsReply(goodEvents(summary())),
      [`GET /api/transcripts/${inEnglish.id}`]: () => jsonReply(inEnglish),
      'POST /api/transcribe': () => given(inGerman),
    })
    await submitLink(user, link)
    await user.click(await screen.findByRole('tab', { name: 'Transcript' }))
    const select = await captions()
    expect(screen.queryByRole('button', { name: 'Summarize these captions' })).toBeNull()
    await user.selectOptions(select, 'German')
    await user.click(await screen.findByRole('button', { name: 'Summarize these captions' }))
    await screen.findByRole('article')
    expect(server.calls.at(-1)?.body).toEqual({ transcriptId: inGerman.id })
  })

  it('is not there when there is nothing to choose from', async () => {
    const { user } = openHome({ 'POST /api/transcribe': () => given(transcript({ tracks: [english] })) })
    await transcribe(user)
    await screen.findByRole('button', { name: 'Generate AI Summary' })
    expect(screen.queryByRole('combobox', { name: 'Captions' })).toBeNull()
  })
})

describe('what is said of a transcript', () => {
  it.each([
    ['was heard by a model', { origin: 'model' }, 'Heard by an AI'],
    ['is automatic', { captionKind: 'automatic' }, 'Automatic captions: some words may be wrong.'],
  ] as const)('tells that it %s', async (_what, facts, said) => {
    const { user } = openHome({ 'POST /api/transcribe': () => given(transcript(facts)) })
    await transcribe(user)
    expect(await screen.findByText(said)).toBeTruthy()
  })

  it('tells that it is of the first video of a playlist, and so does its summary', async () => {
    const note = 'Your link is a playlist; this is its first video.'
    const { user } = openHome({
      'POST /api/transcribe': () => given(inEnglish, true),
      'POST /api/summarize': () => eventsReply(goodEvents(summary())),
    })
    await transcribe(user)
    expect(await screen.findByText(note)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Generate AI Summary' }))
    expect(within(await screen.findByRole('article')).getByText(note)).toBeTruthy()
  })

  it('tells it of a summary that was asked for at once, and not of the next', async () => {
    const replies = [summary({ fromPlaylist: true }), summary({ videoTitle: 'The next one' })]
    const { user } = openHome({
      'POST /api/summarize': () => eventsReply(goodEvents(replies.shift() ?? summary())),
      'GET /api/playlists': () => problemReply(problem({ code: 'NOT_FOUND', status: 404 })),
    })
    await submitLink(user, 'https://www.youtube.com/playlist?list=PLsimulatedSidebar')
    expect(await screen.findByText(/this is its first video/)).toBeTruthy()
    await arrival(summary().videoTitle)
    await user.clear(linkInput())
    await submitLink(user, link)
    await screen.findByRole('heading', { name: 'The next one' })
    expect(screen.queryByText(/this is its first video/)).toBeNull()
  })
})
