import type { Ending, Trouble } from './scenario.ts'

/** A question as it came over a wire. */
export type Asked = {
  model: string
  system: string
  prompt: string
  isStreamed: boolean
  maxTokens: number
  /** Tells whether the form of the answer was asked for by a schema. */
  hasSchema: boolean
}

export type Tokens = { input: number; output: number }

/** An answer by HTTP that is sent at once. */
export type Reply = { status: number; headers: Record<string, string>; body: string }

/** The way one kind of server puts things. Streams are server-sent events; each string is one whole event. */
export type Wire = {
  piece: (asked: Asked, text: string, tokens: Tokens) => string
  /** The text after the last piece. */
  ending: (asked: Asked, ending: Ending, tokens: Tokens) => string[]
  lateError: () => string
  /** An error behind the end of an answer. */
  errorAfterEnd: () => string
  lateQuota: (asked: Asked) => string
  /** The answer to a question that was not to be streamed. */
  whole: (asked: Asked, text: string, ending: Ending, tokens: Tokens) => unknown
  trouble: (asked: Asked, trouble: Trouble) => Reply
}

/** A reply of JSON. */
export function jsonReply(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) }
}

/** The stand-in for a server when it is down: the page of the machine before it. */
export const gatewayPage: Reply = {
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>',
}
