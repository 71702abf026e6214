import { z } from 'zod'
import { addressOf, numberBetween, wholeNumber } from './setting.ts'
import type { Misfit, SettingRows, Values } from './setting.ts'

const megabyte = 1024 * 1024

/** The settings of the recognizer that writes recordings down. */
export const recognizerRows = {
  RECOGNIZER_BASE_URL: {
    says: 'Speech recognition: a server that takes POST /v1/audio/transcriptions, such as whisper.cpp, speaches, Groq or OpenAI, like http://localhost:8000/v1; with or without /v1 or the whole path. Empty hears no recordings.',
    schema: addressOf(/^https?$/, 'http://localhost:8000/v1'),
  },
  RECOGNIZER_MODEL: {
    says: 'Its model, as the server names it, such as whisper-large-v3.',
    default: 'whisper-1',
    schema: z.string().max(200),
  },
  RECOGNIZER_API_KEY: { says: 'Its key; servers of your own mostly need none.', schema: z.string() },
  RECOGNIZER_MAX_PIECE_MB: {
    says: 'The largest piece of sound that it takes, in megabytes.',
    default: '25',
    schema: wholeNumber(1, 100),
  },
  RECOGNIZER_MAX_PIECE_MINUTES: {
    says: 'The longest piece of sound that it is sent, in minutes.',
    default: '10',
    schema: wholeNumber(1, 60),
  },
  RECOGNIZER_PRICE_USD: {
    says: 'What it costs in dollars for an hour of sound, like 0.36. It then counts in MODEL_MAX_COST_PER_DAY_USD. Empty counts nothing.',
    schema: numberBetween(0, 1000).transform((amount) => Math.round(amount * 1_000_000)),
  },
  RECOGNIZER_TIMEOUT_SECONDS: {
    says: 'How long it may take for one piece, in seconds. The first piece may have to wait until the model is loaded.',
    default: '900',
    schema: wholeNumber(5, 7200),
  },
} as const satisfies SettingRows

/** The recognizer; `null` without its address. */
export type RecognizerSettings = Readonly<{
  baseUrl: string
  model: string
  apiKey: string | null
  maxPieceBytes: number
  maxPieceSeconds: number
  /** Millionths of a US dollar for an hour of sound; `null` where the price is not set. */
  hourMicroUsd: number | null
  timeoutMs: number
}> | null

/** Gathers the settings of the recognizer. */
export function toRecognizerSettings(values: Values<typeof recognizerRows>): RecognizerSettings {
  const { RECOGNIZER_BASE_URL: baseUrl } = values
  if (baseUrl === null) return null
  return Object.freeze({
    baseUrl,
    model: values.RECOGNIZER_MODEL,
    apiKey: values.RECOGNIZER_API_KEY,
    maxPieceBytes: values.RECOGNIZER_MAX_PIECE_MB * megabyte,
    maxPieceSeconds: values.RECOGNIZER_MAX_PIECE_MINUTES * 60,
    hourMicroUsd: values.RECOGNIZER_PRICE_USD,
    timeoutMs: values.RECOGNIZER_TIMEOUT_SECONDS * 1000,
  })
}

/** Names the address that is missing beside the key. */
export function findMissingRecognizer(values: Values<typeof recognizerRows>): Misfit {
  if (values.RECOGNIZER_BASE_URL !== null || values.RECOGNIZER_API_KEY === null) return null
  return { name: 'RECOGNIZER_BASE_URL', reason: 'is needed with RECOGNIZER_API_KEY' }
}
