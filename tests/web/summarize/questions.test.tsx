import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Answer } from '#contract/questions.ts'
import { delivered, findings, lost, problem, summary, summarySentence, wordsFound } from './factories.ts'
import { eventsReply, eventStream, jsonReply, problemReply } from './fake-server.ts'
import { closeHome } from './open-home.tsx'
import { answer, id, openResult, result, thread } from './open-questions.tsx'

afterEach(() => {
  cleanup()
  closeHome()
})

const done = (given: Answer) => ({ event: 'done', data: given }) as const
const reply = (given: Answer) => eventsReply([done(given)])

describe('a question about a result', () => {
  it('is answered by the passages that answer best, in the words of the speaker', async () => {
    const { server, field, user } = await openResult({ 'POST /api/ask': () => reply(answer()) })
    await user.type(field, 'Why the moon?{Enter}')
    await screen.findByRole('region', { name: 'Why the moon?' })
    const call = server.calls.find(({ key }) => key === 'POST /api/ask')
    expect(call?.body).toEqual({ question: 'Why the moon?', historyId: id })
    const asked = thread('Why the moon?')
    await asked.findByText('These passages answer best. They are the words of the transcript.')
    expect(asked.getAllByText(/We choose to go to the moon\./)[0]).toBeTruthy()
    expect(field.value).toBe('')
    await user.click(asked.getByRole('button', { name: 'Quoted' }))
    const card = within(await screen.findByRole('dialog', { name: 'The words of the transcript' }))
    await user.click(card.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toMatch(/^https:\/\/youtu\.be\/\S+\?t=524s$/)
    await user.click(asked.getByRole('button', { name: 'Play from 8:44' }))
    expect(document.querySelector('iframe')?.src).toContain('start=524')
  })

  it('has a link to a passage, which opens the transcript there where there is no video', async () => {
    const made = delivered(summary({ videoId: null, videoUrl: null }))
    const pasted = { ...result, answer: { ...made, historyId: id } }
    const { field, user } = await openResult({
      [`GET /api/summaries/${id}`]: () => jsonReply(pasted),
      'POST /api/ask': () => reply(answer()),
    })
    await user.type(field, 'Why the moon?{Enter}')
    await screen.findByRole('region', { name: 'Why the moon?' })
    await user.click(await thread('Why the moon?').findByRole('button', { name: 'Quoted' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/v/${id}?t=524s`)
  })

  it('that was asked in another language than the video says so, and no more', async () => {
    const languages = { asked: 'en', spoken: 'de' }
    const { field, user } = await openResult({
      'POST /api/ask': () => reply(answer({ said: false, languages })),
    })
    await user.type(field, 'Why the moon?{Enter}')
    await screen.findByRole('region', { name: 'Why the moon?' })
    const asked = thread('Why the moon?')
    await asked.findByText(/^Asked in English, spoken in German, so we can't tell/)
    expect(asked.queryByText('The video does not seem to talk about this.')).toBeNull()
    expect(asked.queryByText(/We choose to go to the moon/)).toBeNull()
  })

  it('is answered by a model in sentences with their state, and by nothing it could not check', async () => {
    const written = [
      summarySentence({ text: 'Because it is hard.' }),
      summarySentence({ text: 'All agreed.', ...lost }),
    ]
    const [first] = written
    const { field, user } = await openResult({
      'POST /api/ask': () =>
        eventsReply([
          { event: 'text', data: { text: 'Because' } },
          { event: 'sentence', data: { sentence: first ?? null } },
          done(answer({ answer: written })),
        ]),
    })
    await user.type(field, 'Why the moon?{Enter}')
    const asked = within(await screen.findByRole('region', { name: 'Why the moon?' }))
    await asked.findByRole('button', { name: 'Not found' })
    expect(asked.getByRole('button', { name: 'Verified' })).toBeTruthy()
  })

  it('names who checked a sentence in its card, the model that wrote it as that', async () => {
    const checker = { model: 'gemini-3.5-flash', isWriter: true, asked: 100, caught: 41 }
    const written = summarySentence({
      text: 'Because it is hard.',
      ...wordsFound,
      findings: findings({ worth: 'none', checker }),
    })
    const { field, user } = await openResult({
      'POST /api/ask': () => reply(answer({ answer: [written] })),
    })
    await user.type(field, 'Why the moon?{Enter}')
    const asked = within(await screen.findByRole('region', { name: 'Why the moon?' }))
    await user.click(await asked.findByRole('button', { name: 'Words found' }))
    const card = within(await screen.findByRole('dialog'))
    card.getByText(
      'Checked by the model that wrote it (Gemini 3.5 Flash), which caught 41 of 100 planted errors.',
    )
    card.getByText(/^Gemini 3.5 Flash hasn't shown yet that it tells wrong lines from right ones/)
  })

  it('shows each sentence with its state as it is written, and drops it when the answer starts over', async () => {
    const answering = eventStream()
    const { field, user } = await openResult({ 'POST /api/ask': () => answering.reply })
    await user.type(field, 'Why the moon?{Enter}')
    const asked = within(await screen.findByRole('region', { name: 'Why the moon?' }))
    answering.send({ event: 'sentence', data: { sentence: summarySentence({ text: 'A first try.' }) } })
    answering.send({ event: 'text', data: { text: 'It goes' } })
    await asked.findByText(/It goes/)
    answering.send({ event: 'restarted', data: {} })
    answering.send({
      event: 'sentence',
      data: { sentence: summarySentence({ text: 'Because it is hard.' }) },
    })
    answering.send({ event: 'sentence', data: { sentence: null } })
    answering.send({ event: 'text', data: { text: 'And so' } })
    await asked.findByText(/And so/)
    expect(asked.queryByText(/first try|It goes/)).toBeNull()
    await user.click(asked.getByRole('button', { name: 'Verified' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    answering.send({
      event: 'done',
      data: answer({ answer: [summarySentence({ text: 'Because it is hard.' })] }),
    })
    answering.end()
    await waitFor(() => expect(screen.queryByText(/And so/)).toBeNull())
    expect(thread('Why the moon?').getByRole('button', { name: 'Copy' })).toBeTruthy()
  })

  it('that nothing answers is not denied where words are near, which are shown', async () => {
    const { field, user } = await openResult({
      'POST /api/ask': () => reply(answer({ said: false, question: 'Who won?' })),
    })
    await user.type(field, 'Who won?{Enter}')
    const asked = within(await screen.findByRole('region', { name: 'Who won?' }))
    await asked.findByText('Nothing that answers it, but this is near:')
    expect(asked.getAllByText(/We choose to go to the moon\./)[0]).toBeTruthy()
    expect(asked.queryByText('The video does not seem to talk about this.')).toBeNull()
    expect(asked.queryByRole('button', { name: 'Play the passages' })).toBeNull()
  })

  it('that the video says nothing of is denied', async () => {
    const { field, user } = await openResult({
      'POST /api/ask': () => reply(answer({ said: false, passages: [], question: 'Who won?' })),
    })
    await user.type(field, 'Who won?{Enter}')
    const asked = within(await screen.findByRole('region', { name: 'Who won?' }))
    await asked.findByText('The video does not seem to talk about this.')
  })

  it('that fails says so in its place, and is asked again', async () => {
    let isDown = true
    const { field, user } = await openResult({
      'POST /api/ask': () => (isDown ? problemReply(problem({ detail: 'Busy.' })) : reply(answer())),
    })
    await user.type(field, 'Why the moon?{Enter}')
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Busy.')).toBeTruthy()
    expect(within(alert).getByText("It didn't use one of your questions.")).toBeTruthy()
    isDown = false
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await screen.findByText(/These passages answer best/)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field.value).toBe('')
  })

  it('whose answer breaks off is a failure', async () => {
    const { field, user } = await openResult({
      'POST /api/ask': () => eventsReply([{ event: 'text', data: { text: 'Because' } }]),
    })
    await user.type(field, 'Why the moon?{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain("couldn't reach the server")
    expect(field.value).toBe('Why the moon?')
  })

  it('whose answer is stopped by the server is a failure with its reason', async () => {
    const { field, user } = await openResult({
      'POST /api/ask': () =>
        eventsReply([
          { event: 'text', data: { text: 'Because' } },
          { event: 'problem', data: problem({ detail: 'The answer was stopped.' }) },
        ]),
    })
    await user.type(field, 'Why the moon?{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('The answer was stopped.')
  })

  it('beyond the allowance says so and what helps, and keeps what was typed', async () => {
    const { field, user } = await openResult({
      'POST /api/ask': () =>
        problemReply(
          problem({
            status: 429,
            code: 'QUESTION_LIMIT',
            detail: 'Your 5 questions for today are used up.',
            retryAfterSeconds: 3600,
          }),
        ),
    })
    await user.type(field, 'Why the moon?{Enter}')
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Your 5 questions for today are used up.')).toBeTruthy()
    expect(alert.getByRole('link', { name: 'View Pricing Plans' })).toBeTruthy()
    expect(alert.queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(alert.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field.value).toBe('Why the moon?')
  })

  it('to begin with is asked with one click', async () => {
    const { server, user } = await openResult({
      'POST /api/ask': () => reply(answer({ question: 'What is said about moon and space?' })),
    })
    await user.click(await screen.findByRole('button', { name: 'What is said about moon and space?' }))
    await screen.findByRole('region', { name: 'What is said about moon and space?' })
    expect(server.calls.filter(({ key }) => key === 'POST /api/ask')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'What is said about moon and space?' })).toBeNull()
  })
})
