import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { SummaryEvent } from '#contract/summaries.ts'
import { goodEvents, insight, modelSummary, problem, summarySentence, transcript } from './factories.ts'
import { emptyReply, eventStream, jsonReply } from './fake-server.ts'
import { arrival, closeHome, openHome, submitLink } from './open-home.tsx'

const link = 'https://www.youtube.com/watch?v=WZyRbnpGyzQ'
const whole = modelSummary({ gist: 'A president asks a nation for the moon.' })
const [fetching, video, generating, done] = goodEvents(whole)
const restarted: SummaryEvent = { event: 'restarted', data: {} }

function text(words: string): SummaryEvent {
  return { event: 'text', data: { text: words } }
}

function partsRead(read: number): SummaryEvent {
  const words = `Read ${read} of 8 parts...`
  return { event: 'stage', data: { stage: 'summary', text: words, parts: { done: read, total: 8 } } }
}

/** Asks for a summary, and has its first words written. */
async function beginWriting(user: UserEvent, stream: ReturnType<typeof eventStream>): Promise<HTMLElement> {
  await submitLink(user, link)
  for (const event of [fetching, video, generating, text('Kennedy explains ')]) stream.send(event)
  await screen.findByText('Kennedy explains')
  return screen.getByRole('article')
}

function open() {
  const stream = eventStream()
  return { stream, ...openHome({ 'POST /api/summarize': () => stream.reply }) }
}

afterEach(closeHome)

