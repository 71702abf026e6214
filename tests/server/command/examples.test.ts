import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { summarizeText } from '#tests/server/history/member.ts'
import { createProgram, createSubscriber } from '#tests/server/security/people.ts'
import { cameOut, documentedExamples, runExample } from '#tests/unit/command/documented-examples.ts'

let server: TestApp
let env: Readonly<Record<string, string>> = {}
beforeAll(async () => {
  server = await startApp()
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  // Files of a whole history need a plan.
  const member = await createSubscriber(server, 'pro')
  env = { PRECIS_SERVER: origin, PRECIS_KEY: (await createProgram(server, member)).secret }
  // What an example about a search looks for.
  const text = 'The rivers rise in the hills. They flow to the sea. Ships brought tea up the rivers.'
  await summarizeText(server, { title: 'Rivers', text, headers: member.headers })
})
afterAll(() => server[Symbol.asyncDispose]())

it.each(await documentedExamples())('an example of the help works with a server: %s', async (example) => {
  const ran = await runExample(example, { env, fetch })
  expect(cameOut(example, ran), JSON.stringify(ran)).toBe(true)
})
