import { afterAll, beforeAll, expect, it } from 'vitest'
import { summarizeText } from '#tests/server/history/member.ts'
import { createProgram, createSubscriber } from '#tests/server/security/people.ts'
import type { Person } from '#tests/server/security/people.ts'
import { cameOut, documentedExamples, runExample } from '#tests/unit/command/documented-examples.ts'
import { collect } from '../collections/listed-account.ts'
import { channelLink, passDay, startAccountWorld } from './account-world.ts'

let server: Awaited<ReturnType<typeof startAccountWorld>>
let member: Person
let env: Readonly<Record<string, string>> = {}
beforeAll(async () => {
  server = await startAccountWorld()
  // Files of a whole history need a plan.
  member = await createSubscriber(server, 'pro')
  env = { PRECIS_SERVER: server.origin, PRECIS_KEY: (await createProgram(server, member)).secret }
  // What an example about a search looks for, and the collection of others.
  const text = 'The rivers rise in the hills. They flow to the sea. Ships brought tea up the rivers.'
  const rivers = await summarizeText(server, { title: 'Rivers', text, headers: member.headers })
  await collect(server, member, { title: 'Rivers', historyIds: [rivers] })
  await followNasa()
  await passDay(server)
})
afterAll(() => server[Symbol.asyncDispose]())

async function followNasa(): Promise<void> {
  const payload = { url: channelLink, backlog: 1 }
  await server.call('POST /api/follows', { headers: member.headers, payload })
}

it.each(await documentedExamples())('an example of the help works with a server: %s', async (example) => {
  // One of them ends it.
  if (/^precis (?:follow|digest)\b/.test(example)) await followNasa()
  const ran = await runExample(example, { env, fetch })
  expect(cameOut(example, ran), JSON.stringify(ran)).toBe(true)
})
