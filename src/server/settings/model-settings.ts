import { z } from 'zod'
import { addressOf, numberBetween, oneOf, wholeNumber } from './setting.ts'
import type { Misfit, SettingRows, Values } from './setting.ts'
import type { GeminiSettings } from './video-settings.ts'

const million = 1_000_000

const providers = ['gemini', 'openai'] as const
const openaiAddress = 'https://api.openai.com/v1'

const dollars = numberBetween(0, million).transform((amount) => Math.round(amount * million))
const percent = wholeNumber(0, 100)
const tokensFrom = (min: number) =>
  z.coerce.number('is not a number').int('is not a whole number').min(min, `must be ${min} at least`)

/** The settings of language models, and of what they may cost. */
export const modelRows = {
  OPENAI_MODEL: {
    says: 'Model of OpenAI or of any server that speaks as it does, such as Ollama, llama.cpp, vLLM or OpenRouter. Empty uses none.',
    schema: z.string(),
  },
  OPENAI_API_KEY: { says: 'Its key; servers of your own mostly need none.', schema: z.string() },
  OPENAI_BASE_URL: {
    says: 'Where it is, like http://localhost:11434/v1 for Ollama; with or without /v1, a slash at its end or /chat/completions.',
    default: openaiAddress,
    schema: addressOf(/^https?$/, 'https://host/v1'),
  },
  OPENAI_RESPONSE_FORMAT: {
    says: 'How it is asked for JSON: json_schema, json_object or text. Take a simpler one when the server refuses the first.',
    default: 'json_schema',
    schema: oneOf(['json_schema', 'json_object', 'text']),
  },
  OPENAI_PRICE_USD: {
    says: 'What it costs in dollars for a million tokens of input and of output, like 0.10/0.50. Empty takes what is known of the model.',
    schema: z
      .string()
      .regex(/^\d{1,6}(?:\.\d{1,6})?\/\d{1,6}(?:\.\d{1,6})?$/, 'must look like 0.10/0.50')
      .transform((pair) => pair.split('/').map((amount) => Math.round(Number(amount) * million))),
  },
  MODEL_TEMPERATURE: {
    says: 'Its temperature: off, or a number from 0 to 2. What a server refuses of this and of the five below is left out by itself, for as long as the process lives, and the log names the setting that makes it lasting.',
    schema: z.union([z.literal('off'), z.coerce.number().min(0).max(2)], {
      error: 'must be off, or a number from 0 to 2',
    }),
  },
  MODEL_LIMIT_FIELD: {
    says: 'The field for the longest answer: max_tokens, max_completion_tokens or none.',
    schema: oneOf(['max_tokens', 'max_completion_tokens', 'none']),
  },
  MODEL_OUTPUT_TOKENS: { says: 'The most tokens of an answer, 1024 or more.', schema: tokensFrom(1024) },
  MODEL_RULES_ROLE: { says: 'The role of the rules: system or user.', schema: oneOf(['system', 'user']) },
  MODEL_STREAM: {
    says: 'on or off: whether the answer comes in pieces.',
    schema: oneOf(['on', 'off']),
  },
  MODEL_STREAM_USAGE: {
    says: 'on or off: whether counts of tokens are asked for.',
    schema: oneOf(['on', 'off']),
  },
  MODEL_ORDER: {
    says: 'Which models are asked first when there are several: gemini and openai, by commas.',
    default: 'gemini,openai',
    schema: z
      .string()
      .transform((list) => list.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum(providers, { error: 'must be gemini, openai, or both separated by a comma' })))
      .readonly(),
  },
  CHECK_MODEL: {
    says: "What checks each line against the words around its quote. Empty takes the configured model that didn't write it, where there are two, else the one that did; off takes nobody: then no line says Verified. Another model is better, for it doesn't judge its own words; with Ollama, bespoke-minicheck.",
    schema: z.string(),
  },
  CHECK_BASE_URL: {
    says: 'Where CHECK_MODEL is, if elsewhere than the model that writes; a server that speaks as OpenAI does, like http://localhost:11434/v1 for Ollama.',
    schema: addressOf(/^https?$/, 'https://host/v1'),
  },
  CHECK_API_KEY: {
    says: 'The key for CHECK_BASE_URL; servers of your own mostly need none.',
    schema: z.string(),
  },
  LOCAL_MODELS: {
    name: 'findsLocalModels',
    says: 'find or off: whether a start without a model looks for one of this machine that could be used (Ollama, LM Studio and others on their default ports), and says which. It asks for the list of models and sends nothing else.',
    default: 'find',
    schema: oneOf(['find', 'off']).transform((word) => word === 'find'),
  },
  MODEL_CONTEXT_TOKENS: {
    says: 'Tokens that a model can take at once, where Précis does not know the model. Empty takes 32768.',
    schema: tokensFrom(2048),
  },
  MODEL_FIRST_TOKEN_SECONDS: {
    says: 'How long a model may take to begin its answer, in seconds. More is needed for large models on small machines.',
    default: '90',
    schema: numberBetween(1, 3600),
  },
  MODEL_MAX_COST_PER_RUN_USD: {
    says: 'The most that one summary with the check of its lines may cost in dollars. Above it no model is asked whose price is known.',
    default: '1',
    schema: dollars,
  },
  MODEL_MAX_COST_PER_DAY_USD: {
    says: 'The most that all of one day (UTC) may cost in dollars.',
    default: '10',
    schema: dollars,
  },
  MODEL_VISITORS_PERCENT: {
    says: 'How much of a day all visitors may take, in percent.',
    default: '25',
    schema: percent,
  },
  MODEL_FREE_PERCENT: {
    says: 'How much of a day all free accounts may take, in percent.',
    default: '35',
    schema: percent,
  },
  MODEL_ACCOUNT_PERCENT: {
    says: 'How much of a day each account with a paid plan may take, in percent.',
    default: '25',
    schema: percent,
  },
  MODEL_SOUND_PERCENT: {
    says: 'How much of a day the sound of all recordings may take, in percent, where RECOGNIZER_PRICE_USD is set.',
    default: '50',
    schema: percent,
  },
} as const satisfies SettingRows

