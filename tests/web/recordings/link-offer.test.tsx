import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Recording } from '#contract/recordings.ts'
import { currentUser } from '../accounts/factories.ts'
import { goodEvents, problem, summary, transcript } from '../summarize/factories.ts'
import { eventsReply, jsonReply, problemReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { closeHome, openHome, submitLink } from '../summarize/open-home.tsx'
import { heardTranscriptId, recording, recordingId } from './factories.ts'

// Loaded on demand, and here before the first test.
await import('#web/features/recordings/link-offer.tsx')

const link = 'https://podcasts.example/the-lamp'
const video = 'https://youtu.be/dQw4w9WgXcQ'
const details = `GET /api/recordings/${recordingId}` as const
const { dataset } = document.documentElement
const heardTranscript = transcript({ id: heardTranscriptId, videoId: null, videoUrl: null })
const ofLink = (change: Partial<Recording> = {}): Recording =>
  recording({ link, name: 'The lamp', durationMs: 0, ...change })

beforeEach(() => {
  document.cookie = 'signed_in=1; path=/'
  dataset['recognizer'] = 'videos'
})
afterEach(() => {
  delete dataset['recognizer']
  document.cookie = 'signed_in=0; path=/'
  closeHome()
})

const refused: Handlers = {
  'GET /api/auth/user': () => jsonReply(currentUser()),
  'GET /api/recordings': () => jsonReply({ recordings: [], remainingMinutes: 28, resetTime: null }),
  'POST /api/recordings/links': () => jsonReply({ recording: ofLink() }, 201),
}

/** Asks for a summary of a link that is refused. */
async function open(
  handlers: Handlers = {},
  given = link,
  code: 'INVALID_LINK' | 'NO_CAPTIONS' = 'INVALID_LINK',
) {
  const page = openHome({
    'POST /api/summarize': ({ body }) =>
      JSON.stringify(body).includes('transcriptId')
        ? eventsReply(goodEvents(summary()))
        : problemReply(problem({ code, status: 400, detail: 'That is no video.' })),
    ...refused,
    ...handlers,
  })
  await submitLink(page.user, given)
  const listen = async (spoken = '') => {
    await page.user.click(await screen.findByRole('button', { name: 'Listen and summarize' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Summarize a recording' }))
    await page.user.selectOptions(await dialog.findByLabelText('Spoken language'), spoken)
    await page.user.click(await dialog.findByRole('button', { name: 'Listen and summarize' }))
    return dialog
  }
  return { ...page, listen }
}

/** The page asks for what was heard each two seconds, and at once where the connection is back. */
const askNow = () => dispatchEvent(new Event('online'))

describe('a link that is no video', () => {
  it('is heard on request, shown minute by minute, and becomes a summary', async () => {
    const states: Partial<Recording>[] = [
      {},
      { durationMs: 240_000, heardMs: 120_000 },
      {
        state: 'hearing',
        durationMs: 600_000,
        heardMs: 480_000,
        gaps: [{ startMs: 120_000, endMs: 240_000 }],
      },
      { state: 'ready', durationMs: 600_000, transcriptId: heardTranscriptId },
    ]
    const { server, listen } = await open({
      [details]: () => jsonReply({ recording: { ...ofLink(states.shift()), lines: [] } }),
      [`GET /api/transcripts/${heardTranscriptId}`]: () => jsonReply(heardTranscript),
    })
    const dialog = await listen()
    expect(dialog.getByText(/our server fetches the sound/)).toBeTruthy()
    expect(await dialog.findByText('The lamp')).toBeTruthy()
    expect((await dialog.findAllByText('Finding the sound...')).length).toBe(1)
    expect(dialog.getByText(/^It goes on if you leave this page/)).toBeTruthy()
    askNow()
    expect(await dialog.findByText('2 minutes heard so far')).toBeTruthy()
    askNow()
    expect(await dialog.findByText('8 of 10 minutes heard')).toBeTruthy()
    expect(dialog.getByRole('alert').textContent).toBe("Couldn't be heard: 2:00–4:00. The rest is used.")
    askNow()
    expect(await screen.findByRole('article')).toBeTruthy()
    const asked = server.calls.filter(({ key }) => key.startsWith('POST')).map(({ body }) => body)
    expect(asked).toEqual([{ videoUrl: link }, { url: link }, { transcriptId: heardTranscriptId }])
  })

  it('says why it could not be heard, and is tried again', async () => {
    let asked = 0
    const failed = {
      state: 'failed',
      failure: 'SOUND_NOT_FOUND',
      reason: 'There is no sound at this link.',
    } as const
    const { user, server, listen } = await open({
      [details]: () =>
        jsonReply({ recording: { ...ofLink(asked++ === 0 ? failed : { durationMs: 90_000 }), lines: [] } }),
    })
    const dialog = await listen()
    expect((await dialog.findByRole('alert')).textContent).toBe('There is no sound at this link.')
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText('0 minutes heard so far')).toBeTruthy()
    expect(server.calls.filter(({ key }) => key === 'POST /api/recordings/links')).toHaveLength(2)
  })

  it('is cancelled', async () => {
    const { user, server, listen } = await open({
      [details]: () => jsonReply({ recording: { ...ofLink({ durationMs: 90_000 }), lines: [] } }),
      [`DELETE /api/recordings/${recordingId}`]: () => new Response(null, { status: 204 }),
    })
    const dialog = await listen()
    await dialog.findByText('0 minutes heard so far')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() =>
      expect(server.calls.map(({ key }) => key)).toContain(`DELETE /api/recordings/${recordingId}`),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('without minutes left says when there are more', async () => {
    const { listen } = await open({
      'POST /api/recordings/links': () =>
        problemReply(problem({ status: 429, code: 'RECORDING_LIMIT', detail: 'No minutes until tomorrow.' })),
    })
    const dialog = await listen()
    expect((await dialog.findByRole('alert')).textContent).toBe('No minutes until tomorrow.')
  })

  it('takes an account, which a visitor is offered', async () => {
    document.cookie = 'signed_in=0; path=/'
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Listen and summarize' }))
    expect(await screen.findByText(/^Listening takes an account/)).toBeTruthy()
  })

  it.each([
    ['links', /podcast episode, or a sound or video file/, 'Listen and summarize'],
    ['files', /would need ffmpeg/, 'Read its transcript'],
    ['no', /RECOGNIZER_BASE_URL/, 'Read its transcript'],
  ])('says what this site can do: %s', async (heard, sentence, button) => {
    dataset['recognizer'] = heard
    const { user } = await open()
    expect(await screen.findByText(sentence)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Summarize a recording' }))
    expect(await dialog.findByText('You have 28 minutes of sound left.')).toBeTruthy()
  })

  it('is offered nothing where it is no link at all', async () => {
    await open({}, 'the lighthouse of 1848')
    expect(await screen.findByText('That is no video.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Listen and summarize' })).toBeNull()
  })
})

describe('a video without captions', () => {
  it('is heard on request', async () => {
    const { server, listen } = await open(
      { [details]: () => jsonReply({ recording: { ...ofLink(), lines: [] } }) },
      video,
      'NO_CAPTIONS',
    )
    await listen('hi')
    await waitFor(() =>
      expect(server.calls.map(({ body }) => body)).toContainEqual({ url: video, language: 'hi' }),
    )
  })

  it.each(['no', 'files', 'links'])(
    'says what the operator would set where nothing hears it: %s',
    async (heard) => {
      dataset['recognizer'] = heard
      await open({}, video, 'NO_CAPTIONS')
      expect(await screen.findByText(/RECOGNIZER_BASE_URL.*YT_DLP_PATH/)).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Listen and summarize' })).toBeNull()
    },
  )
})
