import { z } from 'zod'
import { field, optionalText } from './field.ts'
import type { GeminiSettings } from './video-settings.ts'

const address = z.url({ protocol: /^https?$/, error: 'must look like https://host/v1' })
const million = 1_000_000

const providers = ['gemini', 'openai'] as const
type Provider = (typeof providers)[number]
const responseFormats = ['json_schema', 'json_object', 'text'] as const
const limitFields = ['max_tokens', 'max_completion_tokens', 'none'] as const
const rulesRoles = ['system', 'user'] as const
const openaiAddress = 'https://api.openai.com/v1'

const order = field(
  z
    .string()
    .default('gemini,openai')
    .transform((list) => list.split(',').map((name) => name.trim()))
    .refine((names) => names.every(isProvider), 'must be gemini, openai, or both separated by a comma')
    .transform((names) => names.filter(isProvider)),
)

const dollars = (defaultValue: number) =>
  field(
    z.coerce
      .number('is not a number')
      .min(0, 'must not be negative')
      .max(million, 'must be 1000000 at most')
      .default(defaultValue)
      .transform((amount) => Math.round(amount * million)),
  )

const percent = (defaultValue: number) =>
  field(
    z.coerce
      .number('is not a number')
      .int('is not a whole number')
      .min(0, 'must not be negative')
      .max(100, 'must be 100 at most')
      .default(defaultValue),
  )

/** Two amounts of dollars for a million tokens, as `0.10/0.50`. */
const price = field(
  z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,6})?\/\d{1,6}(?:\.\d{1,6})?$/, 'must look like 0.10/0.50')
    .transform((pair) => pair.split('/').map((amount) => Math.round(Number(amount) * million)))
    .nullable()
    .default(null),
)

/** One of these words; `null` where it is not set. */
function oneOf<const Word extends string>(words: readonly [Word, ...Word[]]) {
  return field(
    z
      .enum(words, { error: `must be one of ${words.join(', ')}` })
      .nullable()
      .default(null),
  )
}

/** The settings of language models, as variables of the environment. */
export const modelFields = {
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: field(address.default(openaiAddress)),
  OPENAI_MODEL: optionalText,
  OPENAI_RESPONSE_FORMAT: field(
    z.enum(responseFormats, { error: `must be one of ${responseFormats.join(', ')}` }).default('json_schema'),
  ),
  OPENAI_PRICE_USD: price,
  MODEL_TEMPERATURE: field(
    z
      .union([z.literal('off'), z.coerce.number().min(0).max(2)], {
        error: 'must be off, or a number from 0 to 2',
      })
      .nullable()
      .default(null),
  ),
  MODEL_LIMIT_FIELD: oneOf(limitFields),
  MODEL_OUTPUT_TOKENS: field(
    z.coerce
      .number('is not a number')
      .int('is not a whole number')
      .min(1024, 'must be 1024 at least')
      .nullable()
      .default(null),
  ),
  MODEL_RULES_ROLE: oneOf(rulesRoles),
  MODEL_STREAM: oneOf(['on', 'off']),
  MODEL_STREAM_USAGE: oneOf(['on', 'off']),
  MODEL_ORDER: order,
  CHECK_MODEL: optionalText,
  MODEL_CONTEXT_TOKENS: field(
    z.coerce
      .number('is not a number')
      .int('is not a whole number')
      .min(2048, 'must be 2048 at least')
      .nullable()
      .default(null),
  ),
  MODEL_FIRST_TOKEN_SECONDS: field(
    z.coerce
      .number('is not a number')
      .min(1, 'must be 1 at least')
      .max(3600, 'must be 3600 at most')
      .default(90),
  ),
  MODEL_MAX_COST_PER_RUN_USD: dollars(1),
  MODEL_MAX_COST_PER_DAY_USD: dollars(10),
  MODEL_VISITORS_PERCENT: percent(25),
  MODEL_FREE_PERCENT: percent(35),
  MODEL_ACCOUNT_PERCENT: percent(25),
}

type Values = z.output<z.ZodObject<typeof modelFields>>

