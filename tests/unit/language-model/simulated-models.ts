import { inject } from 'vitest'
import type { EngineInput } from '#core/draft-summary.ts'
import { wholeSchema } from '#core/writing/answer-schema.ts'
import type { LanguageModel, ModelCall } from '#core/writing/language-model.ts'
import { askWhole } from '#core/writing/prompts/ask-notes.ts'
import type { AnswerRequest } from '#core/writing/prompts/describe-answer.ts'
import { systemPrompt } from '#core/writing/prompts/fence.ts'
import { createGeminiModel } from '#server/adapters/language-model/gemini-model.ts'
import { createOpenAICompatibleModel } from '#server/adapters/language-model/openai-compatible-model.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { ModelSimulator } from '#tests/fakes/language-model/simulator.ts'

/** A key that must turn up nowhere but in the request. */
export const secretKey = 'AIza-secret-7f3c9d'

/**
 * The parts that the adapters need, with time enough for everything that is going to happen on a busy
 * machine.
 */
export const adapterDeps = {
  fetch: globalThis.fetch,
  clock: systemClock,
  timeouts: { firstTokenMs: 60_000, betweenTokensMs: 60_000, totalMs: 60_000 },
  maxResponseBytes: 2_000_000,
}

/** The same with little patience, for models that say nothing. */
const hastyDeps = { ...adapterDeps, timeouts: { firstTokenMs: 600, betweenTokensMs: 600, totalMs: 10_000 } }
const silentModels = new Set(['silence', 'stall', 'stalled-yes'])

export const apis = ['gemini', 'openai'] as const
export type Api = (typeof apis)[number]

/**
 * The APIs by which an engine meets a scenario in `npm test`: one, and the other where something else comes
 * of it. That all else ends alike by both is what `scenarios.test.ts` says of the adapters.
 */
export function apisOf(outcome: unknown): readonly Api[] {
  return inject('everyWay') || typeof outcome === 'object' ? apis : ['openai']
}

/** A model of one of the simulated servers, as the adapters see it. */
export function simulatedModel(
  simulator: ModelSimulator,
  api: Api,
  model: string,
  needs = silentModels.has(model) ? hastyDeps : adapterDeps,
): LanguageModel {
  const common = { apiKey: secretKey, model, contextTokens: null }
  if (api === 'gemini') return createGeminiModel({ ...common, baseUrl: simulator.geminiBaseUrl }, needs)
  return createOpenAICompatibleModel(
    { ...common, baseUrl: simulator.openaiBaseUrl, price: null, shape: { format: 'json_schema' } },
    needs,
  )
}

/** The words said in the transcript. */
export const words = [
  'In 1969 the crew of Apollo 11 landed on the Moon after a journey of 384400 kilometres.',
  'The computer on board had 4 kilobytes of memory and was woven by hand in Massachusetts.',
  'Margaret Hamilton led the team that wrote the software for the landing.',
  'An alarm with the code 1202 came up three minutes before the landing.',
  'Nobody in the control room had ever seen that alarm during a real descent.',
  'Armstrong took over the controls because the chosen site was full of boulders.',
  'They touched down with about 25 seconds of fuel left in the tanks.',
  'The two men stayed outside for two hours and thirty one minutes.',
  'They brought back 21 kilograms of rock, which are kept in Houston.',
  'The mission is remembered as the moment when computing left the laboratory.',
]

/** The talk as sentences. */
export const sentences = words.map((text, index) => ({
  index,
  text,
  start: index * 12,
  end: index * 12 + 11,
  speaker: null,
  turn: 0,
  fragment: false,
}))

/** All that the engine knows of the transcript. */
export const transcript: EngineInput = {
  title: 'One small step',
  channel: null,
  language: 'en',
  durationSeconds: 120,
  sentences,
  chapters: [],
  style: 'standard',
  outputLanguage: 'en',
}

/** The request. */
export const request: AnswerRequest = {
  style: 'standard',
  form: null,
  language: 'en',
  wanted: { insights: 4, chapters: 2, summaryWords: 100 },
  chapterStarts: [],
}

/** A question about a short talk, in the form in which the engine asks it. */
export function question(more: Partial<ModelCall> = {}): ModelCall {
  return {
    system: systemPrompt,
    prompt: askWhole(transcript, request, '8c2f5e'),
    schema: wholeSchema,
    maxOutputTokens: 8192,
    signal: new AbortController().signal,
    onText: () => undefined,
    ...more,
  }
}
