import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetOptions, setOptions } from '#web/features/run/request.ts'
import { summary, transcript } from './factories.ts'
import { eventsReply, jsonReply } from './fake-server.ts'
import { installTranslator } from './fake-translator.ts'
import type { TranslatorStandIn } from './fake-translator.ts'
import { arrival, closeHome, linkInput, openHome } from './open-home.tsx'
import { answer as asked, openResult } from './open-questions.tsx'
import { answer, call, openSaved, result } from './open-saved.tsx'

let undo = (): void => undefined
afterEach(() => {
  closeHome()
  undo()
  localStorage.clear()
  forgetOptions()
})

const said = 'We choose to go to the moon.'
const help = /To read it in Hindi, open this page in Chrome on a computer/
const button = { name: 'Translate into Hindi' }

function install(standIn: TranslatorStandIn) {
  const installed = installTranslator(standIn)
  undo = installed.undo
  return installed.asked
}

async function openInHindi() {
  setOptions({ language: 'hi' })
  const opened = openSaved({ [call]: () => jsonReply(result({ answer: answer(summary()) })) })
  await screen.findByRole('article')
  return opened
}

async function press(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', button))
}

it('a result of an example that no model wrote leads to the written one, and one of another video does not', async () => {
  const written = { name: 'Read the written summary of this example' }
  const other = summary({ videoId: 'dQw4w9WgXcQ' })
  openSaved({ [call]: () => jsonReply(result({ answer: answer(other) })) })
  await screen.findByRole('article')
  expect(screen.queryByRole('link', written)).toBeNull()
  closeHome()
  openSaved({ [call]: () => jsonReply(result({ answer: answer(summary()) })) })
  const link = await screen.findByRole('link', written)
  expect(link.getAttribute('href')).toBe('/examples/WZyRbnpGyzQ')
})

describe('a result in another language than its reader wants, without a model', () => {
  it('says what would help where the browser has no translator', async () => {
    await openInHindi()
    expect(await screen.findByText(help)).toBeTruthy()
    expect(screen.queryByRole('button', button)).toBeNull()
  })

  it('says so too where the browser does not know the languages', async () => {
    install({ availability: 'unavailable' })
    await openInHindi()
    expect(await screen.findByText(help)).toBeTruthy()
  })

  it('says so too where the browser never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
    try {
      install({ availability: 'never says' })
      await openInHindi()
      await vi.advanceTimersByTimeAsync(5000)
      expect(await screen.findByText(help)).toBeTruthy()
    } finally {
      vi.useRealTimers()
    }
  })

  it('offers nothing to who reads the language of the video', async () => {
    install({ availability: 'available' })
    openSaved({ [call]: () => jsonReply(result({ answer: answer(summary()) })) })
    await screen.findByRole('article')
    expect(screen.queryByRole('button', { name: /Translate into/ })).toBeNull()
    expect(screen.queryByText(/To read it in/)).toBeNull()
  })

  it('is translated at a press, each line by the browser and without a state, the original a press away', async () => {
    const calls = install({ availability: 'available' })
    const { user } = await openInHindi()
    await screen.findByRole('button', button)
    expect(calls).toMatchObject({ pairs: ['en hi'], made: 0 })
    await press(user)
    const translated = await screen.findByText(`[hi] ${said}`)
    expect(translated.getAttribute('lang')).toBe('hi')
    expect(await screen.findByText('Translated by your browser, not checked.')).toBeTruthy()
    const row = translated.closest('li')
    if (row === null) throw new Error('The line is in no row')
    expect(row.textContent).toContain('Translated by your browser.')
    expect(within(row).queryByRole('button', { name: /Quoted|Verified|Words found/ })).toBeNull()
    expect(within(row).queryByText(said)).toBeNull()

    await user.click(within(row).getByRole('button', { name: 'Original' }))
    expect(within(row).getByRole('button', { name: /Quoted/ })).toBeTruthy()
    expect(row.textContent).toContain(said)

    await user.click(screen.getByRole('button', { name: 'Show the original' }))
    expect(screen.queryByText(`[hi] ${said}`)).toBeNull()
    expect(calls).toMatchObject({ made: 1, destroyed: 1 })
    await press(user)
    expect(await screen.findByText(`[hi] ${said}`)).toBeTruthy()
  })

  it.each(['downloadable', 'downloading'] as const)(
    'downloads a language that is %s only at a press, and says how far it is',
    async (availability) => {
      let finish = (): void => undefined
      const calls = install({
        availability,
        download: async (progress) => {
          progress(0.42)
          await new Promise<void>((resolve) => {
            finish = resolve
          })
        },
      })
      const { user } = await openInHindi()
      expect(await screen.findByText(/It downloads the language first\./)).toBeTruthy()
      expect(calls.made).toBe(0)
      await press(user)
      expect(await screen.findByText('Your browser is downloading Hindi...')).toBeTruthy()
      expect(screen.getByText('42 %')).toBeTruthy()
      finish()
      expect(await screen.findByText(`[hi] ${said}`)).toBeTruthy()
    },
  )

  it('is cancelled, which ends the download and leaves the original', async () => {
    const ended: unknown[] = []
    install({
      availability: 'downloadable',
      download: (_progress, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            ended.push(signal.reason)
            reject(new DOMException('Aborted', 'AbortError'))
          })
        }),
    })
    const { user } = await openInHindi()
    await press(user)
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(ended).toHaveLength(1)
    expect(await screen.findByRole('button', button)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText(said)).toBeTruthy()
  })

  it.each(['NetworkError', 'NotAllowedError', 'OperationError'])(
    'says that the browser failed with %s, and can be tried again',
    async (name) => {
      const standIn: TranslatorStandIn = {
        availability: 'downloadable',
        download: () => Promise.reject(new DOMException('No', name)),
      }
      install(standIn)
      const { user } = await openInHindi()
      await press(user)
      expect((await screen.findByRole('alert')).textContent).toContain(
        "Your browser couldn't translate this.",
      )
      expect(screen.getByText(said)).toBeTruthy()
      install({ availability: 'available' })
      await press(user)
      expect(await screen.findByText(`[hi] ${said}`)).toBeTruthy()
    },
  )

  it('shows what was translated where the browser fails in the middle', async () => {
    install({
      availability: 'available',
      translate: (text) =>
        text === said
          ? Promise.reject(new DOMException('Too long', 'QuotaExceededError'))
          : Promise.resolve(),
    })
    const { user } = await openInHindi()
    await press(user)
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByText('[hi] We meet at a college noted for knowledge.')).toBeTruthy()
    expect(screen.getByText(said)).toBeTruthy()
  })
})