/** Which language models write summaries, and what they may cost. Money in millionths of a US dollar. */
export type ModelSettings = Readonly<{
  gemini: GeminiSettings['gemini']
  /** `null` without the name of a model. */
  openai: Readonly<{
    apiKey: string | null
    model: string
    baseUrl: string
    /** How it is asked; what is not set is asked in the usual way. */
    shape: Readonly<{
      format: (typeof responseFormats)[number]
      temperature?: number | null
      limitField?: (typeof limitFields)[number]
      maxOutputTokens?: number
      rulesRole?: (typeof rulesRoles)[number]
      streams?: boolean
      asksForUsage?: boolean
    }>
    price: { inputMicroUsd: number; outputMicroUsd: number } | null
  }> | null
  /** What checks the lines of a summary: `default` is the first configured model, `off` nobody, else another model of its provider. */
  check: 'default' | 'off' | { model: string }
  /** In order of preference. */
  order: readonly Provider[]
  /** The window of models that are not known; `null` takes a cautious one. */
  contextTokens: number | null
  firstTokenMs: number
  maxRunMicroUsd: number
  maxDayMicroUsd: number
  /** How much of a day all visitors, all free accounts, and each account with a paid plan may take, in percent. */
  visitorsPercent: number
  freePercent: number
  accountPercent: number
}>

/** Gathers the settings of language models. */
export function readModelSettings(values: Values, gemini: GeminiSettings['gemini']): ModelSettings {
  const { OPENAI_MODEL: openaiModel } = values
  return Object.freeze({
    gemini,
    openai: openaiModel === null ? null : Object.freeze(readOpenAI(values, openaiModel)),
    check: readCheck(values.CHECK_MODEL),
    order: Object.freeze(values.MODEL_ORDER),
    contextTokens: values.MODEL_CONTEXT_TOKENS,
    firstTokenMs: values.MODEL_FIRST_TOKEN_SECONDS * 1000,
    maxRunMicroUsd: values.MODEL_MAX_COST_PER_RUN_USD,
    maxDayMicroUsd: values.MODEL_MAX_COST_PER_DAY_USD,
    visitorsPercent: values.MODEL_VISITORS_PERCENT,
    freePercent: values.MODEL_FREE_PERCENT,
    accountPercent: values.MODEL_ACCOUNT_PERCENT,
  })
}

function readCheck(name: string | null): ModelSettings['check'] {
  if (name === null) return 'default'
  return name === 'off' ? 'off' : Object.freeze({ model: name })
}

function readOpenAI(values: Values, model: string) {
  const [inputMicroUsd = 0, outputMicroUsd = 0] = values.OPENAI_PRICE_USD ?? []
  return {
    apiKey: values.OPENAI_API_KEY,
    model,
    baseUrl: values.OPENAI_BASE_URL,
    shape: readShape(values),
    price: values.OPENAI_PRICE_USD === null ? null : { inputMicroUsd, outputMicroUsd },
  }
}

function readShape(values: Values) {
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

/** What is wrong with settings that are each right: the name of the setting that is missing, and why. */
export function missingModelSetting(values: Values): { name: 'OPENAI_MODEL'; reason: string } | null {
  const isWanted = values.OPENAI_API_KEY !== null || values.OPENAI_BASE_URL !== openaiAddress
  if (values.OPENAI_MODEL !== null || !isWanted) return null
  return { name: 'OPENAI_MODEL', reason: 'is needed with OPENAI_API_KEY or OPENAI_BASE_URL' }
}

function isProvider(name: string): name is Provider {
  return providers.some((provider) => provider === name)
}

/** The variable about language models that run on this machine and are not set. */
export const localModelFields = {
  LOCAL_MODELS: field(z.enum(['find', 'off'], { error: 'must be find or off' }).default('find')),
}

/** Whether a start without a language model says which ones this machine has. */
export type LocalModelSettings = Readonly<{ findsLocalModels: boolean }>

/** Names the value for the program. */
export function toLocalModelSettings({
  LOCAL_MODELS,
}: z.output<z.ZodObject<typeof localModelFields>>): LocalModelSettings {
  return { findsLocalModels: LOCAL_MODELS === 'find' }
}