type ModelValues = Values<typeof modelRows>

/** The language models for summaries, and their ceilings, in millionths of a US dollar. */
export type ModelSettings = Readonly<{
  gemini: GeminiSettings
  /** `null` without the name of a model. */
  openai: Readonly<{
    apiKey: string | null
    model: string
    baseUrl: string
    /** The form of its requests; a field that is not set has its default. */
    shape: Readonly<{
      format: ModelValues['OPENAI_RESPONSE_FORMAT']
      temperature?: number | null
      limitField?: NonNullable<ModelValues['MODEL_LIMIT_FIELD']>
      maxOutputTokens?: number
      rulesRole?: NonNullable<ModelValues['MODEL_RULES_ROLE']>
      streams?: boolean
      asksForUsage?: boolean
    }>
    price: { inputMicroUsd: number; outputMicroUsd: number } | null
  }> | null
  /**
   * The checker of a summary's lines: `default` is a configured model, `off` none, else another model of the
   * first one's provider, or of the server that is named.
   */
  check: 'default' | 'off' | { model: string; server: { baseUrl: string; apiKey: string | null } | null }
  /** In order of preference. */
  order: ModelValues['MODEL_ORDER']
  /** The window of models that are not known; `null` takes a cautious one. */
  contextTokens: number | null
  firstTokenMs: number
  maxRunMicroUsd: number
  maxDayMicroUsd: number
  /** The part of a day for all visitors, all free accounts, each paid account, and all sound, in percent. */
  visitorsPercent: number
  freePercent: number
  accountPercent: number
  soundPercent: number
}>

/** Gathers the settings of language models. */
export function toModelSettings(values: ModelValues, gemini: GeminiSettings): ModelSettings {
  const { OPENAI_MODEL: openaiModel } = values
  return Object.freeze({
    gemini,
    openai: openaiModel === null ? null : Object.freeze(readOpenAI(values, openaiModel)),
    check: readCheck(values),
    order: values.MODEL_ORDER,
    contextTokens: values.MODEL_CONTEXT_TOKENS,
    firstTokenMs: values.MODEL_FIRST_TOKEN_SECONDS * 1000,
    maxRunMicroUsd: values.MODEL_MAX_COST_PER_RUN_USD,
    maxDayMicroUsd: values.MODEL_MAX_COST_PER_DAY_USD,
    visitorsPercent: values.MODEL_VISITORS_PERCENT,
    freePercent: values.MODEL_FREE_PERCENT,
    accountPercent: values.MODEL_ACCOUNT_PERCENT,
    soundPercent: values.MODEL_SOUND_PERCENT,
  })
}

function readCheck({
  CHECK_MODEL: model,
  CHECK_BASE_URL: baseUrl,
  CHECK_API_KEY: apiKey,
}: ModelValues): ModelSettings['check'] {
  if (model === null) return 'default'
  if (model === 'off') return 'off'
  return Object.freeze({ model, server: baseUrl === null ? null : Object.freeze({ baseUrl, apiKey }) })
}

function readOpenAI(values: ModelValues, model: string) {
  const [inputMicroUsd = 0, outputMicroUsd = 0] = values.OPENAI_PRICE_USD ?? []
  return {
    apiKey: values.OPENAI_API_KEY,
    model,
    baseUrl: values.OPENAI_BASE_URL,
    shape: readShape(values),
    price: values.OPENAI_PRICE_USD === null ? null : { inputMicroUsd, outputMicroUsd },
  }
}

function readShape(values: ModelValues) {
  const {
    MODEL_TEMPERATURE: temperature,
    MODEL_LIMIT_FIELD: limitField,
    MODEL_RULES_ROLE: rulesRole,
  } = values
  const { MODEL_OUTPUT_TOKENS: outputTokens, MODEL_STREAM: streams, MODEL_STREAM_USAGE: usage } = values
  return Object.freeze({
    format: values.OPENAI_RESPONSE_FORMAT,
    ...(temperature === null ? {} : { temperature: temperature === 'off' ? null : temperature }),
    ...(limitField === null ? {} : { limitField }),
    ...(outputTokens === null ? {} : { maxOutputTokens: outputTokens }),
    ...(rulesRole === null ? {} : { rulesRole }),
    ...(streams === null ? {} : { streams: streams === 'on' }),
    ...(usage === null ? {} : { asksForUsage: usage === 'on' }),
  })
}

/** Names the model that is missing beside its key or address. */
export function findMissingModel(values: ModelValues): Misfit {
  if (values.CHECK_MODEL === null && values.CHECK_BASE_URL !== null)
    return { name: 'CHECK_MODEL', reason: 'is needed with CHECK_BASE_URL' }
  const isWanted = values.OPENAI_API_KEY !== null || values.OPENAI_BASE_URL !== openaiAddress
  if (values.OPENAI_MODEL !== null || !isWanted) return null
  return { name: 'OPENAI_MODEL', reason: 'is needed with OPENAI_API_KEY or OPENAI_BASE_URL' }
}
