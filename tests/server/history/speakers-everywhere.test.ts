import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createOverviewEngine } from '#server/engines/model/overview-engine.ts'
import { systemClock } from '#server/lib/clock.ts'
import { noLineChecks } from '#server/ports/summary-engine.ts'
import { yesChecker } from '#tests/fakes/line-checkers.ts'
import { createOverviewModel } from '#tests/fakes/overview-model.ts'
import { createProgram, createSubscriber } from '#tests/server/security/people.ts'
import type { Person } from '#tests/server/security/people.ts'
import { runPrecis } from '#tests/unit/command/run-precis.ts'
import { collect } from '../collections/listed-account.ts'
import { startAccountWorld } from '../command/account-world.ts'
import { connectClient } from '../mcp/two-nodes.ts'
import { summarizeText } from './member.ts'

/** Nobody is called by these names in what is said, so that they stand where the transcript's labels do. */
const names = /Priya Shah|Tom Ebert|Elena Ruiz/
const meeting = `Priya Shah: Good morning, the first point is the launch of the new booking page.
Tom Ebert: The tests are green, but the payment page is still slow in Safari.
Priya Shah: Then it is decided, we launch the booking page on the 14th of May.
Elena Ruiz: I will write the help article for the new page by Monday.
Tom Ebert: I will fix the payment page in Safari by Thursday evening.
Priya Shah: I promise to send the budget for translations to all of you on Friday.
Elena Ruiz: We agreed to have ten thousand euros for translations this year.`

const model = createOverviewModel()
let server: Awaited<ReturnType<typeof startAccountWorld>>
let owner: Person
let secret: string
let item: string
let collection: string
let sharedAs: string
beforeAll(async () => {
  server = await startAccountWorld({
    overviewEngine: createOverviewEngine({
      models: [model],
      clock: systemClock,
      random: Math.random,
      onCall: () => undefined,
    }),
    lineChecks: { ...noLineChecks, checker: yesChecker },
  })
  owner = await createSubscriber(server, 'unlimited')
  const { headers } = owner
  secret = (await createProgram(server, owner)).secret
  item = await summarizeText(server, { text: meeting, title: 'Launch', headers })
  const other = await summarizeText(server, { text: meeting.replace('May', 'June'), title: 'Again', headers })
  collection = (await collect(server, owner, { title: 'Meetings', historyIds: [item, other] })).id
  await get(`/api/collections/${collection}/overview`, 'POST')
  await vi.waitFor(
    async () => expect(await get(`/api/collections/${collection}/overview`)).toContain('"isBeingMade":false'),
    {
      timeout: 60_000,
    },
  )
  sharedAs = await pathIn(`/api/collections/${collection}/share`)
})
afterAll(() => server[Symbol.asyncDispose]())

async function get(url: string, method: 'GET' | 'POST' = 'GET'): Promise<string> {
  const answer = await server.app.inject({ url, method, headers: owner.headers })
  expect(answer.statusCode).toBeLessThan(300)
  return answer.body
}

/** The address that a call makes. */
async function pathIn(url: string): Promise<string> {
  return /"\w+Path":"([^"]+)"/.exec(await get(url, 'POST'))?.[1] ?? ''
}

async function command(...given: string[]): Promise<string> {
  const env = { PRECIS_SERVER: server.origin, PRECIS_KEY: secret }
  return (await runPrecis([...given, '-q'], { env, fetch })).output
}

async function tool(name: string, given: Record<string, unknown>): Promise<string> {
  await using connected = await connectClient([server.origin], secret)
  return JSON.stringify(await connected.client.callTool({ name, arguments: given }))
}

/** Outputs with lines outside of the result itself, and what each gives. */
const outputs: readonly [name: string, read: () => Promise<string>][] = [
  ['the row of a history', () => get('/api/history')],
  ['a line that a search found', async () => onlyHits(await get('/api/history?q=translations'))],
  [
    'a sentence of the transcript that a search found',
    async () => onlyHits(await get('/api/history?q=green')),
  ],
  ['the cover of a library', () => get('/api/library')],
  [
    'a shared result',
    async () => get((await pathIn(`/api/history/${item}/share`)).replace('/s/', '/api/shared/')),
  ],
  ['the video of a collection', () => get(`/api/collections/${collection}/items`)],
  ['the overview of a collection', () => get(`/api/collections/${collection}/overview`)],
  ['the file of a collection', async () => sectionsOf(await get(`/api/collections/${collection}/file`))],
  ['a shared collection', () => get(`/api/shared-collections/${sharedAs.replace('/c/', '')}`)],
  ['a collection in a terminal', () => command('collection', 'show', collection)],
  ['a collection for agents', () => tool('read_collections', { id: collection })],
]

/** The lines that a search found, without the rest of a page of the history. */
function onlyHits(page: string): string {
  return [...page.matchAll(/"hits":(\[.*?\]),"isShared"/g)].map(([, hits]) => hits).join('')
}

/** The part of a collection's file above the summaries. */
function sectionsOf(file: string): string {
  return file.slice(0, file.indexOf('\n## ', file.indexOf('\n## Each video') + 1))
}

it.each(outputs)('%s says who speaks', async (_name, read) => {
  expect(await read()).toMatch(names)
})

it('a model that writes an overview is shown who says each line', () => {
  expect(model.calls[0]?.prompt).toMatch(/^\[s\d+\] (Launch|Again), (Priya Shah|Tom Ebert|Elena Ruiz): /m)
})
