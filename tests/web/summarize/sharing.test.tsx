import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { PublicSummary } from '#web/app/pages/public-summary.tsx'
import { ShareDialog } from '#web/features/result/share-dialog.tsx'
import { renderPage } from '../render-page.tsx'
import { delivered, problem, summary, transcript } from './factories.ts'
import { jsonReply, problemReply, stubServer } from './fake-server.ts'
import type { Handler, Handlers } from './fake-server.ts'
import { closeHome } from './open-home.tsx'
import { answer, thread } from './open-questions.tsx'

const id = '0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11'
const token = 'Zm9vYmFyYmF6'
const saved = (sharePath: string | null, sharesQuestions = false) =>
  jsonReply({
    state: 'done',
    historyId: id,
    sharePath,
    sharesQuestions,
    createdAt: '2026-01-02T03:04:05.000Z',
    answer: { ...delivered(summary()), historyId: id },
  })

afterEach(() => {
  cleanup()
  closeHome()
})

describe('sharing a summary', () => {
  function openDialog(handlers: Handlers) {
    const server = stubServer(handlers)
    renderPage(<ShareDialog historyId={id} onClose={() => undefined} />)
    return { server, user: userEvent.setup() }
  }

  it('is off until the person wants it, and can be stopped', async () => {
    const { user } = openDialog({
      [`GET /api/summaries/${id}`]: () => saved(null),
      [`POST /api/history/${id}/share`]: () => jsonReply({ sharePath: `/s/${token}`, isNew: true }),
      [`DELETE /api/history/${id}/share`]: () => jsonReply({ sharePath: null }),
    })
    await user.click(await screen.findByRole('button', { name: 'Create a link' }))
    const link = await screen.findByLabelText<HTMLInputElement>('Link')
    expect(link.value).toBe(`${location.origin}/s/${token}`)
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(link.value)
    await user.click(screen.getByRole('button', { name: 'Stop sharing' }))
    expect(await screen.findByRole('button', { name: 'Create a link' })).toBeTruthy()
  })

  it('shows the link of one that is shared already', async () => {
    openDialog({ [`GET /api/summaries/${id}`]: () => saved(`/s/${token}`) })
    expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toContain(`/s/${token}`)
  })

  it('shows the questions only when the person wants it', async () => {
    let isOn = false
    const { server, user } = openDialog({
      [`GET /api/summaries/${id}`]: () => saved(`/s/${token}`, isOn),
      [`PUT /api/history/${id}/share/questions`]: () => {
        isOn = !isOn
        return jsonReply({ areShown: isOn })
      },
    })
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Show my questions/ })
    expect(choice.checked).toBe(false)
    await user.click(choice)
    await waitFor(() => expect(choice.checked).toBe(true))
    expect(server.calls.find(({ key }) => key.startsWith('PUT'))?.body).toEqual({ areShown: true })
    await waitFor(() => expect(server.calls.filter(({ key }) => key.startsWith('GET'))).toHaveLength(2))
    await user.click(choice)
    await waitFor(() => expect(choice.checked).toBe(false))
  })

  it('leaves the questions as they were when that fails', async () => {
    const { user } = openDialog({
      [`GET /api/summaries/${id}`]: () => saved(`/s/${token}`),
      [`PUT /api/history/${id}/share/questions`]: () => problemReply(problem({ detail: 'Not now.' })),
    })
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Show my questions/ })
    await user.click(choice)
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.')
    expect(choice.checked).toBe(false)
  })

  it('says so when it fails', async () => {
    const { user } = openDialog({
      [`GET /api/summaries/${id}`]: () => saved(null),
      [`POST /api/history/${id}/share`]: () => problemReply(problem({ detail: 'Not now.' })),
    })
    await user.click(await screen.findByRole('button', { name: 'Create a link' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.')
  })
})

describe('a shared summary', () => {
  function openShared(reply: Handler, more: Handlers = {}) {
    stubServer({ [`GET /api/shared/${token}`]: reply, ...more })
    renderPage(<PublicSummary />, `/s/${token}`, '/s/:token')
    return userEvent.setup()
  }

  it('can be read with its evidence and its transcript, and changed in nothing', async () => {
    const user = openShared(() => jsonReply({ ...summary(), questions: [] }), {
      [`GET /api/transcripts/${summary().transcriptId}`]: () => jsonReply(transcript()),
    })
    const article = await screen.findByRole('article')
    expect(within(article).getByRole('heading', { level: 1, name: summary().videoTitle })).toBeTruthy()
    expect(within(article).getByText('Every line is quoted from the video')).toBeTruthy()
    for (const name of ['Share', 'Download', 'Delete']) {
      expect(within(article).queryByRole('button', { name })).toBeNull()
    }
    await user.click(within(article).getByRole('tab', { name: 'Transcript' }))
    expect(await within(article).findByRole('region', { name: 'Transcript text' })).toBeTruthy()
  })

  it('says in a line what it is, and takes a link of the stranger who reads it', async () => {
    const user = openShared(() => jsonReply({ ...summary(), questions: [] }))
    await screen.findByRole('article')
    expect(
      screen.getByText(/^A video in brief, made with Précis: every line is compared with what was said/),
    ).toBeTruthy()
    await user.type(screen.getByLabelText('YouTube link'), 'https://youtu.be/hQVTIJBZook{Enter}')
    expect(screen.getByTestId('place').textContent).toBe('/?url=https%3A%2F%2Fyoutu.be%2FhQVTIJBZook')
  })

  it('shows the questions that its owner shows, with their passages and nothing to delete', async () => {
    const user = openShared(() => jsonReply({ ...summary(), questions: [answer()] }))
    await screen.findByRole('heading', { name: 'Questions and answers' })
    const asked = thread('Why the moon?')
    expect(asked.queryByRole('button', { name: 'Delete' })).toBeNull()
    await user.click(asked.getByRole('button', { name: 'Quoted' }))
    expect(await screen.findByRole('dialog', { name: 'The words of the transcript' })).toBeTruthy()
    expect(screen.queryByLabelText('Your question')).toBeNull()
  })

  it('has no transcript where a person gave it', async () => {
    openShared(() => jsonReply({ ...summary(), transcriptId: null, questions: [] }))
    await screen.findByRole('article')
    expect(screen.queryByRole('tab', { name: 'Transcript' })).toBeNull()
  })

  it('is gone once it is not shared any more', async () => {
    openShared(() => problemReply(problem({ status: 404, code: 'NOT_FOUND' })))
    expect(await screen.findByText("There's nothing at this address.")).toBeTruthy()
  })
})
