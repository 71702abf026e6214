import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { WithoutModel } from '#contract/quota.ts'
import { delivered, summary } from './factories.ts'
import { eventsReply, jsonReply } from './fake-server.ts'
import { closeHome } from './open-home.tsx'
import { answer, id, openResult, result } from './open-questions.tsx'

afterEach(() => {
  cleanup()
  closeHome()
})

const until = '2026-01-03T00:00:00.000Z'

async function openWith(withoutModel: WithoutModel | null) {
  const shown = { ...delivered(summary({ withoutModel })), historyId: id }
  const opened = await openResult({
    [`GET /api/summaries/${id}`]: () => jsonReply({ ...result, answer: shown }),
  })
  return { ...opened, note: await screen.findByRole('note') }
}

describe('a summary without a model', () => {
  it.each([
    ['visitors', /allowance for visitors is used up.*back on .*Jan.*Accounts have their own/, 'Sign in'],
    ['network', /Your network has used up.*back on .*Jan.*Accounts have their own/, 'Sign in'],
    ['free', /allowance for free accounts is used up.*back on .*Every plan has its own/, 'See the plans'],
    ['free-account', /You've used up today's AI allowance.*back on .*/, 'See the plans'],
    ['paid-account', /used up your plan's AI allowance for today.*back on/, null],
    ['all', /allowance for everyone is used up.*back on/, null],
  ] as const)('says which share is used up, until when and what helps (%s)', async (reason, text, way) => {
    const { note } = await openWith({ reason, until })
    expect(note.textContent).toMatch(text)
    const ways = [...within(note).queryAllByRole('button'), ...within(note).queryAllByRole('link')]
    expect(ways.map(({ textContent }) => textContent)).toEqual(way === null ? [] : [way])
  })

  it.each([
    ['earlier', /used up when you asked/],
    ['outage', /model didn't answer/],
    ['cut', /answer broke off/],
    ['unusable', /answer couldn't be used/],
    ['unfound', /answer couldn't be found in the transcript/],
  ] as const)('that a model can write now is written at a press (%s)', async (reason, text) => {
    const { note, server, user } = await openWith({ reason, until: null })
    expect(note.textContent).toMatch(text)
    await user.click(within(note).getByRole('button', { name: 'Write it with AI' }))
    await waitFor(() => expect(server.calls.map(({ key }) => key)).toContain('POST /api/summarize'))
  })
})

it('a summary in another language than was asked for says so', async () => {
  const shown = { ...delivered(summary({ language: 'fr', askedLanguage: 'en' })), historyId: id }
  await openResult({ [`GET /api/summaries/${id}`]: () => jsonReply({ ...result, answer: shown }) })
  expect(await screen.findByText(/Asked for in English\. The model wrote in French/)).toBeTruthy()
})

it('an answer without a model says why', async () => {
  const { field, user } = await openResult({
    'POST /api/ask': () =>
      eventsReply([{ event: 'done', data: answer({ withoutModel: { reason: 'visitors', until } }) }]),
  })
  await user.type(field, 'Why the moon?{Enter}')
  expect((await screen.findByRole('note')).textContent).toMatch(/allowance for visitors is used up/)
})
