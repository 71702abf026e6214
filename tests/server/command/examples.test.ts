import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createMember, createProgram } from '#tests/server/security/people.ts'
import { cameOut, documentedExamples, runExample } from '#tests/unit/command/documented-examples.ts'

let server: TestApp
let env: Readonly<Record<string, string>> = {}
beforeAll(async () => {
  server = await startApp()
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const member = await createMember(server)
  // Files of a whole history need a plan.
  await server.database.db.execute(sql`
    insert into entitlements (user_id, plan, since, until, is_demo)
    select id, 'pro', now(), now() + interval '1 month', true from users where email = ${member.email}`)
  env = { PRECIS_SERVER: origin, PRECIS_KEY: (await createProgram(server, member)).secret }
  // What an example about a search looks for.
  const spoken = 'The rivers rise in the hills. They flow to the sea. Ships brought tea up the rivers.'
  const headers = { ...member.headers, 'content-type': 'application/octet-stream' }
  const given = await server.call('POST /api/transcripts', {
    headers,
    query: { title: 'Rivers' },
    payload: spoken,
  })
  if (!given.ok) throw new Error(given.problem.detail)
  const payload = { transcriptId: given.body.transcript.id }
  await server.call('POST /api/summarize', { headers: member.headers, payload })
})
afterAll(() => server[Symbol.asyncDispose]())

it.each(await documentedExamples())('an example of the help works with a server: %s', async (example) => {
  const ran = await runExample(example, { env, fetch })
  expect(cameOut(example, ran), JSON.stringify(ran)).toBe(true)
})
