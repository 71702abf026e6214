/**
 * The stand-in for an answer of the server; `never` keeps the page waiting, and so does a stream that is
 * open.
 */
export type Answer =
  | 'never'
  | 'offline'
  | { status?: number; json: unknown }
  | { events: string; isOpen?: boolean }

/**
 * Answers by method and path, such as `GET /api/history`, and by what is searched for, such as `GET
 * /api/history?q=mars`. Everything else is asked of the real server.
 */
export type Answers = Readonly<Record<string, Answer>>

type Reply = { status: number; type: string; body: string; isOpen: boolean }

/**
 * The script that gives a page these answers. They are given in the page itself: intercepting its requests
 * from outside would keep the browser from holding any file, and each screen would load the whole application
 * again.
 */
export function stubScript(answers: Answers): string {
  const replies = Object.entries(answers).map(([call, answer]) => [call, toReply(answer)])
  return `(() => {
    const replies = new Map(${JSON.stringify(replies)})
    const askServer = fetch
    // The page of the real server says what writes its summaries; where the answer is another, the page has to ask.
    if (replies.has('GET /api/engine')) {
      document.addEventListener('readystatechange', () => delete document.documentElement.dataset.engine, { once: true })
    }
    window.fetch = (address, init = {}) => {
      const { pathname, searchParams } = new URL(address, location.origin)
      const call = (init.method ?? 'GET') + ' ' + pathname
      const reply = replies.get(call + '?q=' + searchParams.get('q')) ?? replies.get(call)
      if (reply === undefined) return askServer(address, init)
      if (reply === 'never') return new Promise(() => undefined)
      if (reply === 'offline') return Promise.reject(new TypeError('There is no network'))
      const { status, type, body, isOpen } = reply
      const stream = new Blob([body]).stream()
      const open = new TransformStream()
      const content = isOpen ? open.readable : stream
      if (isOpen) void stream.pipeTo(open.writable, { preventClose: true })
      return Promise.resolve(new Response(content, { status, headers: { 'content-type': type } }))
    }
  })()`
}

function toReply(answer: Answer): Reply | 'never' | 'offline' {
  if (answer === 'never' || answer === 'offline') return answer
  if ('events' in answer) {
    const { events, isOpen = false } = answer
    return { status: 200, type: 'text/event-stream', body: events, isOpen }
  }
  const { status = 200, json } = answer
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  return { status, type, body: JSON.stringify(json), isOpen: false }
}
