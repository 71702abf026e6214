import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { SavedSummary } from '#web/app/pages/saved-summary.tsx'
import { renderPage } from '../render-page.tsx'
import { delivered, goodEvents, sentence, summary, transcript } from './factories.ts'
import { eventStream, jsonReply, stubServer } from './fake-server.ts'
import { closeHome } from './open-home.tsx'
import { answer, id, result } from './open-questions.tsx'

afterEach(() => {
  cleanup()
  closeHome()
})

const address = `/v/${id}?t=524s`

/** Presses a time on another page, which leads to the result. */
async function pressTime(): Promise<void> {
  renderPage(
    <Routes>
      <Route path="/v/:id" element={<SavedSummary />} />
      <Route path="*" element={<Link to={address}>8:44</Link>} />
    </Routes>,
  )
  await userEvent.click(screen.getByRole('link', { name: '8:44' }))
}

describe('the address of a result with a second', () => {
  it('plays from there when it was pressed on another page', async () => {
    stubServer({ [`GET /api/summaries/${id}`]: () => jsonReply(result) })
    await pressTime()
    await screen.findByRole('article')
    await waitFor(() => expect(document.querySelector('iframe')?.src).toContain('start=524'))
  })

  it('plays nothing of what is made on that page afterwards, nor again when that is cancelled', async () => {
    const stream = eventStream()
    const server = stubServer({
      [`GET /api/summaries/${id}`]: () => jsonReply(result),
      'POST /api/summarize': () => stream.reply,
      [`DELETE /api/runs/${id}`]: () => jsonReply({ cancelled: true }),
    })
    await pressTime()
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
    await userEvent.type(screen.getByLabelText('YouTube link'), 'https://youtu.be/hQVTIJBZook{Enter}')
    const [stage, video] = goodEvents(summary({ videoTitle: 'Another talk', videoId: 'hQVTIJBZook' }))
    stream.send({ event: 'run', data: { runId: id } })
    stream.send(stage)
    stream.send(video)
    stream.send({ event: 'gist', data: { text: 'Rice feeds half the world.', sentence: null } })
    await screen.findByRole('heading', { name: 'Another talk' })
    expect(document.querySelector('iframe')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Play the video from 8:44/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('heading', { name: summary().videoTitle })
    await waitFor(() => expect(server.calls.at(-1)?.key).toBe(`DELETE /api/runs/${id}`))
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('loads nothing until the reader presses play when it was opened by itself', async () => {
    stubServer({
      [`GET /api/summaries/${id}`]: () => jsonReply(result),
      [`GET /api/history/${id}/questions`]: () => jsonReply({ questions: [answer()] }),
    })
    renderPage(<SavedSummary />, address, '/v/:id')
    // What the result asks for is there: a player that loads by itself would be too.
    await screen.findByRole('region', { name: answer().question })
    const play = screen.getByRole('button', { name: /^Play the video from 8:44/ })
    expect(document.querySelector('iframe')).toBeNull()
    await userEvent.click(play)
    expect(document.querySelector('iframe')?.src).toContain('start=524')
  })

  it('opens the transcript there, lit, where there is no video to play', async () => {
    const sentences = [0, 520, 900].map((start, index) =>
      sentence({ index, start, end: start + 5, text: `Sentence ${index + 1}.`, turn: index }),
    )
    const given = { videoId: null, videoUrl: null }
    stubServer({
      [`GET /api/summaries/${id}`]: () =>
        jsonReply({ ...result, answer: { ...delivered(summary(given)), historyId: id } }),
      [`GET /api/transcripts/${summary().transcriptId}`]: () =>
        jsonReply(transcript({ ...given, sentences })),
      [`GET /api/transcripts/${summary().transcriptId}/translations`]: () => jsonReply({ translations: [] }),
    })
    await pressTime()
    const spoken = await screen.findByText('Sentence 2.')
    expect(screen.getByRole('tab', { name: 'Transcript' }).getAttribute('aria-selected')).toBe('true')
    await waitFor(() => expect(spoken.closest('[data-cited]')).not.toBeNull())
    expect(screen.getByText('Sentence 3.').closest('[data-cited]')).toBeNull()
  })
})
