import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startSystem } from '#drills/system/start-system.ts'
import type { Visit } from '#drills/system/visit.ts'
import { hasPgbouncer } from '#tests/setup/pgbouncer.ts'
import { hasRedis } from '#tests/setup/redis.ts'
import { listFaults } from './fault-list.ts'
import type { Fault } from './fault-list.ts'
import { isProven, tableOf } from './fault-table.ts'
import type { Skipped } from './fault-table.ts'
import { listServerFaults } from './server-faults.ts'
import { tryFault } from './try-fault.ts'
import type { Tried } from './try-fault.ts'

/**
 * Runs the whole system under light load and lets one thing after another go wrong: first with nothing but a
 * database, then with the servers that many nodes have beside it. Prints one table, and ends with 1 where
 * something that was acknowledged was lost, a person was charged wrongly, or it did not recover.
 *
 * npm run bench -- faults [WORD ...] all faults, or those whose name has one of the words
 */
const run = promisify(execFile)
const diskMegabytes = 512
const words = process.argv.slice(2)

const folder = await mkdtemp(path.join(tmpdir(), 'precis-faults-'))
await chmod(folder, 0o711)
const hasSmallDisk = await mountSmallDisk(folder)
try {
  const atDatabase = { nodes: 2, folder: path.join(folder, 'database') }
  const beside = { nodes: 2, isPooled: hasPgbouncer, hasRedis, hasBucket: true }
  const tried = [
    ...(await tryAll(listFaults({ hasSmallDisk }), atDatabase)),
    ...(await tryAll(listServerFaults(), beside)),
  ]
  process.stdout.write(`\n${tableOf(tried)}\n`)
  process.exitCode = tried.every((one) => 'skipped' in one || isProven(one)) ? 0 : 1
} finally {
  if (hasSmallDisk) await run('umount', ['--lazy', folder])
  await rm(folder, { recursive: true, force: true })
}

/** Puts a file system in memory there, which can be filled without harm; `false` where only root may. */
async function mountSmallDisk(at: string): Promise<boolean> {
  const options = `size=${diskMegabytes}m,mode=0711`
  return await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', at]).then(
    () => true,
    () => false,
  )
}

/** Tries those of the faults that were asked for, one after the other, on one system. */
async function tryAll(
  all: readonly Fault[],
  options: Parameters<typeof startSystem>[0],
): Promise<(Tried | Skipped)[]> {
  const faults = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  if (faults.length === 0) return []
  await using system = await startSystem(options)
  const results: (Tried | Skipped)[] = []
  const visits: Visit[] = []
  for (const fault of faults) {
    const skipped = fault.skipped ?? null
    if (skipped !== null) {
      results.push({ name: fault.name, skipped })
      continue
    }
    process.stdout.write(`${fault.name} …\n`)
    const tried = await tryFault(fault, system, visits)
    visits.push(...tried.visits)
    results.push(tried)
  }
  return results
}
