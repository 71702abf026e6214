import type http from 'node:http'
import { json } from 'node:stream/consumers'
import { sendReply } from './send-answer.ts'
import { jsonReply } from './wire.ts'

/**
 * The answer of a simulated Ollama of its models by its own API, beside the one that speaks as OpenAI does.
 */
export type OllamaFacts = {
  /** The most that the model can hold. */
  maxTokens: number
  /** The parameters that its Modelfile sets; `null` for nothing. */
  numCtx: number | null
  /** The window that the server gives a model when it loads it. */
  defaultTokens: number
  /** Tells whether the model is loaded by now. */
  isLoaded: boolean
  /** The path that is never answered, `null` for none. */
  silentPath: string | null
}

/** Answers the calls of Ollama's own API; false for any other. */
export async function answerOllama(
  facts: OllamaFacts,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<boolean> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const answer = answers[pathname]
  if (answer === undefined) return false
  const body: unknown = request.method === 'POST' ? await json(request) : {}
  if (pathname !== facts.silentPath) sendReply(jsonReply(200, answer(facts, modelOf(body))), response)
  return true
}

const answers: Readonly<Record<string, (facts: OllamaFacts, model: string) => unknown>> = {
  '/api/show': ({ maxTokens, numCtx }) => ({
    license: 'Anyone may use this.',
    modelfile: '# Modelfile',
    ...(numCtx === null
      ? {}
      : { parameters: `stop                           "<|end|>"\nnum_ctx                        ${numCtx}` }),
    details: { family: 'lamp' },
    model_info: { 'general.architecture': 'lamp', 'lamp.block_count': 32, 'lamp.context_length': maxTokens },
  }),
  '/api/ps': ({ isLoaded, numCtx, defaultTokens, maxTokens }) => ({
    models: isLoaded
      ? [
          {
            name: 'honest:latest',
            model: 'honest:latest',
            context_length: Math.min(numCtx ?? defaultTokens, maxTokens),
          },
        ]
      : [],
  }),
  '/api/generate': (facts, model) => {
    facts.isLoaded = true
    return { model, response: '', done: true, done_reason: 'load' }
  },
}

function modelOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'model' in body ? String(body.model) : ''
}
