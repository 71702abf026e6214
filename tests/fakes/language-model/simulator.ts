import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { geminiWire, readGeminiRequest } from './gemini-wire.ts'
import { createHolds, obeyHold } from './holds.ts'
import { answerOllama } from './ollama.ts'
import type { OllamaFacts } from './ollama.ts'
import { listModels, openaiWire, readOpenAIRequest } from './openai-wire.ts'
import { scenarioOf, scenarios } from './scenarios.ts'
import { sendAnswer, sendReply } from './send-answer.ts'
import type { Asked, Wire } from './wire.ts'
import { jsonReply } from './wire.ts'

/**
 * A question that the simulator has seen. `ended` tells who ended it: this server, or the caller by hanging
 * up.
 */
export type SeenQuestion = Asked & {
  api: 'gemini' | 'openai'
  key: string | null
  ended: Promise<'served' | 'left'>
}

/**
 * Stand-ins for the Gemini API and for a server that speaks as OpenAI does. The name of the model decides
 * what happens.
 */
export type ModelSimulator = AsyncDisposable & {
  geminiBaseUrl: string
  openaiBaseUrl: string
  /** In the order of their arrival. */
  questions: SeenQuestion[]
  /** The paths of all requests, in the order of their arrival. */
  paths: string[]
}

export type SimulatorOptions = {
  /** 0 takes a free one. */
  port?: number
  /** Milliseconds before the first piece of an answer, and before each further one. */
  firstPieceMs?: number
  pieceMs?: number
  /** Makes it an Ollama, with an API of its own beside that of OpenAI. */
  ollama?: OllamaFacts
}

/** Starts both servers on one port of the loopback address. */
export async function startModelSimulator(options: SimulatorOptions = {}): Promise<ModelSimulator> {
  const { port = 0, firstPieceMs = 0, pieceMs = 0, ollama } = options
  const paths: string[] = []
  const questions: SeenQuestion[] = []
  const counts = new Map<string, number>()
  const holds = createHolds()

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    paths.push(pathname)
    if (ollama !== undefined && (await answerOllama(ollama, request, response))) return
    if (pathname === '/v1/models') {
      sendReply(jsonReply(200, listModels(Object.keys(scenarios))), response)
      return
    }
    if (obeyHold(holds, request.method, pathname)) {
      response.writeHead(204).end()
      return
    }
    const read = readRequest(pathname, request.method === 'POST' ? await json(request) : {})
    if (read === null) {
      response.writeHead(404).end()
      return
    }
    const { asked, api, wire } = read
    questions.push({ ...asked, api, key: keyOf(request), ended: endOf(response) })
    const scenario = scenarioOf(asked.model)
    const count = (counts.get(`${api} ${asked.model}`) ?? 0) + 1
    counts.set(`${api} ${asked.model}`, count)
    if (scenario === null) {
      sendReply(wire.trouble(asked, 'unknown-model'), response)
      return
    }
    const delivery = count % 2 === 1 ? (scenario.firstDelivery ?? scenario.delivery) : scenario.delivery
    await sendAnswer({ ...scenario, delivery, asked, wire, firstPieceMs, pieceMs, holds }, response)
  }

  // The caller closes a connection: closed here after a pause, it could just then be used for the next call.
  const server = http.createServer({ keepAliveTimeout: 0 }, (request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${portOf(server)}`
  return {
    geminiBaseUrl: `${origin}/v1beta`,
    openaiBaseUrl: `${origin}/v1`,
    questions,
    paths,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function readRequest(
  path: string,
  body: unknown,
): { asked: Asked; api: SeenQuestion['api']; wire: Wire } | null {
  const gemini = readGeminiRequest(path, body)
  if (gemini !== null) return { asked: gemini, api: 'gemini', wire: geminiWire }
  const openai = readOpenAIRequest(path, body)
  return openai === null ? null : { asked: openai, api: 'openai', wire: openaiWire }
}

function keyOf({ headers }: http.IncomingMessage): string | null {
  const key = headers['x-goog-api-key'] ?? headers.authorization?.replace('Bearer ', '')
  return typeof key === 'string' ? key : null
}

async function endOf(response: http.ServerResponse): Promise<'served' | 'left'> {
  await once(response, 'close')
  return response.writableFinished ? 'served' : 'left'
}

function portOf(server: http.Server): number {
  const address: AddressInfo | string | null = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The simulator has no port.')
  return address.port
}
