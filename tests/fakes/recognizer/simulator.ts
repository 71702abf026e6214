import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeAnswer } from './write-answer.ts'
import type { Said } from './write-answer.ts'

/** The way a recognizer answers in place of a transcript. */
export type RecognizerTrouble =
  | 'nothing'
  | 'half'
  | 'cut-off'
  | 'hang'
  | 'page'
  | 'huge'
  | 'error-200'
  | 'redirect'
  | { status: number; retryAfter?: string; refuses?: string }

/** A request as it came. */
export type HeardRequest = {
  path: string
  authorization: string | undefined
  fields: Record<string, string[]>
  fileName: string
  mediaType: string
  bytes: Uint8Array
}

/** A stand-in for a server of `POST /v1/audio/transcriptions` on this machine. */
export type RecognizerSimulator = AsyncDisposable & {
  origin: string
  /** In the order of their arrival. */
  requests: HeardRequest[]
  /** Speech in the sound of a request. */
  says: (request: HeardRequest) => Said
  /** A recognizer that hears the sound itself; `null` gives what `says` has. */
  hears: ((request: HeardRequest) => Promise<object>) | null
  /** The answer in place of a transcript; `null` gives one. */
  trouble: (request: HeardRequest) => RecognizerTrouble | null
  /** The forms that are taken; others are refused with 400. */
  forms: readonly string[]
  /** Fields that are refused with 400. */
  refuses: readonly string[]
  /** The paths that are served. */
  paths: readonly string[]
}

const everyForm = ['verbose_json', 'diarized_json', 'json', 'text', 'words']

/** Starts it on the loopback address. */
export async function startRecognizerSimulator(port = 0): Promise<RecognizerSimulator> {
  const server = http.createServer((request, response) => {
    void answer(simulator, request, response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port: taken } = server.address() as AddressInfo
  const simulator: RecognizerSimulator = {
    origin: `http://127.0.0.1:${taken}`,
    requests: [],
    says: () => ({ language: 'english', lines: [] }),
    hears: null,
    trouble: () => null,
    forms: everyForm,
    refuses: [],
    paths: ['/v1/audio/transcriptions'],
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return simulator
}

async function answer(
  simulator: RecognizerSimulator,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const heard = await readRequest(request)
  simulator.requests.push(heard)
  if (request.method !== 'POST' || !simulator.paths.includes(heard.path)) return refuse(response, 404, null)
  const trouble = simulator.trouble(heard)
  if (trouble !== null) return answerTrouble(response, trouble)
  const refused = simulator.refuses.find((name) => heard.fields[name] !== undefined)
  if (refused !== undefined) return refuse(response, 400, refused)
  const form = heard.fields['response_format']?.[0] ?? 'json'
  if (!simulator.forms.includes(form)) return refuse(response, 400, 'response_format')
  const body =
    simulator.hears === null
      ? writeAnswer(form, simulator.says(heard), simulator.forms)
      : JSON.stringify(await simulator.hears(heard))
  response.setHeader('content-type', form === 'text' ? 'text/plain; charset=utf-8' : 'application/json')
  response.end(body)
}

async function readRequest(request: http.IncomingMessage): Promise<HeardRequest> {
  const pieces: Buffer[] = []
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
  const type = request.headers['content-type'] ?? ''
  const heard: HeardRequest = {
    path: request.url ?? '/',
    authorization: request.headers.authorization,
    fields: {},
    fileName: '',
    mediaType: '',
    bytes: new Uint8Array(),
  }
  if (!type.startsWith('multipart/form-data')) return heard
  const form = await new Response(Buffer.concat(pieces), { headers: { 'content-type': type } }).formData()
  for (const [name, value] of form) {
    if (typeof value === 'string') (heard.fields[name] ??= []).push(value)
    else {
      heard.fileName = value.name
      heard.mediaType = value.type
      heard.bytes = await value.bytes()
    }
  }
  return heard
}

function refuse(response: http.ServerResponse, status: number, param: string | null): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: { message: `Refused with ${status}`, type: 'invalid', param } }))
}

function answerTrouble(response: http.ServerResponse, trouble: RecognizerTrouble): void {
  if (typeof trouble !== 'string') {
    if (trouble.retryAfter !== undefined) response.setHeader('retry-after', trouble.retryAfter)
    return refuse(response, trouble.status, trouble.refuses ?? null)
  }
  switch (trouble) {
    case 'nothing':
      return void response.end()
    case 'half':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 })
      response.write('{"text": "The pilot boat leaves the')
      return void setImmediate(() => response.destroy())
    case 'cut-off':
      return void response.end('{"text": "The pilot boat leaves the')
    case 'hang':
      return
    case 'page':
      return void response.end('<!doctype html><title>Sign in</title><p>Please sign in to this network.')
    case 'huge':
      return void response.end(JSON.stringify({ text: 'on and on '.repeat(2_000_000) }))
    case 'error-200':
      return void response.end('{"error":"failed to read audio data"}')
    case 'redirect':
      return void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
  }
}
