import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { RunEvent } from '#contract/summaries.ts'
import { appendEvents, endRun, readEvents } from '#server/features/runs/event-rows.ts'
import { openEventWriter } from '#server/features/runs/event-writer.ts'
import type { EventWriter } from '#server/features/runs/event-writer.ts'
import { claimRun, insertRun, requeueRun } from '#server/features/runs/repo.ts'
import type { ClaimedRun } from '#server/features/runs/repo.ts'
import { RunLost } from '#server/features/runs/lost-run.ts'
import { systemClock } from '#server/lib/system-clock.ts'
import { createTestDatabase, emptyTables } from '#tests/setup/test-database.ts'

const task = { subject: { videoId: 'hQVTIJBZook' }, style: 'standard', language: 'en' } as const
const given = { placeId: crypto.randomUUID(), deadlineMs: 60_000, leaseMs: 60_000 }
const stage: RunEvent = { event: 'stage', data: { stage: 'summary', text: 'x' } }

let database: Database
let id = ''
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await emptyTables(database)
  id = (await insertRun(database.orm, { key: 'one', task, isFirst: false }, given))?.id ?? ''
})
afterAll(() => database.close())

async function claim(): Promise<ClaimedRun> {
  const run = await claimRun(database.orm, id, 'here')
  if (run === null) throw new Error('not claimed')
  return run
}

function write(run: ClaimedRun, onLost = (): void => undefined): EventWriter {
  const { signal } = new AbortController()
  return openEventWriter(run, {
    orm: database.orm,
    clock: systemClock,
    signal,
    onWritten: () => undefined,
    onLost,
  })
}

it('makes one run of a key at a time', async () => {
  expect(await insertRun(database.orm, { key: 'one', task, isFirst: false }, given)).toBeNull()
  await endRun(database.orm, id, 'cancelled', { code: 'SUMMARY_STOPPED', detail: 'x' })
  expect(await insertRun(database.orm, { key: 'one', task, isFirst: false }, given)).not.toBeNull()
})

it('lets nothing of an earlier attempt through once another has begun', async () => {
  const dead = await claim()
  const alive = await claim()
  expect(alive.attempt).toBe(dead.attempt + 1)
  const lost = Promise.withResolvers<void>()
  const writer = write(dead, () => lost.resolve())
  writer.tell(stage)
  await expect(writer.flush()).rejects.toThrow(RunLost)
  await lost.promise
  await expect(
    write(dead).end({ state: 'failed', problem: { code: 'INTERNAL', detail: 'x' } }),
  ).rejects.toThrow(RunLost)
  expect(await requeueRun(database.orm, dead)).toBe(false)
  await write(alive).end({ state: 'failed', problem: { code: 'SUMMARY_FAILED', detail: 'No.' } })
  expect((await readEvents(database.orm, id, 1)).map(({ id: seq, event }) => [seq, event])).toEqual([
    [2, 'problem'],
  ])
})

it('ends a run but once', async () => {
  const run = await claim()
  const problem = { code: 'SUMMARY_STOPPED', detail: 'x' } as const
  expect(await endRun(database.orm, id, 'cancelled', problem)).toBe(2)
  expect(await endRun(database.orm, id, 'cancelled', problem)).toBeNull()
  await expect(write(run).end({ state: 'failed', problem })).rejects.toThrow(RunLost)
  expect(await claimRun(database.orm, id, 'here')).toBeNull()
  expect(await readEvents(database.orm, id, 1)).toHaveLength(1)
})

it('writes nothing twice when only the answer to a write was lost', async () => {
  const run = await claim()
  expect(await appendEvents(database.orm, run, [stage])).toBe(true)
  expect(await appendEvents(database.orm, run, [stage])).toBe(false)
  expect(await readEvents(database.orm, id, 1)).toHaveLength(1)
})

it('gathers pieces of text that come together into one row, and keeps the order', async () => {
  const writer = write(await claim())
  for (const text of ['a', 'b', 'c']) writer.tell({ event: 'text', data: { text } })
  writer.tell(stage)
  for (const text of ['d', 'e']) writer.tell({ event: 'text', data: { text } })
  await writer.flush()
  writer.tell({ event: 'text', data: { text: 'f' } })
  await writer.flush()
  const told = (await readEvents(database.orm, id, 1)).map(({ id: seq, data }) => [
    seq,
    'text' in data && data.text,
  ])
  expect(told).toEqual([
    [2, 'abc'],
    [3, 'x'],
    [4, 'de'],
    [5, 'f'],
  ])
})
