import type { TestApp } from '#tests/harness.ts'
import { createMember } from '../security/people.ts'
import type { Person } from '../security/people.ts'

/** A meeting as it was heard, with a word that nobody said and labels for names. */
const meeting = `Speaker 1: Good morning, we launch the booking page on the 14th of May.
Speaker 2: The tests of wispr are green, but the payment page is still slow.
Speaker 1: We agreed to spend fifteen thousand euros on wispr this year.
Speaker 2: I will write the help article for the new page by Monday.`

type Operations = readonly (
  | { sentence: number; text: string | null }
  | { speaker: string; name: string | null }
)[]

/** Calls about a corrected meeting. */
export function correctionCalls(server: TestApp) {
  const transcriptPath = (id: string) => `/api/transcripts/${id}`
  return {
    give: async ({ headers }: Person, payload = meeting): Promise<string> => {
      const reply = await server.call('POST /api/transcripts', {
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        query: { title: 'Launch' },
        payload,
      })
      if (!reply.ok) throw new Error(reply.problem.detail)
      return reply.body.transcript.id
    },
    summarize: async ({ headers }: Person, transcriptId: string) => {
      const reply = await server.call('POST /api/summarize', { headers, payload: { transcriptId } })
      if (!reply.ok || reply.body.locked) throw new Error('No summary was handed out')
      return reply.body
    },
    correct: (
      node: Pick<TestApp, 'call'>,
      { headers }: Person,
      id: string,
      ...[operations, revision = 0]: [operations: Operations, revision?: number]
    ) =>
      node.call('PATCH /api/transcripts/:id', {
        path: transcriptPath(id),
        headers,
        payload: { revision, operations },
      }),
    read: async ({ headers }: Person, id: string) => {
      const reply = await server.call('GET /api/transcripts/:id', { path: transcriptPath(id), headers })
      if (!reply.ok) throw new Error(reply.problem.detail)
      return reply.body
    },
    result: async ({ headers }: Person, id: string) => {
      const reply = await server.call('GET /api/summaries/:id', { path: `/api/summaries/${id}`, headers })
      if (!reply.ok || reply.body.state !== 'done' || reply.body.answer.locked) throw new Error('No result')
      return reply.body.answer
    },
    get: async ({ headers }: Person, url: string) => (await server.app.inject({ url, headers })).body,
    createMember: () => createMember(server),
  }
}
