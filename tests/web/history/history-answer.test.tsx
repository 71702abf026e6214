import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '#contract/questions.ts'
import { HistoryPage } from '#web/features/history/history-page.tsx'
import { problem } from '../summarize/factories.ts'
import { jsonReply, problemReply } from '../summarize/fake-server.ts'
import type { Handler } from '../summarize/fake-server.ts'
import { closePage, historyItem, openPage, pageOf } from './open-list.tsx'

afterEach(closePage)

const { id, transcriptId, videoTitle } = historyItem()
const other = '9f9b7a4e-52a3-4b1a-8d38-6b3f0c1f9a10'
const said = { sentence: 1, sentences: 1, state: 'quoted' as const }

function answer(overrides: Partial<Answer> = {}): Answer {
  return {
    id: '1c1d8f60-9a5e-4d07-b8c5-0f3a2e6b4d21',
    question: 'Why the moon?',
    said: true,
    languages: null,
    answer: null,
    withoutModel: null,
    passages: [
      { ...said, transcriptId, quote: 'We choose to go to the moon.', second: 524.4 },
      { ...said, transcriptId: other, quote: 'The moon is bright.', second: 61 },
    ],
    videos: [
      {
        transcriptId,
        historyId: id,
        videoId: 'WZyRbnpGyzQ',
        videoTitle,
        videoChannel: 'NASA Video',
        publishedOn: null,
        timings: 'exact',
      },
      {
        transcriptId: other,
        historyId: null,
        videoId: 'abcdefghijk',
        videoTitle: 'Night sky',
        videoChannel: null,
        publishedOn: null,
        timings: 'estimated',
      },
    ],
    createdAt: '2026-01-02T03:04:05.000Z',
    ...overrides,
  }
}

function open(ask: Handler) {
  const handlers = { 'GET /api/history': () => jsonReply(pageOf([historyItem()])), 'POST /api/ask': ask }
  return openPage(<HistoryPage />, handlers)
}
const field = () => screen.findByRole('searchbox', { name: 'Search, or ask all your videos a question' })

describe('a question in the search of the history', () => {
  it('is answered by passages, each with its video at its second', async () => {
    const { server, user } = open(() => jsonReply(answer()))
    await user.type(await field(), 'Why the moon?')
    const found = within(await screen.findByRole('region', { name: 'Why the moon?' }))
    expect(found.getByText('“We choose to go to the moon.”')).toBeTruthy()
    const inSummary = found.getByRole('link', { name: `8:44 ${videoTitle}` })
    expect(inSummary.getAttribute('href')).toBe(`/v/${id}?t=524s`)
    const atYouTube = found.getByRole('link', { name: '~1:01 Night sky' })
    expect(atYouTube.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk&t=61s')
    const asked = server.calls.filter(({ key }) => key === 'POST /api/ask').map(({ body }) => body)
    expect(asked).toEqual([{ question: 'Why the moon?', scope: 'library' }])
  })

  it('is taken away with its sources: copied, and as files named by the question', async () => {
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { user } = open(() => jsonReply(answer()))
    await user.type(await field(), 'Why the moon?')
    const found = within(await screen.findByRole('region', { name: 'Why the moon?' }))
    const ways = within(found.getByRole('group', { name: 'Take it away as' }))
    for (const name of ['Markdown', 'BibTeX citation', 'CSL citation', 'Word'])
      await user.click(ways.getByRole('button', { name }))
    const endings = ['.md', '.bib', '.json', '.docx']
    await waitFor(() => expect(names).toEqual(endings.map((ending) => `Why the moon${ending}`)))
    await user.click(ways.getByRole('button', { name: 'Copy' }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('“We choose to go to the moon.”')
    expect(copied).toContain(
      '2. Night sky. https://www.youtube.com/watch?v=abcdefghijk Accessed on 2026-01-02.',
    )
    vi.restoreAllMocks()
  })

  it('is asked by Enter or the button where it is no plain question', async () => {
    const { server, user } = open(() => jsonReply(answer({ question: 'moon' })))
    await user.type(await field(), 'moon')
    expect(await screen.findByRole('button', { name: 'Ask all your videos' })).toBeTruthy()
    expect(server.calls.some(({ key }) => key === 'POST /api/ask')).toBe(false)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('region', { name: 'moon' })).toBeTruthy()
  })

  it('that no video answers is not denied where words are near, which are shown', async () => {
    const { user } = open(() => jsonReply(answer({ said: false })))
    await user.type(await field(), 'Why the moon?')
    const found = within(await screen.findByRole('region', { name: 'Why the moon?' }))
    expect(found.getByText('Nothing that answers it, but this is near:')).toBeTruthy()
    expect(found.getByText('“We choose to go to the moon.”')).toBeTruthy()
  })

  it('that no video says anything of is denied', async () => {
    const { user } = open(() => jsonReply(answer({ said: false, passages: [], videos: [] })))
    await user.type(await field(), 'Why the moon?')
    const found = within(await screen.findByRole('region', { name: 'Why the moon?' }))
    expect(found.getByText('None of your videos seems to talk about this.')).toBeTruthy()
  })

  it('that fails says so, and is asked again', async () => {
    let isDown = true
    const { user } = open(() => (isDown ? problemReply(problem({ detail: 'Busy.' })) : jsonReply(answer())))
    await user.type(await field(), 'Why the moon?')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Busy.')).toBeTruthy()
    isDown = false
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'Why the moon?' })).toBeTruthy()
  })
})
