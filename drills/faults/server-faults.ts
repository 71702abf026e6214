import { setTimeout as pause } from 'node:timers/promises'
import type { System } from '#drills/system/start-system.ts'
import { withClient } from '#server/db/pool.ts'
import { hasPgbouncer } from '#tests/setup/pgbouncer.ts'
import { hasRedis } from '#tests/setup/redis.ts'
import type { Fault } from './fault-list.ts'

const needsPgbouncer = hasPgbouncer ? null : 'needs PgBouncer (Debian: apt-get install pgbouncer)'
const needsRedis = hasRedis ? null : 'needs Redis (Debian: apt-get install redis-server)'

/** Gives the console of PgBouncer a command about the database, as an operator would. */
async function tellPooler({ servers, connection }: System, command: string): Promise<void> {
  const { user = '', database = '' } = connection
  const port = servers.pooler?.port ?? 0
  await withClient({ host: '127.0.0.1', port, user, database: 'pgbouncer' }, (client) =>
    client.query(`${command} ${database}`),
  )
}

/**
 * Faults of the servers that a system of many nodes has beside its database, in the order in which they are
 * tried.
 */
export function listServerFaults(): Fault[] {
  return [
    {
      name: 'connections cut by PgBouncer',
      inject: async (system) => {
        for (let turn = 0; turn < 3; turn += 1) {
          await tellPooler(system, 'kill')
          await pause(1000)
          await tellPooler(system, 'resume')
        }
      },
      skipped: needsPgbouncer,
    },
    {
      name: 'PgBouncer paused',
      inject: (system) => tellPooler(system, 'pause'),
      heal: (system) => tellPooler(system, 'resume'),
      skipped: needsPgbouncer,
    },
    {
      name: 'PgBouncer killed',
      inject: async ({ servers }) => servers.pooler?.kill(),
      // As a service manager does it.
      heal: async ({ servers }) => servers.pooler?.restart(),
      skipped: needsPgbouncer,
    },
    {
      name: 'Redis gone',
      inject: async ({ servers }) => servers.redis?.kill(),
      heal: async ({ servers }) => servers.redis?.restart(),
      skipped: needsRedis,
    },
    {
      name: 'S3 gone',
      inject: async ({ servers }) => servers.bucket?.refuse(),
      heal: async ({ servers }) => servers.bucket?.resume(),
    },
    {
      name: 'S3 silent',
      inject: async ({ servers }) => servers.bucket?.hold(),
      heal: async ({ servers }) => servers.bucket?.resume(),
    },
  ]
}
