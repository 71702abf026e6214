import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Transcript } from '#contract/transcripts.ts'
import { currentToast } from '#web/ui/toast-store.ts'
import { currentUser } from '../accounts/factories.ts'
import { sentence, problem, transcript } from './factories.ts'
import { jsonReply, problemReply } from './fake-server.ts'
import type { FakeCall } from './fake-server.ts'
import { arrival, closeHome, linkInput, openHome } from './open-home.tsx'

afterEach(() => {
  document.cookie = 'signed_in=0; path=/'
  closeHome()
})

const { id } = transcript()
const bodySchema = z.object({
  operations: z.array(
    z.object({
      sentence: z.number().optional(),
      text: z.string().nullable().optional(),
      speaker: z.string().optional(),
      name: z.string().optional(),
    }),
  ),
})
const heard = [
  sentence({ index: 0, text: 'We choose wispr.', speaker: 'Speaker 1' }),
  sentence({ index: 1, text: 'It is hard.', speaker: 'Speaker 1' }),
  sentence({ index: 2, text: 'And so is wispr.', speaker: 'Speaker 2' }),
]

type Options = { refuse?: () => Response | null; words?: { heard: string; word: string }[] }

/** A server that stores corrections as ours does, unless `refuse` answers. */
async function openCorrections({ refuse, words = [] }: Options = {}) {
  const stored: { text: Transcript } = { text: transcript({ sentences: heard }) }
  const opened = openHome({
    'GET /api/auth/user': () => jsonReply(currentUser()),
    'GET /api/words': () => jsonReply({ revision: words.length, words }),
    'POST /api/transcribe': () => jsonReply({ transcript: stored.text, cached: false, fromPlaylist: false }),
    [`GET /api/transcripts/${id}`]: () => jsonReply(stored.text),
    [`PATCH /api/transcripts/${id}`]: (call: FakeCall) => {
      const refused = refuse?.() ?? null
      if (refused !== null) return refused
      const { operations } = bodySchema.parse(call.body)
      const revision = (stored.text.corrections?.revision ?? 0) + 1
      const sentences = stored.text.sentences.map(({ heard: _heard, ...one }) => {
        const line = operations.find((each) => each.sentence === one.index)
        const voice = operations.find((each) => each.speaker === one.speaker)
        const before = heard[one.index]?.text ?? ''
        const text = line === undefined ? one.text : (line.text ?? before)
        return {
          ...one,
          text,
          ...(text === before ? {} : { heard: before }),
          ...(voice === undefined ? {} : { speaker: voice.name ?? null }),
        }
      })
      const undo = operations.map((each) =>
        each.sentence === undefined
          ? { speaker: each.name ?? '', name: each.speaker ?? '' }
          : { sentence: each.sentence, text: null },
      )
      stored.text = { ...stored.text, sentences, corrections: { revision, speakers: [] } }
      return jsonReply({ revision, undo })
    },
  })
  await opened.user.click(linkInput())
  await opened.user.paste('https://www.youtube.com/watch?v=WZyRbnpGyzQ')
  await opened.user.click(screen.getByRole('button', { name: 'Transcribe' }))
  await arrival(transcript().videoTitle)
  await opened.user.click(await screen.findByRole('button', { name: 'Correct' }))
  await screen.findByRole('list', { name: 'Lines to correct' })
  return opened
}

const sent = (calls: { key: string; body: unknown }[]) =>
  calls.filter(({ key }) => key.startsWith('PATCH')).map(({ body }) => body)
const field = () => screen.getByRole('textbox', { name: 'The words of this line' })

describe('a transcript that its reader corrects', () => {
  it('is corrected by the keyboard alone: Enter, Tab, Esc, and Ctrl+Z', async () => {
    const { user, server } = await openCorrections()
    screen.getByRole('button', { name: 'We choose wispr.' }).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(field())
    await user.clear(field())
    await user.keyboard('We choose Whisper.{Tab}')
    expect(field()).toHaveProperty('value', 'It is hard.')
    await user.keyboard(' Not{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'It is hard.' }))
    await screen.findByRole('button', { name: 'We choose Whisper.' })
    expect(sent(server.calls)).toEqual([
      { revision: 0, operations: [{ sentence: 0, text: 'We choose Whisper.' }] },
    ])
    screen.getByText(/What was heard/)
    await user.keyboard('{Control>}z{/Control}')
    await screen.findByRole('button', { name: 'We choose wispr.' })
    expect(sent(server.calls).at(-1)).toEqual({ revision: 1, operations: [{ sentence: 0, text: null }] })
  })

  it('names a speaker everywhere at once', async () => {
    const { user } = await openCorrections()
    await user.click(screen.getByRole('button', { name: 'Rename Speaker 1' }))
    await user.clear(screen.getByRole('textbox', { name: 'The name of Speaker 1, everywhere' }))
    await user.keyboard('Priya Shah{Enter}')
    await screen.findByRole('button', { name: 'Rename Priya Shah' })
    expect(screen.queryByRole('button', { name: 'Rename Speaker 1' })).toBeNull()
  })

  it('says what was changed elsewhere, and takes the reader’s words where they say so', async () => {
    let isFirst = true
    const { user, server } = await openCorrections({
      refuse: () => {
        if (!isFirst) return null
        isFirst = false
        return problemReply(problem({ code: 'CHANGED_ELSEWHERE', status: 409, revision: 7 }))
      },
    })
    await user.click(screen.getByRole('button', { name: 'It is hard.' }))
    await user.keyboard(' Very.{Enter}')
    await waitFor(() => expect(currentToast()?.action?.label).toBe('Use mine'))
    currentToast()?.action?.onSelect()
    await screen.findByRole('button', { name: 'It is hard. Very.' })
    expect(sent(server.calls)).toHaveLength(2)
  })

  it('is taken back from the message, which is no correction to take back again', async () => {
    const { user } = await openCorrections()
    await user.click(screen.getByRole('button', { name: 'It is hard.' }))
    await user.keyboard(' Very.{Enter}')
    await waitFor(() => expect(currentToast()?.action?.label).toBe('Undo'))
    currentToast()?.action?.onSelect()
    await screen.findByRole('button', { name: 'It is hard.' })
    await waitFor(() => expect(currentToast()?.title).toBe('Taken back'))
    expect(currentToast()?.action).toBeUndefined()
  })

  it('is corrected in all lines that have a word of the reader’s list as it is heard', async () => {
    document.cookie = 'signed_in=1; path=/'
    const { user, server } = await openCorrections({ words: [{ heard: 'wispr', word: 'Whisper' }] })
    expect(await screen.findByText('2 lines: Whisper for wispr.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Correct all' }))
    await screen.findByRole('button', { name: 'And so is Whisper.' })
    expect(sent(server.calls)).toEqual([
      {
        revision: 0,
        operations: [
          { sentence: 0, text: 'We choose Whisper.' },
          { sentence: 2, text: 'And so is Whisper.' },
        ],
      },
    ])
    expect(screen.queryByText(/Whisper for wispr/)).toBeNull()
  })
})
