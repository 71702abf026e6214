import { afterEach, describe, expect, it } from 'vitest'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { complete, numberOf, put, read, record, refuses, remaining } from './recording-app.ts'
import { app, defaultAnswer, ears, openRecordingCase, owner, stateOf } from './recording-case.ts'

openRecordingCase({ hears: false })

const workers: TestApp[] = []
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker[Symbol.asyncDispose]()))
})

/** One more server that hears, on the same database. */
async function startWorker(): Promise<TestApp> {
  const database = { ...app.database, close: async () => undefined }
  const worker = await startApp({ recognizer: ears, hears: true, isCounted: true }, database)
  workers.push(worker)
  return worker
}

/** A recording of so many half minutes, all of which wait to be heard. */
async function send(pieces: number): Promise<string> {
  const { id } = await record(app, owner)
  for (let index = 0; index < pieces; index++) await put(app, owner, [id, index])
  await complete(app, owner, id, pieces)
  return id
}

const query = async (text: string) => (await app.database.pool.query(text)).rows

describe('a piece of sound', () => {
  it('is taken up again after the server died that heard it, and counted once', async () => {
    const id = await send(3)
    await query(`update recording_pieces set lease = gen_random_uuid(), attempts = 1, due_at = now() - interval '1 second'
      where index = 1`)
    await startWorker()
    await stateOf(id).toBe('ready')
    expect(ears.pieces.map(numberOf).toSorted((a, b) => a - b)).toEqual([0, 1, 2])
    expect(await query(`select state, sound_ms from recording_reservations order by index`)).toEqual(
      [0, 1, 2].map(() => ({ state: 'committed', sound_ms: 30_000 })),
    )
  })

  it('is heard once by two servers that look for sound at the same time', async () => {
    await startWorker()
    await startWorker()
    const id = await send(12)
    await stateOf(id).toBe('ready')
    expect(ears.pieces.map(numberOf).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, at) => at),
    )
  })

  it('has no second end by work that answers when its lease is over', async () => {
    const answer = Promise.withResolvers<void>()
    const returned = Promise.withResolvers<void>()
    ears.answer = async (piece) => {
      if (ears.pieces.length > 1) return refuses('RECOGNIZER_REFUSED')
      await answer.promise
      setImmediate(returned.resolve)
      return await defaultAnswer(piece, AbortSignal.abort())
    }
    const id = await send(1)
    await startWorker()
    await expect.poll(() => ears.pieces.length).toBe(1)
    await query(`update recording_pieces set lease = gen_random_uuid(), due_at = now() - interval '1 second'`)
    await stateOf(id).toBe('failed')
    answer.resolve()
    await returned.promise
    expect(await read(app, owner, id)).toMatchObject({ heardMs: 0, pieces: [{ state: 'failed' }] })
    expect(await remaining(app, owner)).toBe(1200)
  })

  it('is given back by a server that stops, and counts no attempt for it', async () => {
    ears.answer = (_piece, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    const id = await send(1)
    const worker = await startWorker()
    await expect.poll(() => ears.pieces.length).toBe(1)
    workers.length = 0
    await worker[Symbol.asyncDispose]()
    expect(await query('select attempts, lease from recording_pieces')).toEqual([
      { attempts: 0, lease: null },
    ])
    ears.answer = defaultAnswer
    await startWorker()
    await stateOf(id).toBe('ready')
  })

  it('waits as long as a busy recognizer asks, and is heard then', async () => {
    ears.answer = () => refuses('RECOGNIZER_BUSY', 900)
    const id = await send(1)
    await startWorker()
    const waits = `select attempts, round(extract(epoch from due_at - now()) / 60)::int as minutes from recording_pieces
      where lease is null and due_at > now() + interval '1 minute'`
    await expect.poll(() => query(waits)).toEqual([{ attempts: 0, minutes: 15 }])
    expect(ears.pieces).toHaveLength(1)
    ears.answer = defaultAnswer
    await query('update recording_pieces set due_at = now()')
    await stateOf(id).toBe('ready')
  })

  it('fails for good after five attempts at a recognizer that is not there', async () => {
    ears.answer = () => refuses('RECOGNIZER_UNAVAILABLE')
    const id = await send(1)
    await startWorker()
    await expect
      .poll(
        async () => {
          await query(`update recording_pieces set due_at = now() where lease is null and due_at is not null`)
          return (await read(app, owner, id)).state
        },
        { timeout: 20_000 },
      )
      .toBe('failed')
    expect(ears.pieces).toHaveLength(5)
    expect(await remaining(app, owner)).toBe(1200)
  })

  it('that ended each process which heard it is given up', async () => {
    const id = await send(2)
    await query(`update recording_pieces set lease = gen_random_uuid(), attempts = 5, due_at = now() - interval '1 second'
      where index = 0`)
    await startWorker()
    await stateOf(id).toBe('ready')
    expect(ears.pieces.map(numberOf)).toEqual([1])
    expect((await read(app, owner, id)).gaps).toEqual([{ startMs: 0, endMs: 30_000 }])
  })

  it('of a long recording lets the first of another one go before its last', async () => {
    const id = await send(6)
    const short = await record(app, owner, 'a short one')
    await put(app, owner, [short.id, 0])
    const order: number[] = []
    ears.answer = (piece) => {
      order.push(numberOf(piece))
      return defaultAnswer(piece, AbortSignal.abort())
    }
    await startWorker()
    await stateOf(id).toBe('ready')
    expect(order.slice(0, 2)).toEqual([0, 0])
  })
})

describe('a recording of an account that is deleted', () => {
  it('goes with it, and is part of its export before', async () => {
    const id = await send(1)
    const { rows } = await app.database.pool.query<{ id: string }>('select id from users where email = $1', [
      owner.email,
    ])
    const userId = rows[0]?.id ?? ''
    const hook = app.deps.accountHooks.find(({ name }) => name === 'recordings')
    expect(await hook?.export?.(app.deps.db, userId)).toMatchObject([
      { name: 'The lighthouse.mp4', state: 'hearing' },
    ])
    await hook?.purge(app.deps.db, userId)
    expect(await query(`select id from recordings where id = '${id}'`)).toEqual([])
    expect(await query('select index from recording_pieces')).toEqual([])
  })
})
