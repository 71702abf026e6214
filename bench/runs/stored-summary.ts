import { readFile } from 'node:fs/promises'
import { createBrowser } from '#tests/setup/follow.ts'
import { quantile, report } from '../table.ts'
import { ask } from './ask.ts'
import { recordStatements, startBareRoute } from './bare-route.ts'
import { beginMinute } from './context.ts'
import type { BenchContext } from './context.ts'
import { requestsForStored, visitAll } from './visitors.ts'

/** Enough that nobody asks more often than ten times in a round. */
const people = 3000
/** The caller whose statements the bare route runs; who asks makes no difference to what is asked. */
const recordedPeople = 1000
const secondsEach = 2
const secondsToWarmUp = 2
/** Odd, so that one of them is the median. */
const rounds = 9

type Server = { port: number; pid: number }
/** The work of a server in a round: answers a second, and its processor time for each, in ms. */
type Round = { rate: number; processorMs: number }

/**
 * A stored summary of an hour of speech, to people who got it before, beside a bare route of Fastify that
 * runs the same statements over a pool of its own and sends the same bytes, in turn. On a machine that does
 * other things the processor time says more than the rate.
 */
export async function measureStored(context: BenchContext): Promise<void> {
  const { database } = context
  await context.withNode({ concurrency: 4, insights: null, stepMs: 0 }, async (origin, pid) => {
    const browsers = Array.from({ length: people }, createBrowser)
    const response = await visitAll(origin, browsers)
    const body = await response.text()
    if (!response.ok) throw new Error(body)
    const callers = await recordStatements(database, browsers.slice(0, recordedPeople))
    const headers = Object.fromEntries(response.headers)
    const route = await startBareRoute({ connection: { ...database.connection }, headers, body, callers })
    const requests = requestsForStored(browsers)
    const beside = `a bare route with the same ${callers[0]?.length} statements and ${Buffer.byteLength(body)} bytes`
    try {
      const servers = { whole: { port: Number(new URL(origin).port), pid }, bare: route }
      for (const connections of [50, 100]) {
        reportRounds({ connections, beside }, await playRounds(context, servers, { requests, connections }))
      }
    } finally {
      route.stop()
    }
  })
}

async function playRounds(
  { database }: BenchContext,
  { whole, bare }: { whole: Server; bare: Server },
  load: { requests: readonly Buffer[]; connections: number },
): Promise<{ whole: Round; bare: Round }[]> {
  const play = async ({ port, pid }: Server, seconds: number): Promise<Round> => {
    await beginMinute(database)
    const before = await readProcessorMs(pid)
    const rate = await ask({ ...load, port, seconds })
    return { rate, processorMs: ((await readProcessorMs(pid)) - before) / (rate * seconds) }
  }
  await play(bare, secondsToWarmUp)
  await play(whole, secondsToWarmUp)
  const played: { whole: Round; bare: Round }[] = []
  for (let round = 0; round < rounds; round += 1) {
    played.push({ bare: await play(bare, secondsEach), whole: await play(whole, secondsEach) })
  }
  return played
}

function reportRounds(
  { connections, beside }: { connections: number; beside: string },
  played: readonly { whole: Round; bare: Round }[],
): void {
  const medianOf = (value: (round: { whole: Round; bare: Round }) => number): number =>
    quantile(played.map(value), 0.5)
  report({
    what: `stored summaries a second over ${connections} connections`,
    measured: medianOf(({ whole }) => whole.rate).toFixed(0),
    beside: `${beside}, ${medianOf(({ bare }) => bare.rate).toFixed(0)}`,
    ratio: medianOf(({ whole, bare }) => whole.rate / bare.rate),
    wanted: '0.6',
  })
  report({
    what: `processor time of the node for one of them, over ${connections} connections`,
    measured: `${medianOf(({ whole }) => whole.processorMs).toFixed(2)} ms`,
    beside: `the bare route, ${medianOf(({ bare }) => bare.processorMs).toFixed(2)} ms`,
    ratio: medianOf(({ whole, bare }) => whole.processorMs / bare.processorMs),
  })
}

/** A tick of Linux is 10 ms. */
const tickMs = 10

/** The processor time of a process so far: the 14th and 15th field, of which the second may hold blanks. */
async function readProcessorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}
