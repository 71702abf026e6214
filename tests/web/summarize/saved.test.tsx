import { cleanup, renderHook, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Result } from '#contract/history.ts'
import { usePageDialog } from '#web/lib/page-dialog.ts'
import { SavedSummary } from '#web/app/pages/saved-summary.tsx'
import { renderPage } from '../render-page.tsx'
import { delivered, lockedSummary, modelSummary, problem, summary } from './factories.ts'
import { eventStream, eventsReply, jsonReply, noneAsked, problemReply, stubServer } from './fake-server.ts'
import type { Handlers } from './fake-server.ts'
import { closeHome } from './open-home.tsx'

const id = '0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11'
const call = `GET /api/summaries/${id}`
const answer = (done = summary()) => ({ ...delivered(done), historyId: id })
const result = (over: Partial<Extract<Result, { state: 'done' }>> = {}): Result => ({
  state: 'done',
  historyId: id,
  sharePath: null,
  sharesQuestions: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  answer: answer(),
  ...over,
})

afterEach(() => {
  cleanup()
  closeHome()
  vi.useRealTimers()
})

function openSaved(handlers: Handlers) {
  const server = stubServer({
    'GET /api/engine': () => jsonReply({ kind: 'model' }),
    'GET /api/usage-status': () =>
      jsonReply({
        remainingCount: 1,
        resetTime: null,
        canSummarize: true,
        showPaywall: false,
        questions: noneAsked,
      }),
    ...handlers,
  })
  renderPage(<SavedSummary />, `/v/${id}`, '/v/:id')
  return { server, user: userEvent.setup() }
}

describe('the lasting address of a summary', () => {
  it('shows the summary again, with its title above the page', async () => {
    openSaved({ [call]: () => jsonReply(result()) })
    const article = await screen.findByRole('article')
    expect(within(article).getByRole('heading', { name: summary().videoTitle })).toBeTruthy()
    expect(document.title).toBe(`${summary().videoTitle}: Précis`)
  })

  it('has nothing for who does not own it', async () => {
    openSaved({ [call]: () => problemReply(problem({ status: 404, code: 'NOT_FOUND' })) })
    expect(await screen.findByText("There's nothing at this address.")).toBeTruthy()
  })

  it('asks a visitor whether it is theirs', async () => {
    const { user } = openSaved({ [call]: () => problemReply(problem({ status: 404, code: 'NOT_FOUND' })) })
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    const { result: dialog } = renderHook(usePageDialog)
    expect(dialog.current).toEqual({ name: 'sign-in', reason: 'continue' })
  })

  it('keeps the form for another link', async () => {
    const { server, user } = openSaved({
      [call]: () => jsonReply(result()),
      'POST /api/summarize': () => problemReply(problem({ detail: 'Not now.' })),
    })
    await user.type(await screen.findByLabelText('YouTube link'), 'https://youtu.be/hQVTIJBZook{Enter}')
    expect(await screen.findByText('Not now.')).toBeTruthy()
    expect(server.calls.at(-1)?.body).toEqual({ videoUrl: 'https://youtu.be/hQVTIJBZook' })
  })

  it('shows what is left of a summary that lies beyond the plan', async () => {
    const locked = {
      ...answer(),
      locked: true as const,
      summary: 'The first lines.',
      keyInsights: [],
      resetTime: null,
    }
    openSaved({ [call]: () => jsonReply({ ...result(), answer: locked }) })
    expect(await screen.findByText('Locked')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'View Pricing Plans' })).toBeTruthy()
  })

  it('waits for a summary that another tab makes', async () => {
    let isDone = false
    openSaved({ [call]: () => jsonReply(isDone ? result() : { state: 'running', runId: id }) })
    expect(await screen.findByText(/being made in another tab/)).toBeTruthy()
    // True of every engine.
    expect(screen.getByText('Generating summary...')).toBeTruthy()
    isDone = true
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  it('says so when it could not be fetched, and tries again', async () => {
    let isDown = true
    const { user } = openSaved({
      [call]: () => (isDown ? problemReply(problem({ status: 503, detail: 'Busy.' })) : jsonReply(result())),
    })
    expect(within(await screen.findByRole('alert')).getByText('Busy.')).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeTruthy()
  })
})

