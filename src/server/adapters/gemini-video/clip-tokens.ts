import { z } from 'zod'

/** What was asked and answered, as the provider counts it. */
export type ClipTokens = { inputTokens: number; outputTokens: number }

/** More than a clip of 15 minutes takes: 32 tokens a second of sound, few pictures, and a fast speaker. */
export const maxClipTokens: ClipTokens = { inputTokens: 45_000, outputTokens: 12_000 }

const count = z.number().int().nonnegative().default(0)
const usageSchema = z.object({
  usageMetadata: z.object({
    promptTokenCount: count,
    candidatesTokenCount: count,
    thoughtsTokenCount: count,
  }),
})

/** The tokens of an answer of `generateContent`, whatever it says; the most that there can be when it does not tell. */
export function readClipTokens(body: unknown): ClipTokens {
  const { data } = usageSchema.safeParse(body)
  if (data === undefined || data.usageMetadata.promptTokenCount === 0) return maxClipTokens
  const { promptTokenCount, candidatesTokenCount, thoughtsTokenCount } = data.usageMetadata
  return { inputTokens: promptTokenCount, outputTokens: candidatesTokenCount + thoughtsTokenCount }
}
