import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isStorable, toStorable } from '#core/storable-text.ts'
import { noPayers } from '#core/writing/language-model.ts'
import { describeBrowser } from '#server/adapters/devices/describe-devices.ts'
import { readClaims, toIdentity } from '#server/adapters/openid/openid-claims.ts'
import { readWebhook } from '#server/adapters/razorpay/call-razorpay.ts'
import { fetchFromSources } from '#server/features/transcripts/transcribe-video.ts'
import { readSettings } from '#server/settings.ts'
import { answerHonestly } from '#tests/unit/model-engine/honest-answers.ts'
import { runEngine } from '#tests/unit/model-engine/run-engine.ts'
import { createScriptedModel } from '#tests/unit/model-engine/scripted-model.ts'
import { makeTranscript } from '../model-engine/transcript.ts'

const bad = 'a\0b \ud83d c \udc4d'

/** All texts of a value, names of fields included. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return [...Object.keys(value), ...Object.values(value).flatMap(textsOf)]
}

const unstorable = (value: unknown): string[] => textsOf(value).filter((text) => !isStorable(text))

describe('what comes from outside and cannot be stored', () => {
  it('is recognized among all else, and taken out', () => {
    expect([bad, 'a\0', '\ud83d', '\udc4d'].map(isStorable)).toEqual([false, false, false, false])
    expect(['', '\u0001', '👍', '\ufffd'].map(isStorable)).toEqual([true, true, true, true])
    expect(toStorable(bad)).toBe('ab \ufffd c \ufffd')
    expect(toStorable('👍')).toBe('👍')
  })

  it('does not get out of the answer of a model, in what is emitted on the way and in the result', async () => {
    const poison = (answer: string) =>
      answer.replaceAll(/(?<="(?:gist|title|text|summary)": ?")(?=\w)/g, '\\u0000\\ud83dx ')
    const model = createScriptedModel((call) => {
      const answer = answerHonestly(call)
      return poison(typeof answer === 'string' ? answer : '')
    })
    const { result, progress } = await runEngine(makeTranscript(20), [model])
    expect(result.engine.kind).toBe('model')
    expect(textsOf(result).join('')).toContain('\ufffd')
    expect(unstorable([result, progress])).toEqual([])
  })

  it('does not get out of a source of transcripts', async () => {
    const source = {
      name: 'youtube' as const,
      fetch: async () => ({
        videoId: 'aaaaaaaaaaa',
        title: bad,
        channel: bad,
        durationSeconds: 60,
        language: 'en',
        captionKind: 'human' as const,
        timings: 'exact' as const,
        credit: null,
        publishedOn: null,
        tracks: [{ language: 'en', kind: 'human' as const, name: bad }],
        chapters: [{ title: bad, start: 0 }],
        droppedCues: 0,
        repairedCues: 0,
        cues: [{ start: 0, duration: 5, text: bad, speaker: bad }],
      }),
    }
    const wanted = { videoId: 'aaaaaaaaaaa', choice: null }
    const { transcript } = await fetchFromSources([source], wanted, {
      signal: new AbortController().signal,
      payers: noPayers,
    })
    expect(unstorable(transcript)).toEqual([])
    expect(transcript.title).toBe(toStorable(bad))
  })

  it('is taken out of the name that a provider knows, and refused in the address and the subject', () => {
    const claims = { iss: 'https://id.example', sub: '1', email: 'a@example.org', email_verified: true }
    const rules = { trustsEmails: false, admins: null }
    expect(toIdentity(readClaims({ ...claims, name: bad }), rules).name).toBe(toStorable(bad))
    for (const change of [{ sub: bad }, { email: `${bad}@example.org` }]) {
      expect(() => readClaims({ ...claims, ...change })).toThrow(expect.objectContaining({ kind: 'failed' }))
    }
  })

  it('is read as nothing in a webhook, which must not be refused', () => {
    const send = (change: { event?: string; id?: string }) => {
      const payload = { payment: { entity: { id: change.id ?? 'pay_1' } } }
      const body = Buffer.from(JSON.stringify({ event: change.event ?? 'payment.failed', payload }))
      const signature = createHmac('sha256', 'secret').update(body).digest('hex')
      return readWebhook(['secret'], body, { 'x-razorpay-signature': signature })
    }
    expect(send({})).toMatchObject({ payment: 'pay_1' })
    expect(send({ event: bad })).toMatchObject({ name: 'unknown', payment: 'pay_1' })
    expect(send({ id: bad })).toMatchObject({ name: 'payment.failed', payment: null })
  })

  it('is taken out of what a browser says of itself', () => {
    expect(unstorable(describeBrowser(`${bad}/1.0 (${bad}) ${bad}/2`))).toEqual([])
    expect(unstorable(describeBrowser(`${'x'.repeat(511)}👍`))).toEqual([])
  })

  it('is refused in a setting', () => {
    expect(() => readSettings({ SELLER_NAME: bad })).toThrow('SELLER_NAME has a character')
  })
})
