import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { RunEvent } from '#contract/run-events.ts'
import type { Database } from '#server/db/database.ts'
import {
  openEventWriter,
  RunLost,
  appendEvents,
  endRun,
  readEvents,
} from '#server/features/summaries/runs/events.ts'
import type { EventWriter } from '#server/features/summaries/runs/events.ts'
import { claimRun, insertRun, requeueRun } from '#server/features/summaries/runs/repo.ts'
import type { ClaimedRun } from '#server/features/summaries/runs/repo.ts'
import { systemClock } from '#server/lib/clock.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { createTestDatabase, emptyTables } from '#tests/setup/test-database.ts'

const task = { subject: { videoId: 'hQVTIJBZook' }, style: 'standard', language: 'en' } as const
const deadlineMs = 60_000
const stage: RunEvent = { event: 'stage', data: { stage: 'summary', text: 'x' } }

let database: Database
let id = ''
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  id = (await insertRun(database.db, { key: 'one', task, isFirst: false }, deadlineMs))?.id ?? ''
})
afterAll(() => database.close())

async function claim(): Promise<ClaimedRun> {
  const run = await claimRun(database.db, id)
  if (run === null) throw new Error('not claimed')
  return run
}

function write(run: ClaimedRun, onFailed = (): void => undefined): EventWriter {
  const { signal } = new AbortController()
  return openEventWriter(run, {
    db: database.db,
    clock: systemClock,
    log: quietLog,
    signal,
    onWritten: () => undefined,
    onFailed,
  })
}

it('the fence makes one run of a key at a time', async () => {
  expect(await insertRun(database.db, { key: 'one', task, isFirst: false }, deadlineMs)).toBeNull()
  await endRun(database.db, id, 'cancelled', { code: 'SUMMARY_STOPPED', detail: 'x' })
  expect(await insertRun(database.db, { key: 'one', task, isFirst: false }, deadlineMs)).not.toBeNull()
})

it('the fence lets nothing of an earlier attempt through once another has begun', async () => {
  const dead = await claim()
  const alive = await claim()
  expect(alive.attempt).toBe(dead.attempt + 1)
  const lost = Promise.withResolvers<void>()
  const writer = write(dead, () => lost.resolve())
  writer.emit(stage)
  await expect(writer.flush()).rejects.toThrow(RunLost)
  await lost.promise
  await expect(
    write(dead).end({ state: 'failed', problem: { code: 'INTERNAL', detail: 'x' } }),
  ).rejects.toThrow(RunLost)
  expect(await requeueRun(database.db, dead)).toBe(false)
  await write(alive).end({ state: 'failed', problem: { code: 'SUMMARY_FAILED', detail: 'No.' } })
  expect((await readEvents(database.db, id, 1)).map(({ id: seq, event }) => [seq, event])).toEqual([
    [2, 'problem'],
  ])
})

it('the fence ends a run but once', async () => {
  const run = await claim()
  const problem = { code: 'SUMMARY_STOPPED', detail: 'x' } as const
  expect(await endRun(database.db, id, 'cancelled', problem)).toBe(2)
  expect(await endRun(database.db, id, 'cancelled', problem)).toBeNull()
  await expect(write(run).end({ state: 'failed', problem })).rejects.toThrow(RunLost)
  expect(await claimRun(database.db, id)).toBeNull()
  expect(await readEvents(database.db, id, 1)).toHaveLength(1)
})

it('the fence writes nothing twice when only the answer to a write was lost', async () => {
  const run = await claim()
  expect(await appendEvents(database.db, run, [stage])).toBe(true)
  expect(await appendEvents(database.db, run, [stage])).toBe(false)
  expect(await readEvents(database.db, id, 1)).toHaveLength(1)
})

it('gathers pieces of text that come together into one row, and keeps the order', async () => {
  const writer = write(await claim())
  for (const text of ['a', 'b', 'c']) writer.emit({ event: 'text', data: { text } })
  writer.emit(stage)
  for (const text of ['d', 'e']) writer.emit({ event: 'text', data: { text } })
  await writer.flush()
  writer.emit({ event: 'text', data: { text: 'f' } })
  await writer.flush()
  const written = (await readEvents(database.db, id, 1)).map(({ id: seq, data }) => [
    seq,
    'text' in data && data.text,
  ])
  expect(written).toEqual([
    [2, 'abc'],
    [3, 'x'],
    [4, 'de'],
    [5, 'f'],
  ])
})
