import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Moment } from '#contract/moments.ts'
import { SharedMoment } from '#web/app/pages/moment.tsx'
import { ShareMomentDialog } from '#web/features/moments/share-moment-dialog.tsx'
import { renderPage } from '../render-page.tsx'
import { findings, lost, problem, summary } from './factories.ts'
import { jsonReply, problemReply, stubServer } from './fake-server.ts'
import type { Handler, Handlers } from './fake-server.ts'
import { closeHome } from './open-home.tsx'

const id = '0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11'
const token = 'Zm9vYmFyYmF6'
const sharedLine = { line: 'sentence-3', momentPath: `/m/${token}` }

afterEach(() => {
  cleanup()
  closeHome()
  vi.unstubAllGlobals()
})

describe('sharing a line', () => {
  function openDialog(handlers: Handlers, isFound = true) {
    const server = stubServer(handlers)
    renderPage(
      <ShareMomentDialog
        historyId={id}
        line={{ kind: 'sentence', index: 3 }}
        isFound={isFound}
        onClose={() => undefined}
      />,
    )
    return { server, user: userEvent.setup() }
  }

  it('is off until the person wants it, and can be stopped', async () => {
    const { user } = openDialog({
      [`GET /api/history/${id}/moments`]: () =>
        jsonReply({ moments: [{ ...sharedLine, line: 'sentence-2' }] }),
      [`POST /api/history/${id}/moments/sentence-3`]: () => jsonReply(sharedLine),
      [`DELETE /api/history/${id}/moments/sentence-3`]: () => jsonReply({ momentPath: null }),
    })
    await user.click(await screen.findByRole('button', { name: 'Create a link' }))
    const link = await screen.findByLabelText<HTMLInputElement>('Link')
    expect(link.value).toBe(`${location.origin}/m/${token}`)
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(link.value)
    await user.click(screen.getByRole('button', { name: 'Stop sharing' }))
    expect(await screen.findByRole('button', { name: 'Create a link' })).toBeTruthy()
  })

  it('shows the link and the picture of one that is shared already', async () => {
    openDialog({ [`GET /api/history/${id}/moments`]: () => jsonReply({ moments: [sharedLine] }) })
    expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toContain(`/m/${token}`)
    const picture = screen.getByRole<HTMLImageElement>('img', { name: /^The line with its state/ })
    expect(picture.getAttribute('src')).toBe(`/api/moments/${token}/image.png?language=en`)
  })

  it.each([
    [true, /^Anyone with the link sees this line and what was said around it/],
    [false, /^Anyone with the link sees this line, marked as not found in the transcript/],
  ])('says what others see of a line that was found or was not: %s', async (isFound, text) => {
    openDialog({ [`GET /api/history/${id}/moments`]: () => jsonReply({ moments: [] }) }, isFound)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('downloads the picture where the browser copies none', async () => {
    const { user } = openDialog({
      [`GET /api/history/${id}/moments`]: () => jsonReply({ moments: [sharedLine] }),
      [`GET /api/moments/${token}/image.png`]: () => new Response(new Blob(['png'])),
    })
    vi.stubGlobal('ClipboardItem', undefined)
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await user.click(await screen.findByRole('button', { name: 'Copy as image' }))
    await vi.waitFor(() => expect(saved).toEqual(['precis.png']))
  })

  it('says so when it fails', async () => {
    const { user } = openDialog({
      [`GET /api/history/${id}/moments`]: () => jsonReply({ moments: [] }),
      [`POST /api/history/${id}/moments/sentence-3`]: () => problemReply(problem({ detail: 'Not now.' })),
    })
    await user.click(await screen.findByRole('button', { name: 'Create a link' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Not now.')
  })
})

describe('a shared line', () => {
  const { videoId, videoUrl, videoTitle, videoChannel, videoDuration, durationSeconds } = summary()
  const moment: Moment = {
    videoId,
    videoUrl,
    videoTitle,
    videoChannel,
    videoDuration,
    durationSeconds,
    language: 'en',
    timings: 'exact',
    credit: null,
    engine: { kind: 'model' },
    line: {
      text: 'The moon was the aim.',
      quote: 'We choose to go to the moon.',
      sentence: 4,
      second: 524,
      state: 'verified',
      findings: findings(),
    },
    before: 'Why the moon?',
    after: 'It is hard.',
    chapterStarts: [0, 300],
    summaryPath: null,
  }

  function openMoment(answer: Handler) {
    stubServer({ [`GET /api/moments/${token}`]: answer })
    renderPage(<SharedMoment />, `/m/${token}`, '/m/:token')
  }

  it('stands between what was said around it, with its state in words', async () => {
    openMoment(() => jsonReply(moment))
    const article = await screen.findByRole('article', { name: videoTitle })
    expect(article.querySelector('mark')?.textContent).toBe('We choose to go to the moon.')
    expect(article.textContent).toContain('Why the moon? We choose to go to the moon. It is hard.')
    expect(article.textContent).toContain('The moon was the aim.')
    expect(screen.getByText('Verified at 8:44')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Play the video from 8:44/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Read the whole summary' })).toBeNull()
  })

  it('says each finding in a sentence, and lights what differs in the line and in what was said', async () => {
    const differences = [{ kind: 'number' as const, stated: 'five times', said: 'three times' }]
    const line = {
      ...moment.line,
      text: 'The budget grew five times.',
      quote: 'It is three times what it was.',
      state: 'differs' as const,
      findings: findings({ agreement: 'differs', differences, check: 'not-asked' }),
    }
    openMoment(() => jsonReply({ ...moment, line }))
    const article = await screen.findByRole('article', { name: videoTitle })
    const listed = await within(article).findAllByRole('listitem')
    const sentences = listed.map(({ textContent }) => textContent)
    expect(sentences).toEqual([
      'The line says five times; the video says three times.',
      'The words are at 8:44.',
    ])
    expect(screen.getByText('Differs from what is said at 8:44')).toBeTruthy()
    const lit = [...article.querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(lit).toEqual(['five times', 'It is three times what it was.', 'three times'])
  })

  it.each([
    [true, 'Checked by the model that wrote it (GPT Checker), which caught 97 of 100 planted errors.'],
    [false, 'Checked by GPT Checker, which caught 97 of 100 planted errors.'],
  ])('names who checked it, also the writer itself: %s', async (isWriter, sentence) => {
    const checker = { model: 'gpt-checker', isWriter, asked: 100, caught: 97 }
    const line = { ...moment.line, findings: findings({ worth: 'alone', checker }) }
    openMoment(() => jsonReply({ ...moment, line }))
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('says of a checker that has shown nothing yet why its word counts for nothing', async () => {
    const checker = { model: 'gpt-checker', isWriter: false, asked: 0, caught: 0 }
    const line = {
      ...moment.line,
      state: 'words-found' as const,
      findings: findings({ worth: 'none', checker }),
    }
    openMoment(() => jsonReply({ ...moment, line }))
    expect(await screen.findByText(/^GPT Checker hasn't shown yet/)).toBeTruthy()
  })

  it('says a quoted line once', async () => {
    openMoment(() => jsonReply({ ...moment, line: { ...moment.line, state: 'quoted' } }))
    expect((await screen.findByRole('article')).textContent).not.toContain('The moon was the aim.')
  })

  it('shows a line that was not found, and says so', async () => {
    const line = { ...moment.line, ...lost }
    openMoment(() => jsonReply({ ...moment, line, before: '', after: '' }))
    expect((await screen.findByRole('article')).textContent).toContain('The moon was the aim.')
    expect(screen.getByText('Not found in the transcript')).toBeTruthy()
  })

  it('links the whole summary where it is shared, and has a form for a video of one’s own', async () => {
    openMoment(() => jsonReply({ ...moment, summaryPath: '/s/abc' }))
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Read the whole summary' })
    expect(link.getAttribute('href')).toBe('/s/abc')
    const input = screen.getByLabelText<HTMLInputElement>('Check your own video')
    expect([input.name, input.form?.getAttribute('action'), input.form?.method]).toEqual(['url', '/', 'get'])
  })

  it('is gone once it is not shared any more', async () => {
    openMoment(() => problemReply(problem({ status: 404, code: 'NOT_FOUND' })))
    expect(await screen.findByText("There's nothing at this address.")).toBeTruthy()
  })
})