describe('a summary that is being written', () => {
  it('shows gist, text, insights with their marks and chapters as they come', async () => {
    const { stream, user } = open()
    const article = await beginWriting(user, stream)
    expect(within(article).getByRole('heading', { name: whole.videoTitle })).toBeTruthy()
    expect(within(article).getByRole('heading', { name: 'AI Summary' })).toBeTruthy()
    stream.send(text('why.\n\n- It is hard'))
    expect((await within(article).findByText('It is hard')).tagName).toBe('LI')
    expect(within(article).getByText('Kennedy explains why.').tagName).toBe('P')

    stream.send({ event: 'gist', data: { text: 'A president asks', sentence: null } })
    expect(await within(article).findByText('A president asks')).toBeTruthy()
    stream.send({ event: 'gist', data: { text: 'A president asks a nation.', sentence: null } })
    await within(article).findByText('A president asks a nation.')
    expect(within(article).queryByText('A president asks')).toBeNull()

    stream.send({ event: 'insight', data: insight() })
    const mark = await within(article).findByRole('button', { name: 'Verified' })
    expect(mark.textContent).toBe('Verified8:44')
    stream.send({
      event: 'chapter',
      data: { title: 'The choice', start: 524, end: null, sentence: 1, gist: null, automatic: true },
    })
    expect(await within(article).findByText('The choice')).toBeTruthy()
  })

  it('says of the first time already that it is about right', async () => {
    const { stream, user } = open()
    await submitLink(user, link)
    const [, estimated] = goodEvents(modelSummary({ timings: 'estimated' }))
    for (const event of [fetching, estimated, generating]) stream.send(event)
    stream.send({ event: 'sentence', data: { sentence: summarySentence({ second: 524 }) } })
    const article = await screen.findByRole('article')
    expect(await within(article).findByText('~8:44')).toBeTruthy()
  })

  it('shows each sentence with its state once it is complete, and what is written of the next', async () => {
    const { stream, user } = open()
    const article = await beginWriting(user, stream)
    stream.send({ event: 'sentence', data: { sentence: summarySentence({ text: 'The moon is hard.' }) } })
    stream.send(text('And it is'))
    const region = within(article).getByRole('region', { name: 'AI Summary' })
    expect(await within(region).findByText(/And it is/)).toBeTruthy()
    expect(within(region).getByRole('button', { name: 'Verified' })).toBeTruthy()
    expect(within(region).queryByText(/Kennedy explains/)).toBeNull()
  })

  it('becomes the whole in the same place: what was there stays, and the focus with it', async () => {
    const { stream, user } = open()
    const article = await beginWriting(user, stream)
    await arrival(whole.videoTitle)
    stream.send({ event: 'insight', data: insight() })
    const mark = await within(article).findByRole('button', { name: 'Verified' })
    mark.focus()
    stream.send(done)
    stream.end()
    expect(await within(article).findByText('Generated')).toBeTruthy()
    expect(screen.getByRole('article')).toBe(article)
    const insights = within(article).getByRole('region', { name: 'Key insights' })
    expect(within(insights).getByRole('button', { name: 'Verified' })).toBe(mark)
    expect(document.activeElement).toBe(mark)
    expect(within(article).getByText(whole.gist ?? '')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    expect(screen.getByText(`AI Summary ready: ${whole.videoTitle}`)).toBeTruthy()
  })

  it('gives the focus to the heading when Cancel had it and goes away', async () => {
    const { stream, user } = open()
    const article = await beginWriting(user, stream)
    await arrival(whole.videoTitle)
    within(article).getByRole('button', { name: 'Cancel' }).focus()
    stream.send(done)
    stream.end()
    await within(article).findByText('Generated')
    expect(document.activeElement).toBe(within(article).getByRole('heading', { name: whole.videoTitle }))
  })

  it('withdraws what was shown when it begins again, and says so', async () => {
    const { stream, user } = open()
    const article = await beginWriting(user, stream)
    stream.send({ event: 'insight', data: insight() })
    // The last word of a line stands apart, with its mark.
    await within(article).findByText(/^Going to the moon was chosen/)
    stream.send(restarted)
    expect((await within(article).findByRole('status')).textContent).toMatch(/Trying again/)
    expect(within(article).queryByText('Kennedy explains')).toBeNull()
    expect(within(article).queryByText(/^Going to the moon was chosen/)).toBeNull()
    stream.send(text('A second beginning'))
    expect(await within(article).findByText('A second beginning')).toBeTruthy()
  })

  it('shows how many parts are read, and never fewer than before', async () => {
    const { stream, user } = open()
    await submitLink(user, link)
    for (const event of [fetching, video, partsRead(3)]) stream.send(event)
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar')
    expect([bar.value, bar.max]).toEqual([3, 8])
    stream.send(partsRead(2))
    stream.send(text('The parts are'))
    await screen.findByText('The parts are')
    expect(bar.value).toBe(3)
    stream.send(partsRead(4))
    await waitFor(() => expect(bar.value).toBe(4))
  })

  it('tells screen readers of stages, not of pieces', async () => {
    const { stream, user } = open()
    const article = await beginWriting(user, stream)
    stream.send(text('and more of it'))
    const piece = await within(article).findByText(/and more of it/)
    expect(piece.closest('[aria-live], output, [role="status"], [role="log"]')).toBeNull()
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said).toContain('Generating AI summary...')
  })

  it('shows a mark-up in a text as it stands', async () => {
    const { stream, user } = open()
    const article = await beginWriting(user, stream)
    stream.send(text('<img src=x> **bold**'))
    expect(await within(article).findByText(/<img src=x> \*\*bold\*\*/)).toBeTruthy()
    expect(article.querySelector('section img')).toBeNull()
  })

  it('gives way to the reason when it fails', async () => {
    const { stream, user } = open()
    await beginWriting(user, stream)
    stream.send({ event: 'problem', data: problem() })
    stream.end()
    expect(await screen.findByRole('heading', { name: problem().title })).toBeTruthy()
    expect(screen.queryByText('Kennedy explains')).toBeNull()
  })

  it('stops on Cancel, and the next one begins with nothing of it', async () => {
    const streams: ReturnType<typeof eventStream>[] = []
    const runId = '5a0d7a52-6a54-4d3c-9d1f-3d3f2a3d7b11'
    const { user } = openHome({
      [`DELETE /api/runs/${runId}`]: emptyReply,
      'POST /api/summarize': () => {
        const stream = eventStream()
        streams.push(stream)
        return stream.reply
      },
    })
    await submitLink(user, link)
    await waitFor(() => expect(streams.length).toBe(1))
    const named: SummaryEvent = { event: 'run', data: { runId } }
    for (const event of [named, fetching, video, text('First words')]) streams[0]?.send(event)
    await screen.findByText('First words')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'AI Summary' }))
    await waitFor(() => expect(streams.length).toBe(2))
    for (const event of [fetching, video, text('Second words')]) streams[1]?.send(event)
    expect(await screen.findByText('Second words')).toBeTruthy()
    expect(screen.queryByText(/First words/)).toBeNull()
  })

  it('takes the place of the transcript that it is made of', async () => {
    const stream = eventStream()
    const { user } = openHome({
      'POST /api/transcribe': () =>
        jsonReply({ transcript: transcript(), cached: false, fromPlaylist: false }),
      'POST /api/summarize': () => stream.reply,
    })
    await user.click(screen.getByLabelText('YouTube link'))
    await user.paste(link)
    await user.click(screen.getByRole('button', { name: 'Transcribe' }))
    await user.click(await screen.findByRole('button', { name: 'Generate AI Summary' }))
    for (const event of [video, generating, text('Words of it')]) stream.send(event)
    expect(await screen.findByText('Words of it')).toBeTruthy()
    expect(screen.queryByLabelText('Search in the transcript')).toBeNull()
  })
})

describe('the result of a model', () => {
  it('names what could not be read, how it was written and by what', async () => {
    const { stream, user } = open()
    await submitLink(user, link)
    const parts = [
      { start: 0, end: 2400, state: 'read' as const },
      { start: 2400, end: 3900, state: 'missing' as const },
      { start: null, end: null, state: 'missing' as const },
    ]
    const result = modelSummary({ parts, style: 'study-notes' })
    for (const event of goodEvents(result)) stream.send(event)
    stream.end()
    expect(
      await screen.findByText(
        "40:00 to 1:05:00 and Part 3 of 3 couldn't be read and are not in this summary.",
      ),
    ).toBeTruthy()
    expect(screen.getByText('Written by Gemini Flash from the transcript. Style: study notes.')).toBeTruthy()
  })

  it('says nothing of parts when all were read', async () => {
    const { stream, user } = open()
    await submitLink(user, link)
    for (const event of goodEvents(whole)) stream.send(event)
    stream.end()
    await screen.findByText('Generated')
    expect(screen.queryByText(/couldn't be read/)).toBeNull()
  })
})
