import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openRunFeeds } from '#server/features/summaries/runs/feeds.ts'
import { startWorker } from '#server/jobs/queue.ts'
import { until } from '#tests/durability/process-tree.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { signIn } from '#tests/setup/sign-in.ts'

let server: TestApp
let admin: { cookie: string }
beforeAll(async () => {
  server = await startApp({ access: { adminEmails: new Set(['boss@example.org']) }, concurrency: null })
  admin = (await signIn(server.deps, 'boss@example.org')).headers
})
afterAll(() => server[Symbol.asyncDispose]())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The texts of the statements that are sent from now on. */
function watchStatements(): () => string[] {
  const watched = vi.spyOn(Client.prototype, 'query')
  return () =>
    watched.mock.calls.map(([first]: readonly unknown[]) =>
      typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : String(first),
    )
}

describe('what happens all the time', () => {
  it('writes no heartbeat into runs', async () => {
    const { rows } = await server.database.pool.query(
      `select column_name from information_schema.columns
      where table_name = 'runs' and column_name in ('heartbeat_at', 'node')`,
    )
    expect(rows).toEqual([])
  })

  it('looks at all followed runs with one statement', async () => {
    const { db, pool } = server.database
    const { rows } = await pool.query<{ id: string }>(`
      insert into runs (key, state, task, priority, deadline_at)
      select 'followed ' || n, 'running', '{}', 0, now() + interval '1 hour' from generate_series(1, 5) as n
      returning id`)
    let poll = (): void => undefined
    const notifications = {
      ...server.runs.notifications,
      listen: (_channel: string, { onReady }: { onReady: () => void }) => {
        poll = onReady
        return () => undefined
      },
    }
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const feeds = openRunFeeds(db, notifications, quietLog)
    const leaving = new AbortController()
    const first = watchStatements()
    const following = rows.map(({ id }) => feeds.follow(id, 0, leaving.signal).next())
    const reads = (texts: readonly string[]) => texts.filter((text) => text.includes('run_events'))
    await until(async () => reads(first()).length === rows.length)
    vi.restoreAllMocks()
    const later = watchStatements()
    poll()
    await until(async () => later().some((text) => text.includes('last_seq')))
    expect(later().filter((text) => /last_seq|run_events/.test(text))).toHaveLength(1)
    leaving.abort()
    await Promise.all(following)
    feeds.close()
  })

  it('sends one heartbeat for all jobs of a worker, thrice in their timeout and never without a job', async () => {
    vi.useFakeTimers()
    const heartbeats: string[][] = []
    const waiting = ['a', 'b', 'c'].map((id) => ({ id }))
    const held = Promise.withResolvers<'completed'>()
    const queue = {
      ...server.runs.queue,
      take: async (count: number) => waiting.splice(0, count),
      sendHeartbeat: async (ids: string[]) => void heartbeats.push(ids),
      complete: async () => undefined,
    }
    const notifications = { ...server.runs.notifications, listen: () => () => undefined }
    const worker = startWorker({
      queue,
      notifications,
      log: quietLog,
      concurrency: 3,
      handler: () => held.promise,
    })
    await vi.advanceTimersByTimeAsync(1000)
    await vi.advanceTimersByTimeAsync(queue.heartbeatTimeoutMs)
    expect(heartbeats).toEqual(Array.from({ length: 3 }, () => ['a', 'b', 'c']))
    held.resolve('completed')
    await vi.advanceTimersByTimeAsync(0)
    heartbeats.length = 0
    await vi.advanceTimersByTimeAsync(3 * queue.heartbeatTimeoutMs)
    expect(heartbeats).toEqual([])
    await worker.stop()
  })

  it('reads a page of users for an admin with as many statements for twenty as for one', async () => {
    const count = async (limit: number): Promise<number> => {
      const sent = watchStatements()
      const answer = await server.call('GET /api/admin/users', {
        headers: admin,
        query: { limit: String(limit) },
      })
      if (!answer.ok) throw new Error(answer.problem.detail)
      expect(answer.body.items).toHaveLength(limit)
      const statements = sent().length
      vi.restoreAllMocks()
      return statements
    }
    await server.database.pool.query(`
      with person as (insert into people (id) select gen_random_uuid() from generate_series(1, 25) returning id)
      insert into users (email, person_id) select id || '@example.org', id from person`)
    await count(1)
    expect(await count(20)).toBe(await count(1))
  })
})
