import type { Database } from '#server/db/database.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import type { TestNode } from '#tests/setup/start-node.ts'
import { quantile } from '../table.ts'
import { termOf } from './seed.ts'
import type { Size } from './seed.ts'

/**
 * The time that a call takes of one in two and of 19 in 20, in ms, of the largest account, and how many were
 * not answered.
 */
export type Timed = { call: string; median: number; p95: number; largest: number; failed: number }

type Ask = { method?: 'GET' | 'POST'; url: string; payload?: object }
type Caller = { cookie: string; item: string }

const callers = 12
const rounds = 4
const searched = (term: string): string => `/api/history?q=${term}`
const frequent = termOf(2)
const rare = termOf(29_000)

/** The calls that are made all day, by an account with an item in its history. */
const calls: Readonly<Record<string, (caller: Caller) => Ask>> = {
  'history page': () => ({ url: '/api/history' }),
  'history page by title': () => ({ url: '/api/history?sort=title' }),
  'history page, a frequent word': () => ({ url: searched(frequent) }),
  'history page, a rare word': () => ({ url: searched(rare) }),
  'history page, three words': () => ({ url: searched(`${frequent}+${termOf(40)}+${termOf(300)}`) }),
  transcriptions: () => ({ url: '/api/transcriptions' }),
  'a result': ({ item }) => ({ url: `/api/summaries/${item}` }),
  'what is left of the quota': () => ({ url: '/api/usage-status' }),
  'a question to the library': () => ({
    method: 'POST',
    url: '/api/ask',
    payload: {
      scope: 'library',
      question: `What is said about ${frequent}, ${termOf(300)} and ${termOf(9000)}?`,
    },
  }),
}

/** The same of the site's own people. */
const adminCalls: typeof calls = {
  'users, as admins list them': () => ({ url: '/api/admin/users' }),
  'users by a part of an address': () => ({ url: '/api/admin/users?q=user-77' }),
  'the log of admins': () => ({ url: '/api/admin/audit' }),
}

/**
 * Every hot call on a filled database: of the account with the most, and of others that were chosen by
 * chance.
 */
export async function timeHotCalls(node: TestNode, database: Database, { users }: Size): Promise<Timed[]> {
  const numbers = [1, ...Array.from({ length: callers - 1 }, (_, turn) => 2 + ((turn * 7919) % users))]
  const signedIn: Caller[] = []
  for (const number of numbers) signedIn.push(await enter(node, database, `user-${number}@example.org`))
  const admin = await enter(node, database, 'admin@example.org')
  const timed: Timed[] = []
  for (const [call, ask] of Object.entries(calls)) timed.push(await time(node, call, ask, signedIn))
  for (const [call, ask] of Object.entries(adminCalls)) timed.push(await time(node, call, ask, [admin]))
  return timed
}

async function enter({ deps }: TestNode, { pool }: Database, email: string): Promise<Caller> {
  const { headers } = await signIn(deps, email)
  const { rows } = await pool.query<{ id: string }>(
    `select id from history_items where user_id = (select id from users where email = $1) limit 1`,
    [email],
  )
  return { ...headers, item: rows[0]?.id ?? '00000000-0000-4000-8000-000000000000' }
}

async function time(
  { app }: TestNode,
  call: string,
  ask: (caller: Caller) => Ask,
  callersOf: readonly Caller[],
): Promise<Timed> {
  const times: number[] = []
  const ofLargest: number[] = []
  let failed = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const caller of callersOf) {
      const began = performance.now()
      const { statusCode } = await app.inject({ ...ask(caller), headers: { cookie: caller.cookie } })
      // The first one has the most of all, which few have.
      const into = caller === callersOf[0] && callersOf.length > 1 ? ofLargest : times
      into.push(performance.now() - began)
      if (statusCode >= 500) failed += 1
    }
  }
  return {
    call,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    largest: quantile(ofLargest, 0.5),
    failed,
  }
}
