import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { summaryAnswerSchema } from '#contract/summaries.ts'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { createScriptedEngine, everyMs } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import {
  collect,
  createBrowser,
  followRunAgain,
  followSummary,
  pasteTranscript,
} from '#tests/setup/follow.ts'
import type { Browser, FollowedEvent } from '#tests/setup/follow.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { TestNode } from '#tests/setup/start-node.ts'

const transcript = { videoUrl: 'youtu.be/hQVTIJBZook' }
const speech = { videoUrl: 'youtu.be/WZyRbnpGyzQ' }
const listening = { port: 0, host: '127.0.0.1' }

/** One node with a worker and one without, on one database. */
let first: TestApp
let second: TestNode
let other: Database
let origins: [string, string]

beforeAll(async () => {
  const engine = createScriptedEngine({ insights: 4, pace: everyMs(70) })
  first = await startApp({ engine })
  other = connectDatabase(first.database.connection, quietLog)
  second = await startNode(other, first.deps.log, { engine, concurrency: null })
  origins = [await first.app.listen(listening), await second.app.listen(listening)]
})
afterAll(async () => {
  await second.close()
  await other.close()
  await first[Symbol.asyncDispose]()
})

describe('following a run', () => {
  it('tells everything in order, each statement checked, and ends with the summary', async () => {
    const events = await collect(followSummary(origins[0], transcript))
    expect(events.map(({ id }) => id)).toEqual(events.map((_event, position) => position + 1))
    expect(events.map(({ event }) => event)).toEqual([
      'run',
      'stage',
      'video',
      'stage',
      'gist',
      'chapter',
      'text',
      'sentence',
      'insight',
      'text',
      'sentence',
      'insight',
      'text',
      'sentence',
      'insight',
      'text',
      'sentence',
      'insight',
      'written',
      'done',
    ])
    const insights = events.flatMap((event) => (event.event === 'insight' ? [event.data] : []))
    expect(insights.map(({ findings }) => findings.quote)).toEqual(['exact', 'exact', 'exact', 'exact'])
    const done = events.at(-1)
    if (done?.event !== 'done' || done.data.locked) throw new Error('not done')
    expect(done.data.insights).toEqual(insights)
    const sentences = events.flatMap((event) => (event.event === 'sentence' ? [event.data.sentence] : []))
    expect(done.data.summarySentences).toEqual(sentences)
    expect(sentences.map((sentence) => sentence?.text).join(' ')).toBe(done.data.summary)
  })

  it('goes on after any event, on either node, without loss or repetition', async () => {
    const browser = createBrowser()
    const whole = await collect(followSummary(origins[1], speech, { browser }))
    const runId = runOf(whole)
    for (const [position, { id }] of whole.slice(0, -1).entries()) {
      const origin = origins[position % 2] ?? ''
      const rest = await collect(followRunAgain(origin, runId, { lastEventId: id, browser }))
      expect(rest).toEqual(whole.slice(position + 1))
    }
    expect(await collect(followRunAgain(origins[0], runId, { lastEventId: whole.length, browser }))).toEqual(
      [],
    )
  })

  it('answers with JSON at the end when nothing else is asked for', async () => {
    const browser = createBrowser()
    const body = JSON.stringify({ transcriptId: await paste(browser, newText()) })
    const headers = { 'content-type': 'application/json', ...browser.headers() }
    const asked = { method: 'POST', headers, body }
    const made = await fetch(`${origins[1]}/api/summarize`, asked)
    expect(summaryAnswerSchema.parse(await made.json())).toMatchObject({
      cached: false,
      keyInsights: ['Point 1.'],
    })
    const stored = await fetch(`${origins[0]}/api/summarize`, asked)
    expect(summaryAnswerSchema.parse(await stored.json())).toMatchObject({
      cached: true,
      keyInsights: ['Point 1.'],
    })
  })

  it('makes one run of the same request on all nodes at once, and another of another request', async () => {
    const browser = createBrowser()
    const transcriptId = await paste(browser, newText())
    const standard = [0, 1, 0, 1].map((node) =>
      followSummary(origins[node] ?? '', { transcriptId }, { browser }),
    )
    const brief = followSummary(origins[0], { transcriptId, style: 'brief' }, { browser })
    const followed = await Promise.all([...standard, brief].map(collect))
    const [run, ...others] = followed.map(runOf)
    expect(others.slice(0, 3)).toEqual([run, run, run])
    expect(others[3]).not.toBe(run)
  })

  it('knows no run that is not there', async () => {
    const answer = await first.call('GET /api/runs/:id/events', {
      path: `/api/runs/${crypto.randomUUID()}/events`,
    })
    expect(answer).toMatchObject({ ok: false, status: 404, problem: { code: 'NOT_FOUND' } })
  })

  it('moves followers of a stopping node to another, which goes on where they were', async () => {
    const database = connectDatabase(first.database.connection, quietLog)
    const leaving = await startNode(database, first.deps.log, {
      engine: first.deps.engine,
      concurrency: null,
    })
    const origin = await leaving.app.listen(listening)
    const browser = createBrowser()
    const transcriptId = await paste(browser, newText(3))
    const events = followSummary(origin, { transcriptId }, { browser })
    const before = [(await events.next()).value, (await events.next()).value].filter(
      (event) => event !== undefined,
    )
    const closed = leaving.close()
    before.push(...(await collect(events)))
    const lastEventId = before.at(-1)?.id ?? 0
    const after = await collect(followRunAgain(origins[0], runOf(before), { lastEventId, browser }))
    await closed
    await database.close()
    expect([...before, ...after].map(({ id }) => id)).toEqual(
      [...before, ...after].map((_event, position) => position + 1),
    )
    expect(after.at(-1)?.event).toBe('done')
  })
})

let texts = 0

/** A text that nothing was made of yet. */
function newText(sentences = 1): string {
  texts += 1
  return Array.from(
    { length: sentences },
    (_, at) => `This is sentence number ${at} of paste ${texts}.`,
  ).join('\n')
}

async function paste(browser: Browser, text: string): Promise<string> {
  return await pasteTranscript(origins[0], text, browser)
}

function runOf(events: readonly FollowedEvent[]): string {
  const [run] = events
  if (run?.event !== 'run') throw new Error('The first event does not name the run')
  return run.data.runId
}
