import { cleanup, renderHook, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { usePageDialog } from '#web/session/page-dialog.ts'
import { lockedSummary, modelSummary, problem, summary } from './factories.ts'
import { eventStream, eventsReply, jsonReply, problemReply } from './fake-server.ts'
import { closeHome } from './open-home.tsx'
import { answer, call, id, openSaved, result } from './open-saved.tsx'

afterEach(() => {
  cleanup()
  closeHome()
  vi.useRealTimers()
})

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

  it('takes the transcript of a video without captions here, with the link still there', async () => {
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
