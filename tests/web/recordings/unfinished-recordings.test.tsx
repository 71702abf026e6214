import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Recording } from '#contract/recordings.ts'
import { contentHash } from '#web/features/recordings/content-hash.ts'
import { currentUser } from '../accounts/factories.ts'
import { goodEvents, summary, transcript } from '../summarize/factories.ts'
import { eventsReply, jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { closeHome, openHome } from '../summarize/open-home.tsx'
import { heardTranscriptId, recording, recordingId } from './factories.ts'

await Promise.all([
  import('#web/features/start/library.tsx'),
  import('#web/features/recordings/unfinished-recordings.tsx'),
])

beforeEach(() => {
  document.cookie = 'signed_in=1; path=/'
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie = 'signed_in=0; path=/'
  closeHome()
})

const details = `GET /api/recordings/${recordingId}` as const

function open(unfinished: Recording[], handlers: Handlers = {}) {
  return openHome({
    'GET /api/auth/user': () => jsonReply(currentUser()),
    'GET /api/recordings': () => jsonReply({ recordings: unfinished, remainingMinutes: 9, resetTime: null }),
    ...handlers,
  })
}

describe('a recording that was left', () => {
  it('stands on the home page with the minutes that were heard, and goes on to its summary', async () => {
    const heard = transcript({ id: heardTranscriptId, videoId: null, videoUrl: null })
    let asked = 0
    const { user, server } = open([recording({ state: 'hearing', heardMs: 360_000 })], {
      [details]: () =>
        jsonReply({
          recording: {
            ...recording(
              asked++ === 0
                ? { state: 'hearing', heardMs: 480_000 }
                : { state: 'ready', transcriptId: heard.id },
            ),
            lines: [],
          },
        }),
      [`GET /api/transcripts/${heard.id}`]: () => jsonReply(heard),
      'POST /api/summarize': () => eventsReply(goodEvents(summary())),
    })
    const list = within(await screen.findByRole('region', { name: 'Your recordings' }))
    expect(list.getByText('6 of 10 minutes heard')).toBeTruthy()
    await user.click(list.getByRole('button', { name: 'Show' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Summarize a recording' }))
    expect(await dialog.findByText('8 of 10 minutes heard')).toBeTruthy()
    dispatchEvent(new Event('online'))
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(server.calls.find(({ key }) => key === 'POST /api/summarize')?.body).toEqual({
      transcriptId: heard.id,
    })
  })

  it('that became ready while its owner was away offers its summary', async () => {
    const ready = recording({ state: 'ready', transcriptId: heardTranscriptId })
    const { user, server } = open([ready], {
      [details]: () => jsonReply({ recording: { ...ready, lines: [] } }),
      [`GET /api/transcripts/${heardTranscriptId}`]: () =>
        jsonReply(transcript({ id: heardTranscriptId, videoId: null, videoUrl: null })),
      'POST /api/summarize': () => eventsReply(goodEvents(summary())),
    })
    const list = within(await screen.findByRole('region', { name: 'Your recordings' }))
    expect(list.getByText('Transcript is ready')).toBeTruthy()
    await user.click(list.getByRole('button', { name: 'Summarize' }))
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(server.calls.find(({ key }) => key === 'POST /api/summarize')?.body).toEqual({
      transcriptId: heardTranscriptId,
    })
  })

  it('that failed is listed with its reason, and can be tried again or removed', async () => {
    const failed = recording({ state: 'failed', failure: 'TRANSCRIPT_EMPTY' })
    let listed = [failed]
    const { user, server } = open([], {
      'GET /api/recordings': () => jsonReply({ recordings: listed, remainingMinutes: 9, resetTime: null }),
      [`DELETE /api/recordings/${recordingId}`]: () => {
        listed = []
        return new Response(null, { status: 204 })
      },
    })
    const list = within(await screen.findByRole('region', { name: 'Your recordings' }))
    expect(list.getByText('Nothing could be heard in this recording.')).toBeTruthy()
    expect(list.getByRole('button', { name: 'Try again' })).toBeTruthy()
    await user.click(list.getByRole('button', { name: 'Remove talk.mp4' }))
    await waitFor(() => expect(screen.queryByText('Your recordings')).toBeNull())
    expect(server.calls.some(({ key }) => key.startsWith('DELETE'))).toBe(true)
  })

  it('of a link that failed can be removed alone', async () => {
    open([recording({ state: 'failed', failure: 'SOUND_NOT_FOUND', link: 'https://example.org/a.mp3' })])
    expect(await screen.findByRole('button', { name: 'Remove talk.mp4' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('takes its file again and no other', async () => {
    const file = new File(['the sound'], 'talk.mp4')
    const { user } = open([recording({ contentHash: await contentHash(file) })])
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    const field = screen.getByLabelText('Choose the file talk.mp4 again')
    await user.upload(field, new File(['another'], 'talk.mp4', { type: 'video/mp4' }))
    expect(await screen.findByText('That is another file.')).toBeTruthy()
    await user.upload(field, file)
    expect(await screen.findByRole('button', { name: 'Listen and summarize' })).toBeTruthy()
  })

  it('of a link goes on without a file', async () => {
    const link = 'https://podcasts.example/the-lamp'
    const begun = recording({ link, name: 'The lamp', durationMs: 0 })
    const { user, server } = open([begun], {
      'POST /api/recordings/links': () => jsonReply({ recording: begun }, 201),
      [details]: () =>
        jsonReply({ recording: { ...begun, durationMs: 240_000, heardMs: 60_000, lines: [] } }),
    })
    const list = within(await screen.findByRole('region', { name: 'Your recordings' }))
    expect(list.getByText('Finding the sound...')).toBeTruthy()
    await user.click(list.getByRole('button', { name: 'Show' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Summarize a recording' }))
    expect(await dialog.findByText('1 minute heard so far')).toBeTruthy()
    expect(server.calls.map(({ body }) => body)).toContainEqual({ url: link })
  })

  it('is not spoken of where there is none', async () => {
    const list = vi.fn(() => jsonReply({ recordings: [], remainingMinutes: 9, resetTime: null }))
    open([], { 'GET /api/recordings': list })
    await waitFor(() => expect(list).toHaveBeenCalled())
    expect(screen.queryByText('Your recordings')).toBeNull()
  })
})
