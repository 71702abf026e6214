import type { ServerResponse } from 'node:http'

/**
 * The fault of one call. `lost` does what was asked and breaks the connection, as when either side dies;
 * `cut` does nothing and breaks it; `refused` says no to a call that is in order; `hang` never answers;
 * `garbled` answers with what is no JSON; `huge` with far too much.
 */
export type FaultKind =
  | 'lost'
  | 'refused'
  | 'cut'
  | 'hang'
  | 'garbled'
  | 'huge'
  | 'down'
  | 'unauthorized'
  | 'redirect'

/** A fault of the next call that begins with `on`, as `POST /v1/subscriptions`; empty means any. */
export type Fault = { on: string; kind: FaultKind }

const hugeBytes = 4 * 1024 * 1024

/** Takes the fault out of the list that is meant for this call. */
export function takeFault(faults: Fault[], call: string): FaultKind | null {
  const at = faults.findIndex(({ on }) => call.startsWith(on))
  if (at < 0) return null
  return faults.splice(at, 1)[0]?.kind ?? null
}

/** Answers in the way of a fault. */
export function answerFault(kind: FaultKind, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' }
  switch (kind) {
    case 'hang':
      return
    case 'lost':
    case 'cut':
      response.destroy()
      return
    case 'garbled':
      response.writeHead(200, json).end('<html>Bad gateway</html>')
      return
    case 'huge':
      response.writeHead(200, json).end(Buffer.alloc(hugeBytes, ' '))
      return
    case 'down':
      response
        .writeHead(502, json)
        .end('{"error":{"code":"SERVER_ERROR","description":"We are facing some trouble"}}')
      return
    case 'refused':
      response.writeHead(400, json).end('{"error":{"code":"BAD_REQUEST_ERROR","description":"Not possible"}}')
      return
    case 'unauthorized':
      response
        .writeHead(401, json)
        .end('{"error":{"code":"BAD_REQUEST_ERROR","description":"Authentication failed"}}')
      return
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end()
  }
}
