import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Summary } from '#contract/summary.ts'
import { ListenButton } from '#web/features/read-aloud/listen-button.tsx'
import { linesOf, createLineStore } from '#web/features/result-state/lines.ts'
import { noResult, ResultContext } from '#web/features/result-state/result-context.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { checkedSummary, insight } from '../summarize/factories.ts'
import { jsonReply } from '../summarize/fake-server.ts'
import { answer, call, id, openSaved, result } from '../summarize/open-saved.tsx'
import { installSpeech } from './fake-speech.ts'

const summary = checkedSummary({ language: 'en', insights: [insight({ text: 'We choose the moon.' })] })
const lines = [
  summary.gistSentence?.text ?? '',
  'We choose the moon.',
  ...summary.summarySentences.map(({ text }) => text),
]
const english = { lang: 'en-US', default: true }

let remove: () => void = () => undefined
afterEach(() => {
  cleanup()
  remove()
})

async function openResult(voices: Parameters<typeof installSpeech>[0], done: Summary = summary) {
  const speech = installSpeech(voices)
  remove = speech.remove
  const { user } = openSaved({
    [call]: () => jsonReply(result({ answer: answer(done) })),
    [`GET /api/history/${id}/highlights`]: () =>
      jsonReply({ highlights: [{ line: 'insight-0', note: '', createdAt: '2026-11-22T20:15:00.000Z' }] }),
  })
  const button = await screen.findByRole('button', { name: 'Listen' })
  return { user, speech, button }
}

async function listen(...[voices, done]: Parameters<typeof openResult>) {
  const opened = await openResult(voices, done)
  await opened.user.click(opened.button)
  await screen.findByRole('region', { name: 'Reading aloud' })
  return opened
}

const bar = () => within(screen.getByRole('region', { name: 'Reading aloud' }))
const lit = () => document.querySelector<HTMLElement>('[data-line][data-lit]')?.dataset['line']

describe('a summary that is read aloud', () => {
  // The first here: only the first press waits for the bar.
  it('stays in view while the controls load', async () => {
    remove = installSpeech([english]).remove
    const Fallback = vi.fn(() => null)
    render(
      <Suspense fallback={<Fallback />}>
        <ResultContext value={{ ...noResult, lines: createLineStore(linesOf(summary)) }}>
          <ListenButton language="en" />
        </ResultContext>
      </Suspense>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Listen' }))
    await screen.findByRole('region', { name: 'Reading aloud' })
    expect(Fallback).not.toHaveBeenCalled()
  })

  it('is read line by line from the gist to the end of its text, with the line that is spoken lit', async () => {
    const { speech } = await listen([english])
    expect(speech.now()).toEqual({ text: lines[0], rate: 1, lang: 'en' })
    expect(lit()).toBe('gist-0')
    act(() => speech.finish())
    expect(lit()).toBe('insight-0')
    expect(bar().getByText(`2 of ${lines.length}`)).toBeTruthy()
    for (let read = 1; read < lines.length; read += 1) act(() => speech.finish())
    expect(speech.said).toEqual(lines)
    expect(bar().getByText(`All ${lines.length} lines read`)).toBeTruthy()
    await waitFor(() => expect(bar().getByRole('button', { name: 'Read again' })).toBeTruthy())
  })

  it('says the state of each line that is spoken, to which Shift with N and P lead', async () => {
    await listen([english])
    const states = lines.map((_, at) => {
      if (at > 0) fireEvent.keyDown(document.body, { key: 'N', shiftKey: true })
      return bar().getByText(/^(?:Verified|Words found|Not found)$/).textContent
    })
    expect(states).toEqual(['Verified', 'Verified', 'Verified', 'Words found', 'Not found'])
    fireEvent.keyDown(document.body, { key: 'P', shiftKey: true })
    expect(bar().getByText(`4 of ${lines.length}`)).toBeTruthy()
  })

  it('pauses and goes on with the same line by the space bar, and ends by Escape', async () => {
    const { speech, button } = await listen([english])
    act(() => speech.finish())
    button.blur()
    fireEvent.keyDown(document.body, { key: ' ' })
    expect(speech.now()).toBeNull()
    fireEvent.keyDown(document.body, { key: ' ' })
    expect(speech.now()?.text).toBe(lines[1])
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(speech.now()).toBeNull()
    expect(screen.queryByRole('region', { name: 'Reading aloud' })).toBeNull()
    expect(lit()).toBeUndefined()
  })

  it('is read at another speed from the line at work on, also the next time', async () => {
    const { user, speech, button } = await listen([english])
    act(() => speech.finish())
    await user.selectOptions(bar().getByRole('combobox', { name: 'Speed' }), '1.5×')
    expect(speech.now()).toMatchObject({ text: lines[1], rate: 1.5 })
    await user.click(bar().getByRole('button', { name: 'Stop reading' }))
    await user.click(button)
    await waitFor(() => expect(speech.now()).toMatchObject({ text: lines[0], rate: 1.5 }))
  })

  it('is only its highlights where only those are shown', async () => {
    const { user, speech, button } = await openResult([english])
    await user.click(await screen.findByRole('button', { name: 'Your highlights 1' }))
    await user.click(button)
    await waitFor(() => expect(speech.said).toEqual(['We choose the moon.']))
    act(() => speech.finish())
    expect(bar().getByText('The line is read')).toBeTruthy()
  })

  it('says where the voice fails, and tries the same line again', async () => {
    const { user, speech } = await listen([english])
    act(() => speech.fail())
    expect(bar().getByText("The voice of your device didn't work")).toBeTruthy()
    await user.click(bar().getByRole('button', { name: 'Go on' }))
    expect(speech.now()?.text).toBe(lines[0])
  })

  it('goes silent when the page is left', async () => {
    const { speech } = await listen([english])
    cleanup()
    expect(speech.now()).toBeNull()
  })
})

describe('the voice', () => {
  it('is never one of a service, which would get the text', async () => {
    const { user, speech, button } = await openResult([{ lang: 'en-GB', localService: false }])
    await user.click(button)
    await waitFor(() => expect(currentToast()?.title).toBe('No voice for English'))
    expect(speech.said).toEqual([])
  })

  it('is one of the language, of its region before others', async () => {
    const german = checkedSummary({ ...summary, language: 'de-AT' })
    const { speech } = await listen([english, { lang: 'de-DE', default: true }, { lang: 'de_AT' }], german)
    expect(speech.now()?.lang).toBe('de-AT')
  })

  it('is missed with a sentence where the browser has none at all', async () => {
    const { user, button } = await openResult([english])
    remove()
    await user.click(button)
    await waitFor(() => expect(currentToast()?.title).toBe("Your browser can't read aloud"))
  })
})
