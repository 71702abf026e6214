import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { standInForLanguageModel } from '#tests/fakes/browser-model.ts'
import type { BrowserModelScenario } from '#tests/fakes/browser-model.ts'
import { json3, spokenLines } from '#tests/fakes/video-pages/watch-page.ts'
import { createStore } from './library-store.ts'
import { bees, openPanel, press, readable, see } from './open-panel.tsx'

afterEach(() => {
  cleanup()
  delete window.LanguageModel
})

const offer = "Write it with this browser's own model"

function giveModel(scenario: BrowserModelScenario) {
  const models = standInForLanguageModel(scenario)
  window.LanguageModel = models
  return models
}

const spoken = { ...readable, transcript: { ...readable.transcript, captions: json3 } }
const read = (): Promise<unknown> => Promise.resolve(spoken)

/** Opens the panel in a browser where nobody has connected a server. */
function openAlone(page: Parameters<typeof openPanel>[1] = {}, store = createStore()) {
  return openPanel({}, { read, ...page }, { isAlone: true, store })
}

describe('the extension without a server', () => {
  it('summarizes, shows the transcript and answers on this machine, says so, and calls nobody', async () => {
    const { server } = openAlone()
    await see('On this machine. Nothing is sent.')
    await press('Summarize')
    await see('On this machine. Nothing was sent.')
    await screen.findByRole('heading', { name: 'Key insights' })
    await userEvent.click(screen.getByRole('tab', { name: 'Transcript' }))
    await see(spokenLines[4] ?? '')
    await userEvent.click(screen.getByRole('tab', { name: 'Ask' }))
    await userEvent.type(screen.getByLabelText('Your question'), 'How many flowers does a bee visit?')
    await press('Ask')
    await see('one hundred flowers')
    expect([...server.calls, ...server.unexpected]).toEqual([])
  })

  it('goes to a server when the person connects one, and comes back when they say so', async () => {
    const { browser, server } = openAlone()
    await see('On this machine. Nothing is sent.')
    await press('Settings')
    await press('Connect')
    await see('2 summaries left.')
    expect(browser.values.get('server')).toBe('https://precis.example')
    const before = server.calls.length
    await press('Settings')
    await press('Work on this machine alone')
    await see('On this machine. Nothing is sent.')
    expect(browser.values.get('server')).toBeNull()
    await press('Summarize')
    await see('On this machine. Nothing was sent.')
    expect(server.calls).toHaveLength(before)
  })

  it.each([
    ['captions that are none', '<html>Sign in</html>'],
    ['captions without a word', '{"events":[]}'],
    ['captions of broken JSON', '{"events":[{"segs":'],
    ['captions of two words', '{"events":[{"tStartMs":0,"segs":[{"utf8":"Hello there"}]}]}'],
  ])('says what is wrong with %s, counts nothing, and takes the next ones', async (_what, captions) => {
    const answers = [{ ...spoken, transcript: { ...spoken.transcript, captions } }, spoken]
    openAlone({ read: () => Promise.resolve(answers.shift()) })
    await press('Summarize')
    await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText("This didn't use one of your summaries.")).toBeNull()
    await press('Try again')
    await see('On this machine. Nothing was sent.')
  })

  it('shows markup of a page that lies as text', async () => {
    const captions = JSON.stringify({
      events: spokenLines.map((line, at) => ({
        tStartMs: at * 6000,
        dDurationMs: 6000,
        segs: [{ utf8: `${line} <img src=x onerror=alert(1)>` }],
      })),
    })
    const title = '<b>Bees</b>'
    openAlone({
      read: () => Promise.resolve({ ...spoken, transcript: { ...spoken.transcript, title, captions } }),
    })
    await press('Summarize')
    await see('On this machine. Nothing was sent.')
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(document.querySelectorAll('main img, main b')).toHaveLength(0)
  })

  it('begins by itself where the menu of a link asked for this video, and once', async () => {
    const { browser } = openAlone()
    await screen.findByRole('button', { name: 'Summarize' })
    act(() => browser.move(1, null))
    await browser.api.storage.session.set({ wanted: bees.videoId })
    act(() => browser.move(1, bees))
    await see('On this machine. Nothing was sent.')
    expect(browser.session.has('wanted')).toBe(false)
  })

  it('is given up by Cancel while the captions are read, and begins again', async () => {
    const late = Promise.withResolvers<unknown>()
    const answers = [late.promise, Promise.resolve(spoken)]
    openAlone({ read: () => answers.shift() ?? late.promise })
    await press('Summarize')
    await press('Cancel')
    await press('Summarize')
    await see('On this machine. Nothing was sent.')
    act(() => late.resolve(spoken))
    await waitFor(() => expect(screen.getAllByText('On this machine. Nothing was sent.')).toHaveLength(1))
  })

  it('has the model of the browser write at a press, each line looked up, and calls nobody', async () => {
    giveModel({ writes: 'lies' })
    const { server } = openAlone()
    await press('Summarize')
    await see('Made without AI')
    await press(offer)
    await see("written by the browser's own model")
    expect(screen.queryByRole('button', { name: offer })).toBeNull()
    expect(screen.queryAllByRole('button', { name: /^Verified/ })).toHaveLength(0)
    expect(screen.getAllByRole('button', { name: /^Differs/ }).length).toBeGreaterThan(0)
    await see('On this machine. Nothing was sent.')
    expect([...server.calls, ...server.unexpected]).toEqual([])
  })

  it('offers no model that the browser cannot have', async () => {
    giveModel({ availability: 'unavailable' })
    openAlone()
    await press('Summarize')
    await see('Made without AI')
    expect(screen.queryByRole('button', { name: offer })).toBeNull()
  })

  it.each(['downloadable', 'downloading'] as const)(
    'says that a model which is %s comes first, and has it come at the press alone',
    async (availability) => {
      const models = giveModel({ availability })
      openAlone()
      await press('Summarize')
      await see('downloads the model first')
      expect(models.counts.open).toBe(0)
      await press(offer)
      await see("written by the browser's own model")
    },
  )

  it.each([
    [{ failure: 'NotReadableError' }, "won't write about this video"],
    [{ failure: 'QuotaExceededError' }, "doesn't fit into your browser's model"],
    [{ refusal: 'NotAllowedError' }, "Your browser's model stopped"],
    [{ writes: 'broken' }, 'can be used'],
  ] as const)('says so where the model does %o, and keeps the sentences', async (scenario, sentence) => {
    giveModel(scenario)
    openAlone()
    await press('Summarize')
    await press(offer)
    await see(sentence)
    await see('Made without AI')
    expect(screen.getByRole('button', { name: offer })).toBeTruthy()
  })
})
