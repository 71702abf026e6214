import { z } from 'zod'
import { createOpenAICompatibleModel } from '#server/adapters/language-model/openai-compatible-model.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { adapterDeps } from './simulated-models.ts'

/** The text of every answer. */
export const answer = '{"gist": {"text": "The lamp burns."}, "chapters": [], "insights": [], "summary": []}'
const bodySchema = z.looseObject({
  messages: z.array(z.object({ role: z.string() })),
  response_format: z.object({ type: z.string() }).optional(),
})
type Body = z.output<typeof bodySchema>
export type Serve = (body: Body) => Response

/** A model of a server that answers so, the bodies that it was asked with, and the settings that the operator learns of. */
export function modelOf(serve: Serve): { model: LanguageModel; asked: Body[]; reported: string[][] } {
  const asked: Body[] = []
  const reported: string[][] = []
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    const body = bodySchema.parse(JSON.parse(typeof init?.body === 'string' ? init.body : ''))
    asked.push(body)
    return serve(body)
  }
  const settings = {
    baseUrl: 'http://models.test/v1',
    apiKey: null,
    model: 'own',
    contextTokens: null,
    price: null,
    shape: {},
  }
  const onAdapted = (_name: string, names: readonly string[]): void => void reported.push([...names])
  return {
    model: createOpenAICompatibleModel(settings, { ...adapterDeps, fetch, onAdapted }),
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
