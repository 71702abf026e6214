import { z } from 'zod'
import { dayQuota, geminiTroubles } from './gemini-troubles.ts'
import type { Ending } from './scenario.ts'
import type { Asked, Tokens, Wire } from './wire.ts'

const textParts = z.object({ parts: z.array(z.object({ text: z.string() })) })
const requestBody = z.object({
  contents: z.array(textParts),
  systemInstruction: textParts.optional(),
  generationConfig: z
    .object({ maxOutputTokens: z.number().optional(), responseJsonSchema: z.unknown() })
    .optional(),
})

const endings: Record<Ending, string | undefined> = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  safety: 'SAFETY',
  recitation: 'RECITATION',
  other: 'OTHER',
  unnamed: undefined,
}
const finishedBySafety = [{ category: 'HARM_CATEGORY_HARASSMENT', probability: 'HIGH', blocked: true }]
/** Tokens that the model is taken to have thought. */
const thoughts = 12

/** Reads `models/NAME:streamGenerateContent` and `models/NAME:generateContent`; `null` for any other address. */
export function readGeminiRequest(path: string, body: unknown): Asked | null {
  const named = /^\/v1beta\/models\/(?<model>[^/:]+):(?<verb>streamGenerateContent|generateContent)$/.exec(
    path,
  )
  if (named === null) return null
  const { contents, systemInstruction, generationConfig } = requestBody.parse(body)
  return {
    model: decodeURIComponent(named.groups?.['model'] ?? ''),
    system: textOf(systemInstruction),
    prompt: contents.map(textOf).join('\n'),
    isStreamed: named.groups?.['verb'] === 'streamGenerateContent',
    maxTokens: generationConfig?.maxOutputTokens ?? Infinity,
    hasSchema: generationConfig?.responseJsonSchema !== undefined,
  }
}

function textOf(content: z.output<typeof textParts> | undefined): string {
  return content?.parts.map(({ text }) => text).join('') ?? ''
}

/** The Gemini API, as its reference describes it and as its streams look. */
export const geminiWire: Wire = {
  piece: (asked, text, { input }) =>
    event({
      candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }],
      usageMetadata: { promptTokenCount: input, totalTokenCount: input },
      ...namesOf(asked),
    }),
  ending: (asked, ending, tokens) => [
    event({
      candidates: [lastCandidate('', ending)],
      usageMetadata: usageOf(tokens),
      ...namesOf(asked),
    }),
  ],
  lateError: () =>
    event({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
  // A bare JSON text.
  errorAfterEnd: () =>
    JSON.stringify({ error: { code: 503, message: 'Overloaded.', status: 'UNAVAILABLE' } }),
  lateQuota: () =>
    event({
      error: { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED', details: [dayQuota] },
    }),
  whole: (asked, text, ending, tokens) => ({
    candidates: [lastCandidate(text, ending)],
    usageMetadata: usageOf(tokens),
    ...namesOf(asked),
  }),
  trouble: (asked, trouble) => geminiTroubles[trouble](asked),
}

function lastCandidate(text: string, ending: Ending) {
  return {
    content: { parts: [{ text }], role: 'model' },
    finishReason: endings[ending],
    index: 0,
    ...(ending === 'safety' ? { safetyRatings: finishedBySafety } : {}),
  }
}

function usageOf({ input, output }: Tokens) {
  return {
    promptTokenCount: input,
    candidatesTokenCount: output,
    thoughtsTokenCount: thoughts,
    totalTokenCount: input + output + thoughts,
  }
}

function namesOf({ model }: Asked) {
  return { modelVersion: model, responseId: 'simulated' }
}

function event(value: unknown): string {
  return `data: ${JSON.stringify(value)}\r\n\r\n`
}
