import { z } from 'zod'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { createOpenAICompatibleModel } from '#server/adapters/language-model/openai-compatible-model.ts'
import { adapterDeps } from './simulated-models.ts'

/** The text of every answer. */
export const answer = '{"gist": {"text": "The lamp burns."}, "chapters": [], "insights": [], "summary": []}'
const bodySchema = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string() })),
  response_format: z.object({ type: z.string() }).optional(),
})
type Body = z.output<typeof bodySchema>
export type Serve = (body: Body, url: string) => Response

/**
 * A model of a server that answers so, the bodies that it was asked with, and the settings that the operator
 * learns of.
 */
export function modelOf(
  serve: Serve,
  { baseUrl = 'http://models.test/v1', now }: { baseUrl?: string; now?: number } = {},
): { model: LanguageModel; asked: Body[]; reported: string[][] } {
  const asked: Body[] = []
  const reported: string[][] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body = bodySchema.parse(JSON.parse(typeof init?.body === 'string' ? init.body : ''))
    asked.push(body)
    return serve(body, input instanceof Request ? input.url : input.toString())
  }
  const settings = {
    baseUrl,
    apiKey: null,
    model: 'own',
    contextTokens: null,
    price: null,
    shape: {},
  }
  const onAdapted = (_name: string, names: readonly string[]): void => void reported.push([...names])
  const clock = now === undefined ? adapterDeps.clock : { ...adapterDeps.clock, now: () => now }
  return {
    model: createOpenAICompatibleModel(settings, { ...adapterDeps, clock, fetch, onAdapted }),
    asked,
    reported,
  }
}

export const usage = { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 }
export const part = (delta: unknown, more: object = {}) => ({
  choices: [{ index: 0, delta, finish_reason: null }],
  ...more,
})
export const last = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }

export const asEvent = (chunk: unknown): string => `data: ${JSON.stringify(chunk)}`

export function stream(...chunks: unknown[]): Response {
  const events = chunks.map((chunk) => `${asEvent(chunk)}\n\n`).join('')
  return new Response(`${events}data: [DONE]\n\n`, { headers: { 'content-type': 'text/event-stream' } })
}

/** The text in pieces of some characters, as servers send it. */
export function inPieces(text: string): unknown[] {
  return [
    ...(text.match(/[^]{1,7}/g) ?? []).map((content) => part({ content })),
    last,
    { choices: [], usage },
  ]
}

export const whole = (): Response => stream(...inPieces(answer))
export const refuse = (error: unknown, status = 400): Response => Response.json({ error }, { status })

/** A body as it stands, of this type. */
export function raw(body: string, type = 'text/event-stream'): Response {
  return new Response(body, { headers: { 'content-type': type } })
}

/** The events of an ordinary answer, each by itself. */
export const ordinary = (): unknown[] => [...inPieces(answer)]
/** An ordinary answer with each piece changed. */
export const changed = (change: (piece: string) => unknown): Response =>
  stream(...(answer.match(/[^]{1,7}/g) ?? []).map(change), last, { choices: [], usage })
