import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAccess } from '#contract/access.ts'
import type { Outcome, Outcomes } from '#contract/access.ts'
import { contract } from '#contract/api.ts'
import type { RouteSpec } from '#contract/route.ts'
import { keyScopes } from '#product/key-scopes.ts'
import { sql } from '#server/db/sql.ts'
import { createApiKey } from '#server/lib/secret-text.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { createOwner, outsideOfCalls } from './call-case.ts'
import { caseOf } from './calls.ts'
import { adminEmail, createHeld, createMember, createProgram, createTyper, createVisitor } from './people.ts'
import type { Person } from './people.ts'
import type { Asked } from './purchases.ts'

const roles = ['signedOut', 'stranger', 'held', 'key'] as const
type Role = (typeof roles)[number]

/** The answer that each kind of caller gets of each call, as the contract says. */
const table = Object.entries<RouteSpec>(contract).map(([key, spec]) => {
  const { who: _, ...outcomes } = readAccess(key, spec)
  return { key, outcomes }
})
type Row = { key: string; outcomes: Outcomes }
/** The rows that an API key may be tried on: the reports of providers are not there. */
const ofApi = table.filter(({ key }) => key.includes(' /api/') && !/\/webhooks\/(?:razorpay|mail)$/.test(key))
const closedToKeys = new Set(ofApi.filter(({ outcomes }) => outcomes.key === 403))
const answers = [200, 201, 204, 302]

let app: TestApp
let stranger: Person
/** A key may make 120 calls a minute, and there are more rows than that. */
const rowsPerKey = 100
let programs: Person[]
let admin: Person
let held: Person
beforeAll(async () => {
  app = await startApp({
    isCounted: true,
    ...outsideOfCalls(),
  })
  stranger = await createMember(app)
  const keys = Array.from({ length: Math.ceil(table.length / rowsPerKey) })
  programs = await Promise.all(keys.map(async () => await createProgram(app, await createMember(app))))
  held = await createHeld(app)
  admin = await createMember(app, adminEmail)
})
afterAll(() => app[Symbol.asyncDispose]())

/** The status that a caller gets for a call. */
async function make(key: string, asked: Asked, caller: Pick<Person, 'headers'>): Promise<number> {
  return (await send(key, asked, caller)).statusCode
}

async function send(key: string, asked: Asked, { headers }: Pick<Person, 'headers'>) {
  const [method = '', path = ''] = key.split(' ')
  return await app.app.inject({
    method: readMethod(method),
    url: asked.path ?? path,
    headers: { ...asked.headers, ...headers },
    ...(asked.payload === undefined ? {} : { payload: asked.payload }),
  })
}

function readMethod(name: string): 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' {
  const known = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((method) => method === name)
  if (known === undefined) throw new Error(`No such method: ${name}`)
  return known
}

/**
 * The callers that stand in for a column of the table. What would change something for them is asked by a new
 * caller.
 */
async function createCaller(role: Role, row: Row, owner: Person): Promise<Person> {
  const { key, outcomes } = row
  if (role === 'signedOut') return createVisitor()
  if (role === 'key') return programs[Math.floor(table.indexOf(row) / rowsPerKey)] ?? stranger
  const mayChange = outcomes[role] === 'answer' && (!key.startsWith('GET ') || key.includes('logout'))
  if (role === 'stranger') return mayChange ? await createMember(app) : stranger
  if (mayChange) return await createHeld(app)
  return outcomes[role] === 'answer' && outcomes.signedOut !== 'answer'
    ? await createHeld(app, owner.email)
    : held
}

/**
 * The rights of an address that was only typed: the plan of the free visitor they are, and buying a plan for
 * the address.
 */
const openToTyped = new Set(['GET /api/users/:email', 'POST /api/create-subscription-order'])

/** An order of the owner of the address while signed in is not there for a visitor who typed it. */
const hiddenFromTyped = new Set(['POST /api/verify-payment', 'POST /api/demo-payment'])

