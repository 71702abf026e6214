import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { answerQuestion, googleError, readQuestion, simulatedKey } from './answer.ts'
import type { Question, Reply } from './answer.ts'

/**
 * A stand-in for the part of the Gemini API that listens to videos. The id of a video decides what happens.
 */
export type GeminiVideoSimulator = AsyncDisposable & {
  /** With the version, as the setting has it. */
  baseUrl: string
  /** Understood questions in the order of their arrival. */
  questions: Question[]
}

/** Starts the simulator on a free port of the loopback address. */
export async function startGeminiVideoSimulator(): Promise<GeminiVideoSimulator> {
  const questions: Question[] = []

  async function answer(request: http.IncomingMessage): Promise<Reply> {
    const isCall = /^\/v1beta\/models\/[\w.-]+:generateContent$/.test(request.url ?? '')
    if (!isCall || request.method !== 'POST') return googleError(404, 'NOT_FOUND', 'Not found.')
    if (request.headers['x-goog-api-key'] !== simulatedKey) {
      return googleError(400, 'INVALID_ARGUMENT', 'API key not valid.', 'API_KEY_INVALID')
    }
    const question = readQuestion(JSON.parse(await text(request)))
    if (question === null) return googleError(400, 'INVALID_ARGUMENT', 'Invalid JSON payload received.')
    questions.push(question)
    const same = questions.filter(
      ({ videoId, start }) => videoId === question.videoId && start === question.start,
    )
    return answerQuestion(question, same.length)
  }

  const server = http.createServer((request, response) => {
    const handle = async (): Promise<void> => {
      const reply = await answer(request)
      if (reply === null) return
      response
        .writeHead(reply.status, { 'content-type': 'application/json; charset=UTF-8' })
        .end(JSON.stringify(reply.body))
    }
    handle().catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The simulator has no port.')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1beta`,
    questions,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
