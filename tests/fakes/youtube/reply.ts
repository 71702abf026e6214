/** The answer of the simulator; `fault` is what goes wrong while it does. */
export type Reply = {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
  /** `hang` sends nothing, `cut` breaks the connection half-way, `huge` sends far too much. */
  fault?: 'hang' | 'cut' | 'huge'
  /** The time it takes beyond others, in ms. */
  delayMs?: number
}

const jsonType = 'application/json; charset=UTF-8'

/** A JSON answer. */
export function json(value: unknown, status = 200): Reply {
  return { status, headers: { 'content-type': jsonType }, body: JSON.stringify(value) }
}

/** Any other answer. */
export function plain(status: number, body = '', headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body }
}

/** The same answer with a third of its end missing, sent as if it were whole. */
export function truncated(reply: Reply): Reply {
  return { ...reply, body: reply.body.slice(0, Math.floor((reply.body.length * 2) / 3)) }
}

/** The same answer, after a pause in which a person sees that something is going on. */
export function slow(reply: Reply): Reply {
  return { ...reply, delayMs: 600 }
}

/** An answer that never comes. */
export const hanging: Reply = { ...plain(200), fault: 'hang' }

/** A connection that breaks in the middle of the answer. */
export const cutOff: Reply = { ...json({ responseContext: {} }), fault: 'cut' }

/** An answer of 64 MB. */
export const huge: Reply = { ...json({}), fault: 'huge' }

/** Google's form of an error. */
export function googleError(status: number, name: string): Reply {
  return json({ error: { code: status, message: 'Precondition check failed.', status: name } }, status)
}