it('an answer that came since is translated too', async () => {
  install({ availability: 'available' })
  setOptions({ language: 'hi' })
  const quote = 'Because it is hard.'
  const found = asked({ passages: asked().passages.map((each) => ({ ...each, quote, sentence: 7 })) })
  const { user, field } = await openResult({
    'GET /api/engine': () => jsonReply({ kind: 'extractive' }),
    'POST /api/ask': () => eventsReply([{ event: 'done', data: found }]),
  })
  await press(user)
  await screen.findByText(`[hi] ${said}`)
  await user.click(field)
  await user.paste('Why the moon?')
  await user.keyboard('{Enter}')
  expect(await screen.findByText(`[hi] ${quote}`)).toBeTruthy()
})

describe('a transcript on a server without a model', () => {
  const { id } = transcript()
  async function openTranscript() {
    const opened = openHome({
      'POST /api/transcribe': () =>
        jsonReply({ transcript: transcript(), cached: false, fromPlaylist: false }),
      [`GET /api/transcripts/${id}/translations`]: () =>
        jsonReply({
          isPossible: 'needs-model',
          translations: [],
          perDay: null,
          remaining: null,
          resetTime: null,
        }),
    })
    await opened.user.click(linkInput())
    await opened.user.paste('https://www.youtube.com/watch?v=WZyRbnpGyzQ')
    await opened.user.click(screen.getByRole('button', { name: 'Transcribe' }))
    await arrival(transcript().videoTitle)
    await opened.user.click(await screen.findByRole('button', { name: 'Translate' }))
    return opened
  }

  it('says what would help where the browser has no translator', async () => {
    await openTranscript()
    expect(await screen.findByText(/Chrome on a computer can translate it too/)).toBeTruthy()
    expect(screen.queryByLabelText('Translate into')).toBeNull()
  })

  it('is translated by the browser, each line beside the original', async () => {
    install({ availability: 'available' })
    const { user } = await openTranscript()
    await user.selectOptions(await screen.findByLabelText('Translate into'), 'hi')
    await press(user)
    const row = (await screen.findByText(/^\[hi\] We choose to go to the moon/)).closest('li')
    expect(row?.textContent).toContain('Translated by your browser.')
    expect(row?.textContent.match(/We choose to go to the moon/g)).toHaveLength(2)
  })
})
