import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { findUser } from '#server/features/accounts/service.ts'
import { workOnFollowing } from '#server/features/following/follow-work.ts'
import { storeReading } from '#server/features/following/read-followed.ts'
import type { Transcribed } from '#server/features/transcripts/context.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createSingleFlight } from '#server/lib/concurrency.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { spawnForTest } from '#tests/setup/spawn-for-test.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { TestNode } from '#tests/setup/start-node.ts'
import { emptyTables } from '#tests/setup/test-database.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { jump, takeClock } from '../quota/quota-case.ts'
import { createSubscriber } from '../security/people.ts'
import type { Person } from '../security/people.ts'
import { countDays } from './count-days.ts'
import { chanceOf, simulateDays, simulatedChannels } from './simulated-days.ts'
import type { SimulatedDays } from './simulated-days.ts'
import { simulateHub } from './simulated-hub.ts'
import type { HubOfDays } from './simulated-hub.ts'

const hour = 3_600_000
const engine = createScriptedEngine({ insights: 2, pace: async () => undefined })
let app: TestApp
let other: TestNode
/** The engine for the summaries of a play with `kill -9`; none while the node that is killed lives. */
let worker: TestNode | null = null
/** A third node, in a process of its own that ends nothing of what it takes. */
let victim: { child: ChildProcess; hasSummary: boolean } | null = null

async function createPayer(): Promise<Person & { id: string; personId: string }> {
  const person = await createSubscriber(app, 'unlimited')
  const user = await findUser(app.deps, person.email)
  return { ...person, id: user?.id ?? '', personId: user?.personId ?? '' }
}

const turnsBetweenSweeps = 100

/** Lets both nodes work until nothing is left to do; the second one hangs where it is when it is killed. */
async function workBoth(days: SimulatedDays, { hubs }: HubOfDays): Promise<void> {
  const { feeds, lists: videoLists, captions } = days
  const common = { feeds, hubs, videoLists, transcriptSources: [captions], clock: systemClock }
  const nodes = [
    { ...app.deps, ...common },
    { ...other.deps, ...common },
  ]
  const signal = AbortSignal.timeout(testTimeoutMs(60))
  // Once a minute in the product: settles what a lost answer of the database left open.
  await app.runs.sweep(signal)
  for (let turn = 1; ; turn += 1) {
    const [one, two] = nodes
    if (one === undefined || two === undefined) return
    const found = await Promise.all([
      workOnFollowing(one, signal),
      days.clock.isNodeHanging ? 0 : workOnFollowing(two, signal),
    ])
    const { rows } = await app.database.pool.query(
      `select from followed_items where state = 'working' limit 1`,
    )
    if (signal.aborted) throw new Error('The work of an hour never came to an end')
    if (found.every((count) => count === 0)) {
      if (rows.length === 0) return
      if (victim?.hasSummary === true) await killVictim()
      if (turn % turnsBetweenSweeps === 0) await app.runs.sweep(signal)
      await systemClock.wait(10, signal)
    }
  }
}

/**
 * Takes what is due and never gives it back, as a node that is killed in the middle of its work. What it
 * waits for is its own: nobody on a node that lives may join it. Where nothing was due it is not killed.
 */
async function killSecondNode(days: SimulatedDays): Promise<void> {
  const taken = Promise.withResolvers<void>()
  const never = (): Promise<never> => {
    taken.resolve()
    return new Promise(() => undefined)
  }
  const dying = {
    ...other.deps,
    feeds: { ...days.feeds, read: never },
    videoLists: days.lists,
    transcriptSources: [{ name: 'youtube' as const, fetch: never }],
    clock: systemClock,
    transcriptFlights: createSingleFlight<Transcribed>(),
  }
  const work = workOnFollowing(dying, new AbortController().signal)
  days.clock.isNodeHanging = await Promise.race([work.then(() => false), taken.promise.then(() => true)])
}

/** Starts the third node, which takes a share of what is due, and the first summary, until it is killed. */
async function startVictim(days: SimulatedDays, seed: number, start: number): Promise<void> {
  await worker?.close()
  worker = null
  const given = { connection: app.database.connection, seed, start, now: days.clock.now }
  const program = path.join(import.meta.dirname, 'killed-node-process.ts')
  const child = spawnForTest(process.execPath, [program, JSON.stringify(given)])
  child.stderr.on('data', (text: Buffer) => process.stderr.write(text))
  const started = { child, hasSummary: false }
  let said = ''
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString()
    started.hasSummary = said.includes('has a summary')
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The node to kill ended by itself')
  })
  while (!said.includes('at work')) await Promise.race([once(child.stdout, 'data'), ended])
  ended.catch(() => undefined)
  victim = started
}

/** It has a summary in its hands, for which the others wait. */
async function killVictim(): Promise<void> {
  victim?.child.kill('SIGKILL')
  victim = null
  worker = await startWorker()
}

