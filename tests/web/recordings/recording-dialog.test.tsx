import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromSoundWorker, ToSoundWorker } from '#web/features/recordings/sound-messages.ts'
import { currentUser } from '../accounts/factories.ts'
import { openDialog } from '../stores.ts'
import { goodEvents, problem, summary, transcript } from '../summarize/factories.ts'
import { eventsReply, jsonReply, problemReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'
import { openHome } from '../summarize/open-home.tsx'
import { heardTranscriptId, piece, readyPiece, receiver, recording, recordingId } from './factories.ts'
import { recordWith } from './record-with.ts'

// Loaded on demand, and here before the first test.
await import('#web/features/recordings/recording-dialog.tsx')

/** The thread that reads sound, which a page of tests can't start: it gives five pieces. */
let opened: FromSoundWorker = { type: 'opened', durationMs: 600_000 }
class FakeSoundWorker extends EventTarget {
  #next = 0
  postMessage(message: ToSoundWorker): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: this.#answer(message) })))
  }
  #answer(message: ToSoundWorker): FromSoundWorker {
    if (message.type === 'open') return opened
    if (message.type === 'cut') this.#next = message.from.index
    if (message.type === 'cut') return { type: 'cutting' }
    return this.#next < 5
      ? { type: 'piece', piece: readyPiece(this.#next++) }
      : { type: 'ended', isDamaged: false }
  }
  terminate(): void {
    this.#next = 5
  }
}

beforeEach(() => {
  opened = { type: 'opened', durationMs: 600_000 }
})
recordWith(FakeSoundWorker)

const signedIn: Handlers = { 'GET /api/auth/user': () => jsonReply(currentUser()) }
const details = `GET /api/recordings/${recordingId}` as const
const heardTranscript = transcript({
  id: heardTranscriptId,
  videoId: null,
  videoUrl: null,
  videoTitle: 'talk',
})
const talk = new File(['sound and picture'], 'talk.mp4', { type: 'video/mp4' })

/** Chooses a recording in the dialog for transcripts. */
async function choose(handlers: Handlers, file = talk) {
  const page = openHome({ ...signedIn, ...handlers })
  await page.user.click(screen.getByRole('button', { name: 'Paste a transcript' }))
  await page.user.upload(await screen.findByLabelText(/Choose a caption file/), file)
  const dialog = within(await screen.findByRole('dialog', { name: 'Summarize a recording' }))
  const start = async () =>
    await page.user.click(await dialog.findByRole('button', { name: 'Listen and summarize' }))
  return { ...page, dialog, start }
}

/** The page asks for what was heard each two seconds, and at once where the connection is back. */
const askNow = () => dispatchEvent(new Event('online'))

describe('a recording that was chosen', () => {
  it('is sent only once its user starts it, who sees what leaves the device and what is left', async () => {
    const { dialog, server } = await choose(receiver().handlers)
    expect(await dialog.findByText('You have 28 minutes of sound left.')).toBeTruthy()
    expect(dialog.getByText(/The picture never leaves this device/)).toBeTruthy()
    expect(dialog.getByText('talk.mp4')).toBeTruthy()
    expect(server.calls.map(({ key }) => key)).not.toContain('POST /api/recordings')
  })

  it('is heard in the language that its user says, or in the one that is found', async () => {
    const { dialog, server, user, start } = await choose(receiver().handlers)
    const language = await dialog.findByLabelText<HTMLSelectElement>('Spoken language')
    expect(language.selectedOptions[0]?.textContent).toBe('Detected from the sound')
    await user.selectOptions(language, 'German')
    await start()
    const begun = () => server.calls.find(({ key }) => key === 'POST /api/recordings')?.body
    await waitFor(() => expect(begun()).toMatchObject({ name: 'talk.mp4', language: 'de' }))
  })

  it('shows its text as it comes and what could not be heard, and becomes a summary', async () => {
    const { handlers, current } = receiver()
    const lines = [
      { startMs: 4000, text: 'Welcome, everyone.', speaker: 'Ann' },
      { startMs: 250_000, text: 'Now the second part.' },
    ]
    let asked = 0
    const { dialog, start, server } = await choose({
      ...handlers,
      [details]: ({ url }) => {
        asked += 1
        const afterMs = Number(url.searchParams.get('afterMs'))
        const known = asked === 1 ? [] : lines.slice(0, asked - 1)
        const change =
          asked < 4
            ? { heardMs: 240_000, gaps: asked === 1 ? [] : [{ startMs: 120_000, endMs: 240_000 }] }
            : { state: 'ready' as const, transcriptId: heardTranscriptId }
        return jsonReply({
          recording: { ...current(), ...change, lines: known.filter(({ startMs }) => startMs > afterMs) },
        })
      },
      [`GET /api/transcripts/${heardTranscriptId}`]: () => jsonReply(heardTranscript),
      'POST /api/summarize': () => eventsReply(goodEvents(summary())),
    })
    await start()
    expect(await dialog.findByText('4 of 10 minutes heard')).toBeTruthy()
    expect(await dialog.findByText(/^All of the sound is sent/)).toBeTruthy()
    askNow()
    expect(await dialog.findByText('Welcome, everyone.')).toBeTruthy()
    expect(dialog.getByRole('alert').textContent).toBe("Couldn't be heard: 2:00–4:00. The rest is used.")
    askNow()
    expect(await dialog.findByText('Now the second part.')).toBeTruthy()
    expect(dialog.getAllByText('Welcome, everyone.')).toHaveLength(1)
    askNow()
    expect(await screen.findByRole('article')).toBeTruthy()
    const asks = server.calls.filter(({ key }) => key === 'POST /api/summarize')
    expect(asks.map(({ body }) => body)).toEqual([{ transcriptId: heardTranscriptId }])
  })

  it('is heard for an account, which a visitor is offered', async () => {
    document.cookie = 'signed_in=0; path=/'
    const { user, dialog } = await choose({})
    expect(await dialog.findByText(/^Listening takes an account/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Sign in' }))
    expect(openDialog()).toMatchObject({ name: 'sign-in' })
  })

  it('that is dropped where the page knows that nothing hears it is neither read nor sent', async () => {
    document.documentElement.dataset['recognizer'] = 'no'
    const { server } = openHome(signedIn)
    const dataTransfer = { items: [{ kind: 'file' }], files: [talk] }
    await waitFor(() => {
      const dropped = new Event('drop', { bubbles: true, cancelable: true })
      document.body.dispatchEvent(Object.assign(dropped, { dataTransfer }))
      expect(dropped.defaultPrevented).toBe(true)
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Summarize a recording' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('has no speech recognizer')
    expect(dialog.queryByRole('button', { name: 'Listen and summarize' })).toBeNull()
    expect(server.calls.map(({ key }) => key)).toEqual(['GET /api/auth/user'])
  })

  it('leads to pasting a transcript where the site has no recognizer', async () => {
    const { user, dialog, start } = await choose({
      ...receiver().handlers,
      'POST /api/recordings': () =>
        problemReply(
          problem({
            status: 409,
            code: 'RECORDING_NEEDS_RECOGNIZER',
            detail: 'This server has no recognizer.',
          }),
        ),
    })
    await start()
    expect((await dialog.findByRole('alert')).textContent).toBe('This server has no recognizer.')
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Paste a transcript' }))
    expect(await screen.findByRole('dialog', { name: 'Paste a transcript' })).toBeTruthy()
  })

  it.each([
    ['NO_MEDIA', /isn't an audio or video file.*\.mp4.*\.wav/],
    ['NO_SOUND', /no sound in this file/],
    ['NOT_DECODED', /can't decode the sound.*MP3 or WAV/],
  ] as const)('says why it cannot be read: %s', async (failure, sentence) => {
    opened = { type: 'failed', failure }
    const { dialog, start, server } = await choose(receiver().handlers)
    await start()
    expect((await dialog.findByRole('alert')).textContent).toMatch(sentence)
    expect(server.calls.map(({ key }) => key)).not.toContain('POST /api/recordings')
  })

  it('says that a page without https reads none', async () => {
    vi.stubGlobal('isSecureContext', false)
    const { dialog, start } = await choose(receiver().handlers)
    await start()
    expect((await dialog.findByRole('alert')).textContent).toContain('only on pages with https')
  })

  it('whose minutes are used up is summarized as far as it was sent', async () => {
    const { handlers, change, current } = receiver()
    const { user, dialog, start, server } = await choose({
      ...handlers,
      [`PUT /api/recordings/${recordingId}/pieces/4`]: () =>
        problemReply(problem({ status: 429, code: 'PASTE_LIMIT', detail: 'No more minutes today.' })),
      [`POST /api/recordings/${recordingId}/complete`]: () =>
        jsonReply({ recording: change({ state: 'ready', transcriptId: heardTranscriptId }) }),
      [details]: () => jsonReply({ recording: { ...current(), lines: [] } }),
      [`GET /api/transcripts/${heardTranscriptId}`]: () => jsonReply(heardTranscript),
      'POST /api/summarize': () => eventsReply(goodEvents(summary())),
    })
    await start()
    expect((await dialog.findByRole('alert')).textContent).toBe('No more minutes today.')
    await user.click(dialog.getByRole('button', { name: 'Summarize the first 8 minutes' }))
    expect(await screen.findByRole('article')).toBeTruthy()
    const ends = server.calls.filter(({ key }) => key.endsWith('/complete'))
    expect(ends.map(({ body }) => body)).toEqual([{ pieces: 4, durationMs: 480_000 }])
  })

  it('is cancelled, and its sound deleted', async () => {
    const { handlers, current } = receiver()
    const { user, dialog, start, server } = await choose({
      ...handlers,
      [details]: () => jsonReply({ recording: { ...current(), heardMs: 60_000, lines: [] } }),
    })
    await start()
    await dialog.findByText('1 of 10 minutes heard')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() =>
      expect(server.calls.map(({ key }) => key)).toContain(`DELETE /api/recordings/${recordingId}`),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that has no words says so', async () => {
    const { dialog, start } = await choose({
      ...receiver().handlers,
      [details]: () =>
        jsonReply({
          recording: { ...recording({ state: 'failed', pieces: [piece(0, 'failed')] }), lines: [] },
        }),
    })
    await start()
    expect((await dialog.findByRole('alert')).textContent).toBe('Nothing could be heard in this recording.')
  })
})
