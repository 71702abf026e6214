import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { Translation, Translations } from '#contract/translations.ts'
import { problem, transcript } from './factories.ts'
import { jsonReply, problemReply } from './fake-server.ts'
import type { FakeCall, Handlers } from './fake-server.ts'
import { arrival, closeHome, linkInput, openHome } from './open-home.tsx'

afterEach(closeHome)

const { id } = transcript()
const at = `/api/transcripts/${id}/translations` as const
const german = ['Wir treffen uns an einem College.', 'Wir entscheiden uns, zum Mond zu fliegen.']

const list = (over: Partial<Translations> = {}): Response =>
  jsonReply({
    isPossible: 'yes',
    translations: [],
    perDay: 1,
    remaining: 1,
    resetTime: null,
    ...over,
  } satisfies Translations)

const translation = (over: Partial<Translation> = {}): Response =>
  jsonReply({
    language: 'de',
    state: 'none',
    total: 0,
    done: 0,
    missing: 0,
    from: 0,
    lines: [],
    models: [],
    problem: null,
    isOwn: false,
    ...over,
  } satisfies Translation)

const done: Partial<Translation> = {
  state: 'done',
  total: 2,
  done: 2,
  models: ['google/gemini-2.5-flash'],
}

async function openTranslations(handlers: Handlers) {
  const opened = openHome({
    'POST /api/transcribe': () => jsonReply({ transcript: transcript(), cached: false, fromPlaylist: false }),
    ...handlers,
  })
  await opened.user.click(linkInput())
  await opened.user.paste('https://www.youtube.com/watch?v=WZyRbnpGyzQ')
  await opened.user.click(screen.getByRole('button', { name: 'Transcribe' }))
  await arrival(transcript().videoTitle)
  await opened.user.click(await screen.findByRole('button', { name: 'Translate' }))
  return opened
}

async function choose(user: UserEvent, language = 'de'): Promise<void> {
  await user.selectOptions(await screen.findByLabelText('Translate into'), language)
}

describe('a transcript in the language of its reader', () => {
  it('is started by a press, shown beside the original while it comes, and taken as a file', async () => {
    const states: Partial<Translation>[] = [
      { state: 'working', total: 2, done: 1, lines: german.slice(0, 1), isOwn: true },
      { ...done, from: 1, lines: german.slice(1) },
    ]
    const asked: string[] = []
    let isStarted = false
    const { user } = await openTranslations({
      [`GET ${at}`]: () => list(),
      [`GET ${at}/de`]: ({ url }: FakeCall) => {
        if (!isStarted) return translation()
        asked.push(url.searchParams.get('from') ?? '')
        return translation(states[1])
      },
      [`POST ${at}/de`]: () => {
        isStarted = true
        return translation(states[0])
      },
    })
    await choose(user)
    expect(await screen.findByText(/1 of 1 left today/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Translate into German' }))
    expect(await screen.findByText('Translating into German...')).toBeTruthy()
    expect(screen.getByText('1 of 2 lines')).toBeTruthy()
    const text = within(screen.getByRole('region', { name: 'Transcript text' }))
    const first = await text.findByText(german[0] ?? '')
    expect(first.getAttribute('lang')).toBe('de')
    expect(text.getByText(/We choose to go to the moon/).getAttribute('lang')).toBe('en')
    expect(await screen.findByText('Translated by Gemini 2.5 Flash', {}, { timeout: 10_000 })).toBeTruthy()
    expect(text.getByText(german[1] ?? '')).toBeTruthy()
    expect(asked, 'only the new lines').toEqual(['1'])
    const link = screen.getByRole('link', { name: 'Download German as SRT' })
    expect(link.getAttribute('href')).toBe(`${at}/de/file?format=srt`)
    expect(link.getAttribute('download'), 'the server names it').toBe('')
    await user.type(screen.getByLabelText('Search in the transcript'), 'Mond')
    expect(await screen.findByText('1 of 2 sentences')).toBeTruthy()
  })

  it('marks the lines that the model lost, which stay in the original', async () => {
    const { user } = await openTranslations({
      [`GET ${at}`]: () => list({ translations: [{ language: 'de', state: 'done' }] }),
      [`GET ${at}/de`]: () => translation({ ...done, missing: 1, lines: [german[0] ?? '', null] }),
    })
    expect(await screen.findByRole('option', { name: 'German (ready)' })).toBeTruthy()
    await choose(user)
    expect(await screen.findByText(/1 line stays in the original/)).toBeTruthy()
    expect((await screen.findByText('Original')).closest('li')?.textContent).toContain('We choose to go')
  })

  it('that is being made is there when the reader comes back, and may be cancelled', async () => {
    let state: Translation['state'] = 'working'
    const own = () => translation({ state, total: 2, done: 1, lines: german.slice(0, 1), isOwn: true })
    const { user } = await openTranslations({
      [`GET ${at}`]: () => list({ translations: [{ language: 'de', state }] }),
      [`GET ${at}/de`]: ({ url }: FakeCall) =>
        url.searchParams.get('from') === '1'
          ? translation({ state, total: 2, done: 1, from: 1, isOwn: true })
          : own(),
      [`DELETE ${at}/de`]: () => {
        state = 'stopped'
        return own()
      },
    })
    expect(await screen.findByText('Translating into German...')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy()
    expect(screen.getByText('1 of 2 lines are translated.')).toBeTruthy()
  })

  it('says why the model did not go on, and that the plan has none left', async () => {
    const { user } = await openTranslations({
      [`GET ${at}`]: () => list({ remaining: 0, resetTime: '2026-01-03T03:04:05.000Z' }),
      [`GET ${at}/de`]: () =>
        translation({ state: 'failed', total: 2, problem: { reason: 'outage', until: null } }),
      [`POST ${at}/de`]: () =>
        problemReply(problem({ status: 429, code: 'TRANSLATION_LIMIT', detail: 'You have had yours.' })),
    })
    await choose(user)
    expect(await screen.findByText(/The AI model didn't answer/)).toBeTruthy()
    expect(screen.getByText(/You've used today's translation\. The next one is free on/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Translate into German' }))
    expect(await screen.findByText('You have had yours.')).toBeTruthy()
  })

  it('says what it needs where there is no model', async () => {
    await openTranslations({ [`GET ${at}`]: () => list({ isPossible: 'needs-model' }) })
    expect(await screen.findByText(/Translating needs a language model/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByLabelText('Translate into')).toBeNull())
  })
})