async function startWorker(): Promise<TestNode> {
  return await startNode(app.database, pino({ level: 'silent' }), { isCounted: true, engine })
}

/** Stores the same news many times at once, as readings do that overtake each other. */
async function flood(days: SimulatedDays): Promise<void> {
  const { rows } = await app.database.pool.query<{ id: string; source_key: string }>(
    'select id, source_key from watches',
  )
  await Promise.all(
    rows.flatMap(({ id, source_key: key }) => {
      const channel = simulatedChannels.indexOf(key) + 1
      const entries = days
        .published(channel)
        .slice(0, 3)
        .map((video) => ({
          key: video.key,
          videoId: video.key,
          url: `https://www.youtube.com/watch?v=${video.key}`,
          title: video.title,
          publishedAt: video.at,
          soundUrl: null,
          transcripts: [],
        }))
      return Array.from({ length: 5 }, () => storeReading(app.deps.db, id, { entries, seenBy: 'feed' }))
    }),
  )
}

/** A hub that calls one node or the other. */
function openHub(days: SimulatedDays, seed: number, start: number): HubOfDays {
  const chance = chanceOf(seed + 3)
  return simulateHub(days, { seed, start }, async ({ method, path: url, headers = {}, body }) => {
    const node = chance() < 0.5 ? app : other
    const payload = body === undefined ? {} : { payload: body }
    const { statusCode: status, body: text } = await node.app.inject({ method, url, headers, ...payload })
    return { status, text }
  })
}

/** Plays five days and their last hours of a seed on the two nodes, and looks at what came of them. */
async function playDays(seed: number, death: Death): Promise<string> {
  await emptyTables(app.database)
  await takeClock(app.database)
  if (death === 'kill -9') worker ??= await startWorker()
  const start = Date.now()
  const days = simulateDays(seed, start)
  const hub = openHub(days, seed, start)
  const chance = chanceOf(seed + 1)
  app.deps.feeds = days.feeds
  app.deps.videoLists = days.lists
  const followers = [await createPayer(), await createPayer()]
  for (const { headers } of followers) {
    for (const channel of simulatedChannels) {
      const payload = { url: `https://www.youtube.com/channel/${channel}`, backlog: 0 }
      const reply = await app.call('POST /api/follows', { headers, payload })
      expect(reply.status, `seed ${seed}`).toBe(201)
    }
  }
  const move = async (ms: number): Promise<void> => {
    days.clock.now += ms
    await jump(app.database, ms)
  }
  for (let hours = 0; hours < 6 * 24; hours += 1) {
    await move(hour)
    if (death === 'kill -9' && hours === 20) await startVictim(days, seed, start)
    if (death === 'played' && hours >= 30 && hours < 40 && !days.clock.isNodeHanging)
      await killSecondNode(days)
    if (hours === 40) {
      expect(days.clock.isNodeHanging, `seed ${seed}: a node was killed`).toBe(death === 'played')
      days.clock.isNodeHanging = false
    }
    // The clock of the database jumps a day ahead, and back.
    if (hours === 60) await jump(app.database, 24 * hour)
    if (hours === 62) await jump(app.database, -24 * hour)
    // From the third day on the newest are stored again and again, all at once.
    if (hours > 72 && chance() < 0.3) await flood(days)
    // What is pushed while both are at work comes as well.
    await Promise.all([hub.act(), workBoth(days, hub)])
  }
  const found = await countDays(app.database, days, { start, followers })
  expect({ seed, ...found }).toEqual({
    seed,
    ...found,
    missed: 0,
    doubled: 0,
    chargedForNothing: 0,
    inWrongState: [],
  })
  expect(hub.counts.accepted, `seed ${seed}: the hub pushed`).toBeGreaterThan(0)
  const { accepted, refused } = hub.counts
  return JSON.stringify({ ...found, pushes: accepted, forgedPushes: refused })
}

/** The way a node dies: within this process, or killed with a summary in its hands, found out later. */
type Death = 'played' | 'kill -9'

/** Registers one test for each seed, with the two nodes that they share. */
export function testFiveDays(seeds: readonly number[], death: Death): void {
  beforeAll(async () => {
    const given = { isCounted: true, engine, ...(death === 'played' ? {} : { concurrency: null }) }
    app = await startApp(given)
    other = await startNode(app.database, pino({ level: 'silent' }), given)
  })
  afterEach(() => takeClock(app.database))
  afterAll(async () => {
    await worker?.close()
    await other.close()
    await app[Symbol.asyncDispose]()
  })

  it.for(seeds)(
    'five days of seed %i: nothing missed, nothing doubled, nothing charged for nothing',
    { timeout: testTimeoutMs(120) },
    async (seed, { annotate }) => {
      await annotate(await playDays(seed, death))
      if (death === 'played') return
      const { rows } = await app.database.pool.query('select from runs where attempt > 1')
      expect(rows.length, 'a summary was taken over from the killed node').toBeGreaterThan(0)
    },
  )
}
