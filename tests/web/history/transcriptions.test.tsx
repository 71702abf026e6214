import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TranscriptionsPage } from '#web/features/history/transcriptions-page.tsx'
import { formatDay } from '#web/text/format-date.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { problem, transcript } from '../summarize/factories.ts'
import { jsonReply, problemReply } from '../summarize/fake-server.ts'
import type { Handler, Handlers } from '../summarize/fake-server.ts'
import { closePage, openPage, pageOf, transcription } from './open-list.tsx'

const open = (answer: Handler, more: Handlers = {}) =>
  openPage(<TranscriptionsPage />, { 'GET /api/transcriptions': answer, ...more })

afterEach(closePage)

describe('the transcriptions', () => {
  it('are rows with title, channel, duration, day and beginning', async () => {
    const { user } = open(() => jsonReply(pageOf([transcription({ content: `${'word '.repeat(59)}words` })])))
    const card = await screen.findByRole('article', { name: transcription().videoTitle })
    for (const text of ['18:15', formatDay(transcription().createdAt)]) {
      expect(within(card).getByText(text)).toBeTruthy()
    }
    expect(within(card).getByText(/NASA Video/)).toBeTruthy()
    expect(within(card).getByText(/word …$/)).toBeTruthy()
    expect(within(card).getByRole('link', { name: 'View original video' })).toBeTruthy()
    await user.click(within(card).getByRole('button', { name: 'Download' }))
    expect((await screen.findByRole('menuitem', { name: 'Text' })).getAttribute('href')).toBe(
      `/api/transcripts/${transcription().transcriptId}/file?format=txt`,
    )
  })

  it('are read whole in their row', async () => {
    const { user } = open(() => jsonReply(pageOf([transcription()])), {
      [`GET /api/transcripts/${transcription().transcriptId}`]: () => jsonReply(transcript()),
    })
    await user.click(await screen.findByRole('button', { name: 'Read here' }))
    const row = within(screen.getByRole('article', { name: transcription().videoTitle }))
    const text = await row.findByRole('region', { name: 'Transcript text' })
    expect(row.getAllByText(transcription().content), 'how it begins is there once').toHaveLength(1)
    expect(text.textContent).toContain(transcript().sentences.at(-1)?.text)
    expect(row.getAllByRole('button', { name: /^Copy/ }), 'copied in one place').toHaveLength(1)
    await user.click(row.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region', { name: 'Transcript text' })).toBeNull()
    expect(row.getByText(transcription().content)).toBeTruthy()
  })

  it('are lines in the compact view, fifty at once, which are opened and deleted there', async () => {
    const { server, user } = open(() => jsonReply(pageOf([transcription()])), {
      [`GET /api/transcripts/${transcription().transcriptId}`]: () => jsonReply(transcript()),
    })
    await user.click(await screen.findByRole('button', { name: 'Compact' }))
    await user.click(await screen.findByRole('button', { name: `Read ${transcription().videoTitle} here` }))
    expect(await screen.findByRole('region', { name: 'Transcript text' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy()
    expect(server.calls.some(({ url }) => url.searchParams.get('limit') === '50')).toBe(true)
  })

  it('are filtered by language, and no form is offered, which only summaries have', async () => {
    const choices = { channel: [], language: [{ value: 'de', name: 'de', count: 1 }], form: [] }
    const { user } = open(() => jsonReply(pageOf([transcription()], { choices })))
    await user.selectOptions(await screen.findByLabelText('Language'), 'de')
    await expect.poll(() => location.search).toBe('?language=de')
    expect(screen.queryByLabelText('Kind of summary')).toBeNull()
  })

  it('are called YouTube Video without a title', async () => {
    open(() => jsonReply(pageOf([transcription({ videoTitle: '' })])))
    expect(await screen.findByRole('heading', { name: 'YouTube Video' })).toBeTruthy()
  })

  it('lead home when there is none', async () => {
    open(() => jsonReply(pageOf([])))
    expect(await screen.findByRole('heading', { name: 'No transcriptions yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
  })

  it('say so when they cannot be fetched', async () => {
    open(() => problemReply(problem({ status: 500, code: 'INTERNAL' })))
    expect(await screen.findByText('Unable to load transcriptions. Please try again later.')).toBeTruthy()
  })

  it('are copied whole, not only as far as they show', async () => {
    const { user } = open(() => jsonReply(pageOf([transcription()])), {
      [`GET /api/transcripts/${transcription().transcriptId}`]: () =>
        jsonReply(transcript({ content: 'All of the words.' })),
    })
    await user.click(await screen.findByRole('button', { name: 'Copy' }))
    await expect.poll(() => navigator.clipboard.readText()).toBe('All of the words.')
    expect(currentToast()?.title).toBe('Copied to clipboard')
  })

  it('leave a signed-out person to the sign-in, and tell nothing', async () => {
    const { server } = open(() =>
      problemReply(problem({ status: 401, code: 'UNAUTHORIZED', detail: 'Unauthorized' })),
    )
    await expect.poll(() => currentToast()?.description).toBe('You are logged out. Logging in again...')
    expect(screen.getByText('Loading your transcriptions...')).toBeTruthy()
    expect(server.calls).toHaveLength(1)
  })
})
