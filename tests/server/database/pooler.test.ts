import { expect, inject, it } from 'vitest'
import { connectDatabase } from '#server/db/database.ts'
import { createLog } from '#server/lib/log.ts'
import { createScriptedEngine, everyMs } from '#tests/fakes/scripted-engine.ts'
import { collect, followSummary } from '#tests/setup/follow.ts'
import { hasPgbouncer, startPgbouncer } from '#tests/setup/pgbouncer.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { startNode } from '#tests/setup/start-node.ts'
import { copyTemplate, templateDatabase } from '#tests/setup/test-database.ts'
import { freePort } from '../../../scripts/dev/free-port.ts'

/**
 * Fewer connections to the database than two nodes open, enough for what they do at once: a session's state
 * would show up in others.
 */
const serverConnections = 6

// A pooler that found the database busy once does not try it again for a second, and all wait: too
// long for every run.
it.skipIf(!hasPgbouncer || !inject('triesPooler'))(
  'the server makes summaries on two nodes behind PgBouncer in transaction mode (part of npm run test:long; needs the program pgbouncer)',
  async () => {
    const direct = await copyTemplate(templateDatabase)
    const port = await freePort()
    await using programs = new AsyncDisposableStack()
    programs.use(await startPgbouncer(direct, { port, connections: serverConnections }))
    const pooled = { ...direct, host: '127.0.0.1', port }
    const databases = [1, 2].map(() => connectDatabase(direct, quietLog, pooled))
    const [front, back] = databases
    if (front === undefined || back === undefined) throw new Error('There are two')
    const log = createLog('silent')
    const engine = createScriptedEngine({ insights: 4, pace: everyMs(20) })
    const web = await startNode(front, log, { engine, concurrency: null, isCounted: true })
    const worker = await startNode(back, log, { engine, isCounted: true })
    try {
      const origin = await web.app.listen({ port: 0, host: '127.0.0.1' })
      const transcripts = ['hQVTIJBZook', 'WZyRbnpGyzQ'].map((id) => ({ videoUrl: `youtu.be/${id}` }))
      const followed = await Promise.all(
        transcripts.map((transcript) => collect(followSummary(origin, transcript))),
      )
      expect(followed.map((events) => events.at(-1)?.event)).toEqual(['done', 'done'])
      expect(await front.isReady()).toBe(true)
      expect(await front.isWritable()).toBe(true)
      // More connections on this side than PgBouncer opens on the other: the queries did share them.
      const shown = await front.pool.query<{ count: number }>(
        'select count(distinct pid)::int as count from pg_stat_activity where datname = current_database() and application_name = $1',
        ['precis'],
      )
      expect(shown.rows[0]?.count).toBeLessThanOrEqual(serverConnections)
    } finally {
      await web.close()
      await worker.close()
      for (const database of databases) await database.close()
    }
  },
)
