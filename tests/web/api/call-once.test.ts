import { afterEach, expect, it, vi } from 'vitest'
import { callOnce } from '#web/api/call-once.ts'
import { answerWith } from '../fake-fetch.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const made = { id: '5d3c1b0a-1111-4c39-9a75-0f6f6b3c1d11', answerWithinHours: 48 }
const lose = () => Promise.reject(new TypeError('The answer was lost'))
const answer = () => Promise.resolve(Response.json(made, { status: 201 }))

/** Asks for help as often as there are answers, and gives the keys that were sent. */
async function keysOf(helpTopics: string[], answers: (() => Promise<Response>)[]): Promise<unknown[]> {
  const sent = answerWith(() => answers.shift()?.() ?? lose())
  for (const helpTopic of helpTopics) {
    await callOnce('POST /api/help-request', { body: { helpTopic, userType: 'logged_in' } }).catch(
      () => undefined,
    )
  }
  return sent.map(({ init }) => new Headers(init?.headers).get('idempotency-key'))
}

it('the page sends the same call under one key until it is answered, and then under another', async () => {
  const [first, again, next] = await keysOf(['One', 'One', 'One'], [lose, answer, answer])
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

it('the page sends what was changed under another key', async () => {
  const [first, changed] = await keysOf(['One', 'Two'], [lose, answer])
  expect(changed).not.toBe(first)
})

it('the page has the key after the page was loaded again', async () => {
  const [before] = await keysOf(['One'], [lose])
  vi.resetModules()
  const { callOnce: ofNextPage } = await import('#web/api/call-once.ts')
  const sent = answerWith(answer)
  await ofNextPage('POST /api/help-request', { body: { helpTopic: 'One', userType: 'logged_in' } })
  expect(new Headers(sent[0]?.init?.headers).get('idempotency-key')).toBe(before)
})

it('the page has the key of this page where nothing can be stored', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const [first, again, next] = await keysOf(['One', 'One', 'One'], [lose, answer, answer])
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})
