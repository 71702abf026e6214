import { z } from 'zod'
import { field, optionalText } from './field.ts'

/** The variables about the Gemini API. */
export const geminiFields = {
  GEMINI_API_KEY: optionalText,
  GEMINI_MODEL: field(
    z
      .string()
      .regex(/^[\w.-]+$/, 'must be the name of a model such as gemini-3.8-flash')
      .default('gemini-3.8-flash'),
  ),
  GEMINI_BASE_URL: field(
    z
      .url({ protocol: /^https?$/, error: 'must look like https://host/v1beta' })
      .transform((address) => address.replace(/\/+$/, ''))
      .default('https://generativelanguage.googleapis.com/v1beta'),
  ),
}

/** The Gemini API; `null` without a key. */
export type GeminiSettings = Readonly<{
  gemini: Readonly<{ apiKey: string; model: string; baseUrl: string }> | null
}>

const fieldsSchema = z.object(geminiFields)

/** Names the values for the program. */
export function toGeminiSettings(values: z.output<typeof fieldsSchema>): GeminiSettings {
  const { GEMINI_API_KEY: apiKey, GEMINI_MODEL: model, GEMINI_BASE_URL: baseUrl } = values
  return { gemini: apiKey === null ? null : Object.freeze({ apiKey, model, baseUrl }) }
}