/** The same for everyone who has the address, so that it may be stored. */
const publicAnswers = new Set([
  'GET /api/collections/feed/:token',
  'GET /api/digests/feed/:token',
  'GET /healthz',
  'GET /readyz',
  'GET /api/shared/:token/image.png',
  'GET /api/moments/:token/image.png',
])

/**
 * A visitor who typed the address of the owner gets what those get who are signed out, with few exceptions.
 */
function outcomeOfTyping({ key, outcomes }: Row): Outcome {
  if (hiddenFromTyped.has(key)) return 404
  return openToTyped.has(key) ? 'answer' : outcomes.signedOut
}

/** The status that a key of the owner with all permissions gets, which is gone afterwards. */
async function makeByOwnKey(key: string, asked: Asked, owner: Person): Promise<number> {
  const program = await createProgram(app, owner)
  const status = await make(key, asked, program)
  await app.deps.db.execute(sql`delete from api_keys where id = ${program.keyId}`)
  return status
}

describe('the access to a call in the contract', () => {
  it.each(table)('is right about $key', async (row) => {
    const { key, outcomes } = row
    const { ask, letIn = answers, owner: kind } = caseOf(key)
    const owner = await createOwner(app, admin, kind)
    const asked = await ask(app, owner)
    const toOutcome = (status: number): 'answer' | number => (letIn.includes(status) ? 'answer' : status)

    const got: [Role, 'answer' | number][] = []
    for (const role of roles) {
      const status = await make(key, asked, await createCaller(role, row, owner))
      got.push([role, toOutcome(status)])
    }
    expect(Object.fromEntries(got)).toEqual(outcomes)

    if (outcomes.signedOut !== 'answer') {
      const typer = await createTyper(app, owner.email || adminEmail)
      expect(toOutcome(await make(key, asked, typer)), 'who typed the address').toBe(outcomeOfTyping(row))
    }
    if (closedToKeys.has(row)) expect(await makeByOwnKey(key, asked, owner), 'a key of its owner').toBe(403)
    const own = await send(key, asked, owner)
    expect(toOutcome(own.statusCode), 'whoever may make it').toBe('answer')
    expect(own.headers['cache-control'] ?? '', 'what is stored').toMatch(
      publicAnswers.has(key) ? /^/ : /no-store/,
    )
  })
})

describe('an API key', () => {
  const scopeOf = (key: string): string | undefined => {
    const specs: Readonly<Record<string, RouteSpec>> = contract
    return specs[key]?.scope
  }

  const open = ofApi.filter((row) => !closedToKeys.has(row))
  it.each(open)('makes $key for its owner with the permission, and not without', async ({ key }) => {
    const { ask, letIn = answers, owner: kind } = caseOf(key)
    const owner = await createOwner(app, admin, kind)
    // An account has room for twenty, and the admin is the owner of more calls.
    await app.deps.db.execute(sql`delete from api_keys`)
    const asked = await ask(app, owner)
    const needed = scopeOf(key)
    const others = keyScopes.filter((scope) => scope !== needed)
    const without = await createProgram(app, owner, others)
    if (needed !== 'any') expect(await make(key, asked, without), 'without the permission').toBe(403)
    expect(letIn, 'with it').toContain(await make(key, asked, await createProgram(app, owner)))
  })

  it.each(ofApi)('that is wrong makes no $key, whatever cookies come with it', async ({ key }) => {
    const wrong = { ...stranger.headers, authorization: `Bearer ${createApiKey()}` }
    const address = { 'x-forwarded-for': createVisitor().headers['x-forwarded-for'] ?? '' }
    expect(await make(key, {}, { headers: { ...wrong, ...address } })).toBe(401)
  })
})

describe('a page of another site', () => {
  const unsafe = table.filter(
    ({ key }) => !key.startsWith('GET ') && !/\/webhooks\/(?:razorpay|mail)$/.test(key),
  )

  it.each(unsafe)('cannot make $key', async ({ key }) => {
    const headers = { ...stranger.headers, 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' }
    expect(await make(key, {}, { headers })).toBe(403)
  })
})
