import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { findQuote } from '#evidence/locate-quote.ts'
import { createCheck } from '#local/check-statements.ts'
import { createAnswerEngine } from '#server/engines/model/answer-engine.ts'
import type { AnswerEngineDeps } from '#server/engines/model/answer-engine.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { AnswerDraft, AnswerInput } from '#server/ports/model-engines.ts'
import { scenarios } from '#tests/fakes/language-model/scenarios.ts'
import type { ScenarioName } from '#tests/fakes/language-model/scenarios.ts'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import type { ModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import { partOf } from '#tests/setup/part-of-walk.ts'
import { apisOf, sentences, simulatedModel, transcript, words } from './simulated-models.ts'
import type { Api } from './simulated-models.ts'

let simulator: ModelSimulator
beforeAll(async () => {
  simulator = await startModelSimulator()
})
afterAll(() => simulator[Symbol.asyncDispose]())

const names = Object.keys(scenarios).filter((name): name is ScenarioName => name in scenarios)

/** The outcome of a question: an answer, the word that it is not said, or nothing. */
type Outcome = 'answer' | 'not said' | 'nothing'

const outcomes: Partial<Record<ScenarioName, Outcome | Record<Api, Outcome>>> = {
  honest: 'answer',
  'invented-ids': 'answer',
  'shifted-ids': 'answer',
  'wrong-language': 'answer',
  'stubborn-language': 'answer',
  obedient: 'answer',
  markup: 'answer',
  'not-said': 'not said',
  'yes-to-everything': 'answer',
  'no-to-everything': 'answer',
  uncited: 'answer',
  'faulty-once': 'answer',
  'mixed-lines': 'answer',
  fenced: 'answer',
  'prose-around': 'answer',
  'trailing-garbage': 'answer',
  'other-ending': { gemini: 'nothing', openai: 'answer' },
  'unnamed-ending': { gemini: 'nothing', openai: 'answer' },
  flaky: 'answer',
}

/** All others end in nothing. */
function outcomeOf(name: ScenarioName, api: Api): Outcome {
  const outcome = outcomes[name] ?? 'nothing'
  return typeof outcome === 'string' ? outcome : outcome[api]
}

const index = createEvidenceIndex(sentences, 'en')
const input: AnswerInput = {
  question: 'How many kilobytes of memory did the computer on board have?',
  earlier: [],
  title: transcript.title,
  channel: transcript.channel,
  language: 'en',
  sentences,
  passages: [{ sentence: 1, sentences: 1 }],
  defaultLanguage: 'en',
}

async function answerWith(
  models: AnswerEngineDeps['models'],
  question = input.question,
): Promise<AnswerDraft | null> {
  const clock = { ...systemClock, wait: () => Promise.resolve() }
  const { signal } = new AbortController()
  const draft = await createAnswerEngine({ models, clock, random: Math.random }).answer(
    { ...input, question },
    {
      signal,
      onProgress: () => undefined,
      findQuote: (statement) => findQuote(index, statement),
    },
  )
  return 'withoutModel' in draft ? null : draft
}

function expectNothingFalse({ sentences: drafts, language }: AnswerDraft): void {
  const check = createCheck(index, { ...transcript, origin: 'youtube' }, language)
  const shown = drafts.flatMap((draft) => check.sentence(draft) ?? [])
  expect(shown.some(({ sentence }) => sentence !== null)).toBe(true)
  for (const { state, quote, sentence, more, text } of shown) {
    expect(state === 'not-found').toBe(sentence === null)
    for (const position of [{ quote, sentence }, ...more]) {
      if (position.sentence !== null) expect(words[position.sentence]).toContain(position.quote)
    }
    expect(text).not.toMatch(/<|https?:|evil\.example/)
  }
}

const met = names.flatMap((name) => apisOf(outcomes[name]).map((api) => [name, api] as const))
/** After a model that answers nobody is asked. */
const helped = inject('everyWay')
  ? met
  : partOf(
      met.filter(([name, api]) => outcomeOf(name, api) === 'nothing'),
      5,
    )

describe('a question to a model whose answers are', () => {
  it.each(met)('%s, by the %s API: a checked answer, or none', async (name, api) => {
    const draft = await answerWith([simulatedModel(simulator, api, name)])
    const outcome = draft === null ? 'nothing' : draft.said ? 'answer' : 'not said'
    expect(outcome).toBe(outcomeOf(name, api))
    if (draft?.said === true) expectNothingFalse(draft)
  })

  it.each(helped)('%s, by the %s API: the next model helps', async (name, api) => {
    const next = simulatedModel(simulator, api, 'gemini-3.8-flash')
    const draft = await answerWith([simulatedModel(simulator, api, name), next])
    expect(draft?.said).toBe(name !== 'not-said')
    if (draft?.said === true) expectNothingFalse(draft)
  })
})

it.each(['text-refusal', 'failure-text', 'empty'] as const)('%s is not asked a second time', async (name) => {
  const before = simulator.questions.length
  expect(await answerWith([simulatedModel(simulator, 'openai', name)])).toBeNull()
  expect(simulator.questions.length - before).toBe(1)
})

it.each([
  ['computer mein kitni memory thi, kilobyte mein bataiye?', 'hi-Latn'],
  ['कंप्यूटर में कितने किलोबाइट की मेमोरी थी?', 'hi'],
])('"%s" is answered in its language and script', async (question, language) => {
  const draft = await answerWith([simulatedModel(simulator, 'openai', 'honest')], question)
  expect(draft).toMatchObject({ said: true, language })
})
