import { expect } from 'vitest'
import type { Translation, Translations } from '#contract/translations.ts'
import { createTranslationEngine } from '#server/engines/model/translation-engine.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { TranslationModel } from '#tests/fakes/translation-model.ts'
import { startApp } from '#tests/harness.ts'
import type { Person } from '#tests/server/security/people.ts'

/** Two sentences with times. */
const twoSentences =
  '1\n00:00:01,000 --> 00:00:03,500\nThe cats sleep all day.\n\n2\n00:00:04,000 --> 00:00:06,000\nThe dogs never do.\n'

/** Captions of so many sentences, each of a second and a half. */
export function captions(count: number): string {
  const blocks = Array.from({ length: count }, (_, n) => {
    const minute = `00:${String(Math.floor(n / 30)).padStart(2, '0')}`
    const [start, end] = [0, 1].map((add) => String((n % 30) * 2 + add).padStart(2, '0'))
    return `${minute}:${start}.000 --> ${minute}:${end}.500\nThis is the sentence number ${n} of all.\n`
  })
  return `WEBVTT\n\n${blocks.join('\n')}`
}

type Options = { as: Person; language?: string; from?: number }

/** An application that translates with a simulated model, and the calls about it. */
export async function startTranslatingApp(model: TranslationModel) {
  const engine = createTranslationEngine({ models: [model], clock: systemClock, random: Math.random })
  const server = await startApp({
    translates: true,
    trustProxy: ['127.0.0.1'],
    translationEngine: engine,
  })
  let pasted = 0

  const ask = (method: 'GET' | 'POST' | 'DELETE', id: string, { as, language = 'de', from = 0 }: Options) =>
    server.call(`${method} /api/transcripts/:id/translations/:language`, {
      path: `/api/transcripts/${id}/translations/${language}`,
      headers: as.headers,
      query: method === 'GET' ? { from: String(from) } : {},
    })

  async function read(id: string, options: Options): Promise<Translation> {
    const answer = await ask('GET', id, options)
    if (!answer.ok) throw new Error(answer.problem.detail)
    return answer.body
  }

  return {
    server,
    ask,
    read,
    /** A transcript that a person pasted: another one each time. */
    paste: async ({ headers }: Person, text = twoSentences, title = `Pasted ${(pasted += 1)}`) => {
      const answer = await server.call('POST /api/transcripts', {
        query: { title },
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        payload: text,
      })
      if (!answer.ok) throw new Error(answer.problem.detail)
      return { id: answer.body.transcript.id, headers: answer.headers }
    },
    /** A translation when the work on it has ended. */
    ended: async (id: string, options: Options): Promise<Translation> => {
      await expect.poll(async () => (await read(id, options)).state, { timeout: 60_000 }).not.toBe('working')
      return await read(id, options)
    },
    list: async (id: string, { headers }: Person): Promise<Translations> => {
      const path = `/api/transcripts/${id}/translations`
      const answer = await server.call('GET /api/transcripts/:id/translations', { path, headers })
      if (!answer.ok) throw new Error(answer.problem.detail)
      return answer.body
    },
    file: (id: string, format: string, { headers }: Person) =>
      server.app.inject({ url: `/api/transcripts/${id}/translations/de/file?format=${format}`, headers }),
  }
}
