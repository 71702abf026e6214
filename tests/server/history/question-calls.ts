import { questionRoutes } from '#contract/questions.ts'
import type { Answer } from '#contract/questions.ts'
import type { RouteEvent } from '#contract/route.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'

type Headers = Record<string, string>

/** An event of an answer. */
export type QuestionEvent = RouteEvent<(typeof questionRoutes)['POST /api/ask']>

/** The speech that visitors of these tests have summarized. */
const speech = { videoUrl: 'youtu.be/WZyRbnpGyzQ' }

/** The calls about questions as a caller of a server makes them. */
export function questionCalls(server: TestApp) {
  async function summarize(headers: Headers) {
    const answer = await server.call('POST /api/summarize', { headers, payload: speech })
    if (!answer.ok || answer.body.locked) throw new Error('No summary was handed out')
    const { historyId, transcriptId } = answer.body
    return { id: historyId ?? '', transcriptId, cookies: String(answer.headers['set-cookie']) }
  }

  /** A visitor with a summary. */
  async function visit(): Promise<{ jar: Jar; headers: Headers; id: string; transcriptId: string }> {
    const { cookies, ...made } = await summarize({})
    const jar: Jar = new Map()
    keepCookies(jar, cookies)
    return { jar, headers: cookieHeader(jar), ...made }
  }

  // Each from a network of its own: what visitors of one network may ask together is not what these
  // tests are about.
  let networks = 0
  const elsewhere = (): string => `10.1.${(networks += 1) % 250}.1`

  const post = (payload: object, headers: Headers = {}) =>
    server.call('POST /api/ask', { headers, payload, remoteAddress: elsewhere() })
  const list = (id: string, headers: Headers) =>
    server.call('GET /api/history/:id/questions', { path: `/api/history/${id}/questions`, headers })

  return {
    summarize,
    visit,
    post,
    list,
    /** The answer to a question. */
    ask: async (payload: object, headers: Headers = {}): Promise<Answer> => {
      const answer = await post(payload, headers)
      if (!answer.ok) throw new Error(answer.problem.detail)
      return answer.body
    },
    /** The events of an answer, in order. */
    follow: async (payload: object, headers: Headers): Promise<QuestionEvent[]> => {
      const accept = { ...headers, accept: 'text/event-stream' }
      const { body } = await server.app.inject({
        method: 'POST',
        url: '/api/ask',
        headers: accept,
        payload,
        remoteAddress: elsewhere(),
      })
      return body
        .split('\n\n')
        .filter((block) => block.includes('data: '))
        .map(readBlock)
    },
    /** The number of questions the caller has left. */
    left: async (headers: Headers): Promise<number | null> => {
      const answer = await server.call('GET /api/usage-status', { headers })
      if (!answer.ok) throw new Error(answer.problem.detail)
      return answer.body.questions.remaining
    },
    remove: (id: string, question: string, headers: Headers) =>
      server.call('DELETE /api/history/:id/questions/:question', {
        path: `/api/history/${id}/questions/${question}`,
        headers,
      }),
    deleteItem: (id: string, headers: Headers) =>
      server.call('DELETE /api/history/:id', { path: `/api/history/${id}`, headers }),
    /** The questions that are stored with a summary, newest first. */
    questions: async (id: string, headers: Headers): Promise<string[]> => {
      const answer = await list(id, headers)
      if (!answer.ok) throw new Error(answer.problem.detail)
      return answer.body.questions.map(({ question }) => question)
    },
  }
}

function readBlock(block: string): QuestionEvent {
  const fields = new Map(block.split('\n').map((line) => [line.split(': ')[0], line.replace(/^\w+: /, '')]))
  return questionRoutes['POST /api/ask'].events.parse({
    event: fields.get('event'),
    data: JSON.parse(fields.get('data') ?? ''),
  })
}
