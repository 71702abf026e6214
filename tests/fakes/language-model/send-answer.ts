import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Holds } from './holds.ts'
import { readQuestion } from './read-question.ts'
import type { Accident, Ending, Scenario } from './scenario.ts'
import { writeAnswer } from './scripts.ts'
import { shapeText } from './shape-text.ts'
import type { Asked, Reply, Tokens, Wire } from './wire.ts'

type Sending = Pick<Scenario, 'script' | 'shape' | 'delivery'> & {
  asked: Asked
  wire: Wire
  firstPieceMs: number
  pieceMs: number
  holds: Holds
}

/** Endings of an answer that came whole. */
const wholeEndings = new Set<Ending>(['stop', 'other', 'unnamed'])

/** The text that one model says in one piece, and how many characters its tokens have. */
const pieceLength = 24
const tokenLength = 4

/** Answers a question as its scenario says. */
export async function sendAnswer(sending: Sending, response: ServerResponse): Promise<void> {
  const { asked, wire, delivery } = sending
  if (delivery.kind === 'trouble') {
    sendReply(wire.trouble(asked, delivery.trouble), response)
    return
  }
  if (delivery.kind === 'accident' && delivery.accident === 'silence') return
  const question = readQuestion(asked.system, asked.prompt)
  const written = await writeAnswer(sending.script, question)
  const { text, ending } = limit(shapeText(sending.shape, written), delivery, asked.maxTokens)
  const tokens = { input: tokensOf(asked.system + asked.prompt), output: tokensOf(text) }
  if (!asked.isStreamed) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(wire.whole(asked, text, ending, tokens)))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  await sendPieces(sending, { text, tokens, language: question.language }, response)
  if (delivery.kind === 'accident') await haveAccident(sending, delivery.accident, response)
  else response.end(wire.ending(asked, ending, tokens).join(''))
}

/** The part of a text that is sent: half of it where it does not come to its end. */
function limit(
  text: string,
  delivery: Sending['delivery'],
  maxTokens: number,
): { text: string; ending: Ending } {
  const isWhole = delivery.kind === 'answer' && wholeEndings.has(delivery.ending)
  if (!isWhole) {
    const ending = delivery.kind === 'answer' ? delivery.ending : 'stop'
    return { text: text.slice(0, Math.ceil(text.length / 2)), ending }
  }
  if (tokensOf(text) <= maxTokens) return { text, ending: delivery.ending }
  return { text: text.slice(0, maxTokens * tokenLength), ending: 'length' }
}

function tokensOf(text: string): number {
  return Math.ceil(text.length / tokenLength)
}

async function sendPieces(
  { wire, asked, firstPieceMs, pieceMs, holds }: Sending,
  { text, tokens, language }: { text: string; tokens: Tokens; language: string },
  response: ServerResponse,
): Promise<void> {
  const pieces = text.match(new RegExp(`.{1,${pieceLength}}`, 'gsu')) ?? []
  for (const [location, piece] of pieces.entries()) {
    const ms = location === 0 ? firstPieceMs : pieceMs
    if (ms > 0) await delay(ms)
    if (location === Math.ceil(pieces.length / 2)) await holds.passed(language)
    if (response.destroyed) return
    await send(response, wire.piece(asked, piece, tokens))
  }
}

async function send(response: ServerResponse, event: string): Promise<void> {
  if (response.write(event)) return
  const over = new AbortController()
  const { signal } = over
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })])
  over.abort()
}

async function haveAccident(
  { wire, asked }: Sending,
  accident: Accident,
  response: ServerResponse,
): Promise<void> {
  switch (accident) {
    case 'silence':
    case 'stall':
      return
    case 'cut':
      // What was written before has to be on its way, or it would be lost with the connection.
      response.write(': \n\n', () => response.destroy())
      return
    case 'unfinished':
      response.end()
      return
    case 'garbled':
      response.end('data: {"candidates": [{"choices": \n\n')
      return
    case 'late-error':
      response.end(wire.lateError())
      return
    case 'late-quota':
      response.end(wire.lateQuota(asked))
      return
    case 'error-after-end':
      response.write(wire.ending(asked, 'stop', { input: 1, output: 1 })[0] ?? '')
      response.end(wire.errorAfterEnd())
      return
    case 'flood':
      while (!response.destroyed) {
        await send(response, wire.piece(asked, 'and so on '.repeat(1000), { input: 1, output: 1 }))
      }
  }
}

/** Sends a reply at once. */
export function sendReply({ status, headers, body }: Reply, response: ServerResponse): void {
  response.writeHead(status, headers).end(body)
}
