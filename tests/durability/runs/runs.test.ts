import type { ClientConfig } from 'pg'
import { afterAll, beforeAll, expect, inject, it, onTestFailed } from 'vitest'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import type { EmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { migrate } from '#server/db/migrate.ts'
import { withClient } from '#server/db/pool.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { makeUsedFolder, serverPid } from '../data-folder.ts'
import type { TestFolder } from '../data-folder.ts'
import { signalAll } from '../process-tree.ts'
import { beginToFollow, followOn } from './follow-on.ts'
import type { Shown } from './follow-on.ts'
import { startNodeProcess } from './start-node-process.ts'

const transcript = 'youtu.be/hQVTIJBZook'
const speech = 'youtu.be/WZyRbnpGyzQ'
const steady = { stepMs: 200, insights: 8 }
const followers = inject('followers')

declare module 'vitest' {
  interface ProvidedContext {
    /** The number of those that follow one summary at once. */
    followers: number
  }
}

let folder: TestFolder
let server: EmbeddedServer
let databases = 0
beforeAll(async () => {
  folder = await makeUsedFolder()
  server = await startEmbeddedServer({
    dataDir: folder.path,
    log: quietLog,
    settings: { max_connections: '100' },
  })
})
afterAll(async () => {
  await server.stop()
  await folder[Symbol.asyncDispose]()
})

/** A database of its own for a test, in which nothing was summarized yet. */
async function makeDatabase(): Promise<ClientConfig> {
  databases += 1
  const database = `runs_${databases}`
  await withClient(server.connection, (client) => client.query(`create database ${database}`))
  const connection = { ...server.connection, database }
  await migrate(connection, { log: quietLog })
  return connection
}

/** The number of reservations are in each state. */
async function readStates(connection: ClientConfig): Promise<{ state: string; count: number }[]> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ state: string; count: number }>(
      'select state, count(*)::int as count from reservations group by state',
    )
    return rows
  })
}

/** All that was shown while the summary was made is what it consists of in the end. */
function expectWhole(shown: Shown): void {
  expect(shown.problem).toBeNull()
  expect(shown.insights).toEqual(shown.summary?.insights)
  expect(shown.text).toBe(shown.summary?.summary)
  expect(shown.gist).toBe(shown.summary?.gist)
}

it('a run goes on when a worker is killed and another frozen in the middle of their runs', async () => {
  const connection = await makeDatabase()
  await using web = await startNodeProcess({ connection, concurrency: null, ...steady })
  // Both stop after their third insight, so that they are in the middle when they are stopped, however busy
  // the machine is.
  const halting = { connection, concurrency: 1, ...steady, heldStep: 4 }
  await using killed = await startNodeProcess(halting)
  await using frozen = await startNodeProcess(halting)
  await using spare = await startNodeProcess({ connection, concurrency: 4, ...steady })
  signalAll([spare.pid], 'SIGSTOP')
  const followed = [transcript, speech].map((video) => beginToFollow(web.origin, video))
  await Promise.all(followed.map(({ reaches }) => reaches(({ insights }) => insights.length === 3)))
  signalAll([killed.pid], 'SIGKILL')
  signalAll([frozen.pid], 'SIGSTOP')
  signalAll([spare.pid], 'SIGCONT')
  await Promise.all(followed.map(({ reaches }) => reaches(({ restarts }) => restarts === 1)))
  signalAll([frozen.pid], 'SIGCONT')
  for (const { end } of followed) {
    const shown = await end
    expectWhole(shown)
    expect(shown.restarts).toBe(1)
  }
  expect(await readStates(connection)).toEqual([{ state: 'committed', count: 2 }])
})

it('a run goes on when the database is killed and comes back in the middle of a run', async () => {
  const connection = await makeDatabase()
  await using node = await startNodeProcess({ connection, concurrency: 1, ...steady })
  const following = beginToFollow(node.origin, transcript)
  await following.reaches(({ insights }) => insights.length === 3)
  signalAll([await serverPid(folder.path)], 'SIGKILL')
  const shown = await following.end
  expectWhole(shown)
  expect(shown.restarts, 'the worker waited for the database').toBe(0)
})

const limit = { timeout: testTimeoutMs(30 + followers / 4) }

it(
  `a run shows ${followers} followers the same, whose connections are cut at every event`,
  limit,
  async () => {
    const connection = await makeDatabase()
    const orders = { connection, concurrency: 1, stepMs: 100, insights: 1 }
    await using one = await startNodeProcess(orders)
    await using other = await startNodeProcess(orders)
    onTestFailed(() => void process.stderr.write([...one.lines, ...other.lines].slice(-20).join('\n')))
    const nodes = [one.origin, other.origin]
    const all = await Promise.all(
      Array.from({ length: followers }, (_, position) =>
        followOn(position % 2 === 0 ? nodes : nodes.toReversed(), transcript, { cutAfter: 1 }),
      ),
    )
    const [first] = all
    if (first === undefined) throw new Error('nobody followed')
    expectWhole(first)
    expect(new Set(all.map((shown) => JSON.stringify(summaryOf(shown)))).size, 'one summary for all').toBe(1)
    const followed = all.filter(({ runId }) => runId !== null)
    const whatRunShowed = (shown: Shown): string => JSON.stringify({ ...shown, summary: null })
    expect(followed.length).toBeGreaterThan(followers / 2)
    // Who waited until the run was over joins another, which finds the summary in the store.
    const runs = new Set(followed.map(({ runId }) => runId))
    expect(new Set(followed.map(whatRunShowed)).size, 'one course of events for all of a run').toBe(runs.size)
    expect(new Set(all.map(({ summary }) => summary?.historyId)).size, 'an address for each').toBe(followers)
    // A node that is too busy releases the reservation, and its caller comes again.
    const ledger = await readStates(connection)
    expect(
      ledger.filter(({ state }) => state !== 'released'),
      'each was charged once',
    ).toEqual([{ state: 'committed', count: followers }])
  },
)

/** The summary without what is the follower's own, and without whether it was there already. */
function summaryOf({ summary }: Shown): object | null {
  return summary === null ? null : { ...summary, historyId: null, cached: null }
}
