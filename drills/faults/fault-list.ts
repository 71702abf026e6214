import { open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { errorCode } from '#core/app-error.ts'
import type { System } from '#drills/system/start-system.ts'
import { withClient } from '#server/db/pool.ts'

/** Something that goes wrong, and its end. */
export type Fault = {
  name: string
  inject: (system: System) => Promise<void>
  /** Takes the cause away, as an operator or time would; what recovers by itself has none. */
  heal?: (system: System) => Promise<void>
  /**
   * The requests of the visitors of this fault: a text of their own, a video that nobody had, or a code to
   * sign in with.
   */
  wants?: 'video' | 'code'
  /** The reason why it cannot be tried here; `null` where it can. */
  skipped?: string | null
}

const hourMs = 3_600_000
const fillBytes = 1024 * 1024

async function asOwner(connection: ClientConfig, ...statements: readonly string[]): Promise<void> {
  await withClient(connection, async (client) => {
    // The owner may write although the others may not.
    for (const statement of ['set default_transaction_read_only = off', ...statements])
      await client.query(statement)
  })
}

/** Sets the clocks of the nodes and the one that the ledger counts by. */
async function setClocks({ nodes, connection }: System, fastMs: number): Promise<void> {
  for (const node of nodes) node.send(fastMs)
  await asOwner(
    connection,
    `create or replace function ledger_now() returns timestamptz language sql stable as
      'select now() + ${fastMs} * interval ''1 millisecond'''`,
  )
}

async function killDatabase({ folder }: System): Promise<void> {
  const file = await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8')
  process.kill(Number.parseInt(file, 10), 'SIGKILL')
}

const filler = ({ folder }: System): string => path.join(folder, 'filler')

/** Writes until there is no room; only on a small file system of its own. */
async function fillDisk(system: System): Promise<void> {
  const file = await open(filler(system), 'w')
  const block = Buffer.alloc(fillBytes)
  try {
    for (;;) await file.write(block)
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}

/** Every fault of a system with nothing but a database, in the order in which they are tried. */
export function listFaults({ hasSmallDisk }: { hasSmallDisk: boolean }): Fault[] {
  return [
    {
      name: 'a server killed',
      inject: async ({ nodes }) => nodes[0]?.kill('SIGKILL'),
      // As a service manager does it.
      heal: (system) => system.restart(0),
    },
    {
      name: 'a server frozen',
      inject: async ({ nodes }) => nodes[0]?.kill('SIGSTOP'),
      heal: async ({ nodes }) => nodes[0]?.kill('SIGCONT'),
    },
    { name: 'the database killed', inject: killDatabase },
    {
      name: 'connections to the database cut',
      inject: async ({ connection }) => {
        for (let turn = 0; turn < 3; turn += 1) {
          await asOwner(
            connection,
            `select pg_terminate_backend(pid) from pg_stat_activity
              where backend_type = 'client backend' and pid <> pg_backend_pid()`,
          )
          await pause(1000)
        }
      },
    },
    {
      name: 'the disk of the database full',
      inject: fillDisk,
      heal: (system) => rm(filler(system)),
      skipped: hasSmallDisk ? null : 'needs root, for a small file system',
    },
    {
      name: 'the database read-only',
      inject: ({ connection }) =>
        asOwner(connection, 'alter system set default_transaction_read_only = on', 'select pg_reload_conf()'),
      heal: ({ connection }) =>
        asOwner(connection, 'alter system reset default_transaction_read_only', 'select pg_reload_conf()'),
    },
    {
      name: 'the network to the database cut',
      inject: async ({ networks }) => networks.database.hold(),
      heal: async ({ networks }) => networks.database.resume(),
    },
    {
      name: 'connections to the database dead, without a word',
      inject: async ({ networks }) => networks.database.lose(),
    },
    {
      name: 'YouTube slow',
      wants: 'video',
      inject: async ({ networks }) => networks.youtube.hold(),
      heal: async ({ networks }) => networks.youtube.resume(),
    },
    {
      name: 'the model gone',
      inject: async ({ networks }) => networks.model.refuse(),
      heal: async ({ networks }) => networks.model.resume(),
    },
    {
      name: 'the mail server gone',
      wants: 'code',
      inject: async ({ networks }) => networks.mail.refuse(),
      heal: async ({ networks }) => networks.mail.resume(),
    },
    {
      name: 'clocks an hour fast, then right',
      inject: (system) => setClocks(system, hourMs),
      heal: (system) => setClocks(system, 0),
    },
    {
      name: 'clocks an hour slow, then right',
      inject: (system) => setClocks(system, -hourMs),
      heal: (system) => setClocks(system, 0),
    },
  ]
}
