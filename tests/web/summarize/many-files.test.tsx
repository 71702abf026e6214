import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { sendFiles } from '#web/features/start/many-files.tsx'
import { currentUser } from '../accounts/factories.ts'
import { endedCollection } from '../collections/factories.ts'
import { delivered, lockedSummary, problem, summary, transcript } from './factories.ts'
import { jsonReply, problemReply, stubServer } from './fake-server.ts'
import type { Handlers } from './fake-server.ts'
import { closeHome, openHome } from './open-home.tsx'

afterEach(() => {
  document.cookie = 'signed_in=0; path=/'
  closeHome()
})

const idOf = (nth: number) => `0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d1${nth}`
const files = ['Ada.srt', 'Ben.txt', 'Chloe.vtt'].map((name) => new File([`${name} speaks.`], name))
const givenReply = () => jsonReply({ transcript: transcript(), cached: false, fromPlaylist: false }, 201)

function madeReply(nth: number, title: string) {
  return jsonReply({ ...delivered(summary({ videoTitle: title })), historyId: idOf(nth) })
}

async function choose(handlers: Handlers) {
  const opened = openHome({ 'POST /api/transcripts': givenReply, ...handlers })
  await opened.user.click(screen.getByRole('button', { name: 'Paste a transcript' }))
  const field = await screen.findByLabelText(/Choose a caption file/)
  await opened.user.upload(field, files)
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Summarize many files' })) }
}

it('a file that comes too fast for fair use waits its time, and is not refused', async () => {
  let asked = 0
  stubServer({
    'POST /api/transcripts': givenReply,
    'POST /api/summarize': () => {
      asked += 1
      return asked === 2
        ? problemReply(problem({ status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 40 }))
        : madeReply(asked, 'A talk')
    },
  })
  const waits: number[] = []
  const states: string[] = []
  const made = await sendFiles(files.slice(0, 2), {
    onState: (index, { kind }) => states.push(`${index} ${kind}`),
    signal: new AbortController().signal,
    wait: async (seconds) => void waits.push(seconds),
  })
  expect(waits).toEqual([40])
  expect(states).toEqual(['0 working', '0 done', '1 working', '1 done'])
  expect(made).toEqual([idOf(1), idOf(3)])
})

describe('many files', () => {
  it('are summarized one after the other, into one collection under its name', async () => {
    let asked = 0
    document.cookie = 'signed_in=1; path=/'
    const { user, server, dialog } = await choose({
      'GET /api/auth/user': () => jsonReply(currentUser()),
      'POST /api/summarize': () => {
        asked += 1
        return madeReply(asked, `Talk ${asked}`)
      },
      'POST /api/collections': () => jsonReply(endedCollection, 201),
    })
    expect(await dialog.findByText('3 files')).toBeTruthy()
    const name = await dialog.findByLabelText('Name of their collection')
    const start = dialog.getByRole('button', { name: 'Summarize 3 files' })
    expect(start).toHaveProperty('disabled', true)
    await user.type(name, 'Interviews{Enter}')
    const open = await dialog.findByRole('link', { name: 'Open the collection' })
    expect(open.getAttribute('href')).toBe(`/collections/${endedCollection.id}`)
    expect(dialog.getByText('3 of 3 done')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Talk 3' }).getAttribute('href')).toBe(`/v/${idOf(3)}`)
    const names = server.calls.filter(({ key }) => key === 'POST /api/transcripts')
    expect(new Set(names.map(({ url }) => url.searchParams.get('fileName')))).toEqual(
      new Set(['Ada.srt', 'Ben.txt', 'Chloe.vtt']),
    )
    const made = server.calls.filter(({ key }) => key === 'POST /api/collections')
    expect(made.map(({ body }) => body)).toEqual([
      { title: 'Interviews', language: 'en', historyIds: [idOf(1), idOf(2), idOf(3)] },
    ])
  })

  it('say which could not be read, and go on with the next', async () => {
    let given = 0
    const { user, dialog } = await choose({
      'POST /api/transcripts': () => {
        given += 1
        return given === 1 ? problemReply(problem({ detail: 'This file has no words.' })) : givenReply()
      },
      'POST /api/summarize': () => madeReply(given, `Talk ${given}`),
    })
    expect(await dialog.findByText('Sign in first to get them as one collection.')).toBeTruthy()
    await user.click(await dialog.findByRole('button', { name: 'Summarize 3 files' }))
    await dialog.findByText('2 of 3 done')
    expect(dialog.getByText('This file has no words.')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Talk 3' })).toBeTruthy()
    await user.click(await dialog.findByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stay unsent once no summaries are left', async () => {
    const { user, server, dialog } = await choose({
      'POST /api/summarize': () => jsonReply(lockedSummary('The first line.')),
    })
    await user.click(await dialog.findByRole('button', { name: 'Summarize 3 files' }))
    expect((await dialog.findAllByText('no summaries left right now')).length).toBe(3)
    expect(server.calls.filter(({ key }) => key === 'POST /api/transcripts').length).toBe(1)
  })
})
