import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Summary } from '#contract/summary.ts'
import { SavedSummary } from '#web/app/pages/saved-summary.tsx'
import { forgetFile, rememberFile } from '#web/session/own-files.ts'
import { installSpeech } from '../read-aloud/fake-speech.ts'
import { renderPage } from '../render-page.tsx'
import { insight, sentence, summary, transcript } from './factories.ts'
import { jsonReply, stubServer } from './fake-server.ts'
import type { Handlers } from './fake-server.ts'
import { closeHome } from './open-home.tsx'
import { answer, call, id, openSaved, result } from './open-saved.tsx'

let remove: () => void = () => undefined
afterEach(() => {
  cleanup()
  closeHome()
  remove()
})

const said = transcript({
  sentences: [
    sentence({ index: 0, start: 100, end: 110, text: 'The first point.' }),
    sentence({ index: 1, start: 500, end: 508, text: 'The second point.' }),
  ],
})
const twoPoints = summary({
  insights: [
    insight({ text: 'First.', quote: 'The first point.', sentence: 0, second: 100, speaker: 'Tom' }),
    insight({ text: 'Second.', quote: 'The second point.', sentence: 1, second: 500, state: 'words-found' }),
  ],
  summarySentences: [],
})
const untimed = (insights: Summary['insights']) => insights.map((line) => ({ ...line, second: null }))
const handlers = (done: Summary): Handlers => ({
  [call]: () => jsonReply(result({ answer: answer(done) })),
  [`GET /api/transcripts/${said.id}`]: () => jsonReply(said),
})
const moments = async () => within(await screen.findByRole('region', { name: 'Moments' }))

describe('the proof of a talk without a recording', () => {
  it('is read by a voice of the device, in the words that were said, and the page says so', async () => {
    const speech = installSpeech([{ lang: 'en-US', default: true }])
    remove = speech.remove
    const pasted = { ...twoPoints, videoId: null, videoUrl: null, timings: 'none' as const }
    const { user } = openSaved(handlers({ ...pasted, insights: untimed(twoPoints.insights) }))
    const press = await screen.findByRole('button', { name: 'Hear the proof' })
    expect(press.parentElement?.textContent).toContain("In your device's voice")
    await user.click(press)
    await screen.findByRole('region', { name: 'Reading aloud' })
    act(() => speech.finish())
    expect(speech.said).toEqual(['Tom: The first point.', 'The second point.'])
  })

  it('goes silent when the whole summary is read, which then is heard alone', async () => {
    const speech = installSpeech([{ lang: 'en-US', default: true }])
    remove = speech.remove
    const { user } = openSaved(handlers({ ...twoPoints, videoId: null, videoUrl: null, timings: 'none' }))
    await user.click(await screen.findByRole('button', { name: 'Hear the proof' }))
    await screen.findByRole('region', { name: 'Reading aloud' })
    await user.click(screen.getByRole('button', { name: 'Listen' }))
    await waitFor(() => expect(speech.now()?.text).not.toBe('Tom: The first point.'))
    expect(speech.now()).not.toBeNull()
    expect(screen.getAllByRole('region', { name: 'Reading aloud' })).toHaveLength(1)
  })
})

describe('a recording of one’s own', () => {
  const pasted = { ...twoPoints, videoId: null, videoUrl: null }
  const file = new File(['sound'], 'talk.mp4', { type: 'video/mp4' })
  afterEach(async () => await forgetFile(pasted.transcriptId))

  async function choose() {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    const { user } = openSaved(handlers(pasted))
    await screen.findByRole('button', { name: 'Play your own recording' })
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    await user.upload(input ?? document.body, file)
    const video = document.querySelector('video')
    if (video === null) throw new Error('No recording is shown')
    return { user, video }
  }

  it('is what the proof is played from, moment by moment, without being sent', async () => {
    const { user, video } = await choose()
    expect(video.src).toMatch(/^blob:/)
    await user.click(screen.getByRole('button', { name: 'Play 24 seconds' }))
    const bar = await moments()
    expect(video.currentTime).toBe(99)
    Object.defineProperty(video, 'paused', { value: false })
    for (const second of [100, 111.2]) {
      video.currentTime = second
      fireEvent.timeUpdate(video)
    }
    expect(video.currentTime).toBe(499)
    expect(bar.getByText('2 of 2')).toBeTruthy()
    expect(bar.queryByRole('button', { name: 'Copy a link that plays this' })).toBeNull()
  })

  it('that the browser cannot play is given back, with the reason', async () => {
    const { video } = await choose()
    fireEvent.error(video)
    expect(await screen.findByText("This browser can't play that file.")).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Play your own recording' })).toBeTruthy()
  })

  it('that was chosen before is there when its result is opened again', async () => {
    await rememberFile(pasted.transcriptId, file)
    openSaved(handlers(pasted))
    expect(await screen.findByLabelText('Your recording')).toHaveProperty(
      'src',
      expect.stringMatching(/^blob:/),
    )
    expect(screen.queryByRole('button', { name: 'Play your own recording' })).toBeNull()
  })
})

describe('the address of a proof', () => {
  const address = `/v/${id}?hear`

  it('plays at once when it was pressed on another page', async () => {
    stubServer(handlers(twoPoints))
    renderPage(
      <Routes>
        <Route path="/v/:id" element={<SavedSummary />} />
        <Route path="*" element={<Link to={address}>Hear</Link>} />
      </Routes>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Hear' }))
    await moments()
    expect(document.querySelector('iframe')?.src).toContain('start=99')
  })

  it('asks nothing of YouTube before a press when it was opened from elsewhere', async () => {
    stubServer(handlers(twoPoints))
    renderPage(<SavedSummary />, address, '/v/:id')
    const press = await screen.findByRole('button', { name: 'Play 24 seconds' })
    expect(document.querySelector('iframe')).toBeNull()
    await userEvent.click(press)
    await moments()
  })

  it('is copied while it plays, which shares a result of one’s own, and can be undone', async () => {
    const { server, user } = openSaved({
      ...handlers(twoPoints),
      [`POST /api/history/${id}/share`]: () => jsonReply({ sharePath: '/s/Zm9vYmFy', isNew: true }),
    })
    const copied: string[] = []
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      copied.push((await (await item?.getType('text/plain'))?.text()) ?? '')
    })
    await user.click(await screen.findByRole('button', { name: 'Play 24 seconds' }))
    const bar = await moments()
    await user.click(bar.getByRole('button', { name: 'Copy a link that plays this' }))
    await waitFor(() => expect(copied).toEqual([`${location.origin}/s/Zm9vYmFy?hear`]))
    expect(server.calls.some(({ key }) => key === `POST /api/history/${id}/share`)).toBe(true)
  })
})