describe('a request from the page of a summary', () => {
  const own = () => screen.findByRole('heading', { name: summary().videoTitle })
  const other = 'https://youtu.be/hQVTIJBZook'
  const field = () => screen.findByLabelText<HTMLInputElement>('YouTube link')
  const failForAnother = async () => {
    const { user } = openSaved({
      [call]: () => jsonReply(result()),
      'POST /api/summarize': () => problemReply(problem()),
    })
    await user.type(await field(), `${other}{Enter}`)
    return user
  }

  it('leaves that summary on the page while it runs, and when it fails', async () => {
    const stream = eventStream()
    const { user } = openSaved({
      [call]: () => jsonReply(result()),
      'POST /api/summarize': () => stream.reply,
    })
    const article = await screen.findByRole('article')
    await user.type(await field(), `${other}{Enter}`)
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeTruthy()
    expect(screen.getByRole('article')).toBe(article)
    stream.send({ event: 'problem', data: problem({ detail: 'Not now.' }) })
    stream.end()
    expect(await screen.findByText('Not now.')).toBeTruthy()
    expect(screen.getByRole('article')).toBe(article)
    expect(await own()).toBeTruthy()
  })

  it('leaves that summary on the page when it is locked', async () => {
    const { user } = openSaved({
      [call]: () => jsonReply(result()),
      'POST /api/summarize': () => eventsReply([{ event: 'done', data: lockedSummary('') }]),
    })
    await user.type(await field(), `${other}{Enter}`)
    expect(await screen.findByText('Locked')).toBeTruthy()
    // Under the dialog of the plans.
    expect(screen.getByRole('article', { hidden: true })).toBeTruthy()
  })

  it('takes the transcript of a video without captions here, with the link kept', async () => {
    const user = await failForAnother()
    await user.click(await screen.findByRole('button', { name: 'Paste the transcript' }))
    const dialog = await screen.findByRole('dialog', { name: 'Paste a transcript' })
    expect(within(dialog).getByLabelText<HTMLInputElement>(/Video link/).value).toBe(other)
  })

  it('makes room for another video when it failed', async () => {
    const user = await failForAnother()
    await user.click(await screen.findByRole('button', { name: 'Another video' }))
    expect((await field()).value).toBe('')
    expect(document.activeElement).toBe(await field())
    expect(screen.getByTestId('place').textContent).toBe(`/v/${id}`)
    expect(await screen.findByRole('article')).toBeTruthy()
  })
})

describe('the depth of a summary', () => {
  it('is changed on the result, for the same transcript', async () => {
    const { server, user } = openSaved({
      [call]: () => jsonReply(result({ answer: answer(modelSummary()) })),
      'POST /api/summarize': () => problemReply(problem({ detail: 'Not now.' })),
    })
    const depth = await screen.findByRole('group', { name: 'Depth' })
    expect(within(depth).getByRole<HTMLInputElement>('radio', { name: 'Standard' }).checked).toBe(true)
    within(depth).getByRole('radio', { name: 'Brief' }).focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    await user.click(within(depth).getByRole('radio', { name: 'Detailed' }))
    expect(server.calls.some(({ key }) => key === 'POST /api/summarize')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Rewrite' }))
    expect(await screen.findByText('Not now.')).toBeTruthy()
    expect(server.calls.at(-1)?.body).toEqual({ transcriptId: summary().transcriptId, style: 'detailed' })
  })

  it('is no choice where no model writes', async () => {
    openSaved({ [call]: () => jsonReply(result()) })
    await screen.findByRole('article')
    expect(screen.queryByRole('group', { name: 'Depth' })).toBeNull()
  })
})

describe('downloads', () => {
  const withPlan = (planType: 'free' | 'pro') => ({
    ...answer(),
    user: { remainingCount: 1, planType },
  })

  it('are there for a plan that has them', async () => {
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob)
      return 'blob:summary'
    })
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    const { user } = openSaved({ [call]: () => jsonReply(result({ answer: withPlan('pro') })) })
    await user.click(await screen.findByRole('button', { name: 'Download' }))
    const part = await screen.findByRole('region', { name: 'Download the summary' })
    await user.click(within(part).getByRole('button', { name: 'Text' }))
    await user.click(within(part).getByRole('button', { name: 'Markdown' }))
    expect(names.map((name) => name.replace(/\d+/, 'N'))).toEqual([
      'youtube-summary-N.txt',
      'youtube-summary-N.md',
    ])
    expect(await blobs[0]?.text()).toContain('Key Insights:\n• ')
    vi.restoreAllMocks()
  })

  it('are there for other applications, with the last choice in front', async () => {
    localStorage.setItem('precis.export', 'readwise')
    const { user } = openSaved({ [call]: () => jsonReply(result({ answer: withPlan('pro') })) })
    await user.click(await screen.findByRole('button', { name: 'Download' }))
    const list = await screen.findByRole('list', { name: 'For other applications' })
    const names = within(list)
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(names).toEqual([
      'Readwise',
      'Obsidian',
      'Notion',
      'Anki cards',
      'BibTeX citation',
      'CSL citation',
      'JSON',
    ])
    const cards = within(list).getByRole('link', { name: 'Anki cards' })
    expect(cards.getAttribute('href')).toMatch(/^\/api\/summaries\/[\w-]+\/file\?format=anki$/)
    expect(cards.getAttribute('download')).toMatch(/\.apkg$/)
    await user.click(cards)
    expect(localStorage.getItem('precis.export')).toBe('anki')
    expect(await screen.findByText('Summary saved to your downloads')).toBeTruthy()
  })

  it('say why they are not, and offer the transcript to everybody', async () => {
    const { user } = openSaved({ [call]: () => jsonReply(result({ answer: withPlan('free') })) })
    await user.click(await screen.findByRole('button', { name: 'Download' }))
    expect(await screen.findByText(/Downloading summaries comes with Pro and Unlimited/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View Pricing Plans' }).getAttribute('href')).toBe('/pricing')
    expect(screen.getByRole('link', { name: 'SRT' }).getAttribute('href')).toContain('format=srt')
  })
})
