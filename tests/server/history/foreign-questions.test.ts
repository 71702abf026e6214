import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TranslationEngine } from '#server/ports/model-engines.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { giveTranscript, signInWith } from './member.ts'
import { questionCalls } from './question-calls.ts'

const german = 'Wann geht der Leuchtturmwärter von Kap Arkona in den Ruhestand?'
const english = 'When does the lighthouse keeper retire?'
const lighthouse = [
  'The boat to Kap Arkona was late again.',
  'The keeper of the lighthouse retires next spring.',
  'Nobody wants to follow the keeper there.',
].join(' ')

/** A model that translates as the dictionary says, and writes no answer. */
function translating(dictionary: ReadonlyMap<string, string>, asked: string[] = []) {
  const translationEngine: TranslationEngine = {
    name: 'dictionary',
    translate: async ({ language, lines }, { onPart }) => {
      asked.push(language)
      const translated = lines.map(({ text }) => dictionary.get(text) ?? null)
      await onPart({ firstLine: 0, lines: translated, model: 'dictionary' })
      return null
    },
  }
  const answerEngine = {
    identity: 'silent',
    answer: () => Promise.resolve({ withoutModel: { kind: 'outage' as const } }),
  }
  return { translationEngine, answerEngine, asked }
}

async function askThere(server: TestApp, question: string) {
  const headers = await signInWith(server, 'asker@example.org')
  const transcriptId = await giveTranscript(server, { text: lighthouse, title: 'Coast', headers })
  return await questionCalls(server).ask({ question, transcriptId }, headers)
}

describe('a question in another language than the video', () => {
  let model: ReturnType<typeof translating>
  let server: TestApp
  beforeAll(async () => {
    model = translating(new Map([[german, english]]))
    server = await startApp({
      translationEngine: model.translationEngine,
      answerEngine: model.answerEngine,
    })
  })
  afterAll(() => server[Symbol.asyncDispose]())

  it('is looked for in the language of the video, where a model translates it', async () => {
    const { said, languages, passages } = await askThere(server, german)
    expect(model.asked).toEqual(['en'])
    expect({ said, languages }).toEqual({ said: true, languages: null })
    expect(passages[0]?.quote).toContain('The keeper of the lighthouse retires next spring.')
  })

  it('that the model does not translate finds nothing, and names the two languages', async () => {
    const other = 'Warum war das Boot nach Kap Arkona schon wieder nicht pünktlich?'
    expect(await askThere(server, other)).toMatchObject({
      said: false,
      passages: [],
      languages: { asked: 'de', spoken: 'en' },
    })
  })

  it('is not translated where it is in the language of the video', async () => {
    const before = model.asked.length
    expect(await askThere(server, english)).toMatchObject({ said: true })
    expect(model.asked).toHaveLength(before)
  })
})

describe('without a model', () => {
  it('a question in another language shows no passage for the names that are found in it', async () => {
    await using server = await startApp()
    expect(await askThere(server, german)).toMatchObject({
      said: false,
      passages: [],
      languages: { asked: 'de', spoken: 'en' },
    })
  })

  it('a question in Devanagari is answered by the terms that it borrows from the language of the video', async () => {
    await using server = await startApp()
    const { said, languages, passages } = await askThere(server, 'अर्कोना कैसे पहुँचा जाए?')
    expect({ said, languages }).toEqual({ said: true, languages: null })
    expect(passages[0]?.quote).toContain('The boat to Kap Arkona was late again.')
    expect(await askThere(server, 'भारत की राजधानी क्या है?')).toMatchObject({ said: false, passages: [] })
  })
})
