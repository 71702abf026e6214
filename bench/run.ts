import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { readRow, tableOf } from './table.ts'
import type { BenchRow } from './table.ts'

/**
 * Runs the measurements one after another, each in a process of its own, and prints all of them as one table.
 * It ends with 1 where one of them failed.
 *
 * npm run bench [-- PROGRAM ...] all of them, or those that are named, such as `start runs` npm run bench --
 * lighthouse|faults|soak ... one of those that take long, with options of its own
 */
const long: Readonly<Record<string, () => Promise<unknown>>> = {
  lighthouse: () => import('../scripts/lighthouse.ts'),
  faults: () => import('#drills/faults/faults.ts'),
  soak: () => import('#drills/soak/soak.ts'),
}

const programs: Readonly<Record<string, readonly string[]>> = {
  start: [],
  runs: [],
  extractive: [],
  model: [],
  check: [],
  passages: [],
  'parse-captions': [],
  youtube: [],
  search: ['2000'],
  rows: ['1000', '100000'],
  sweeps: [],
  following: ['--latency', '0'],
  extension: [],
  alone: [],
  command: [],
  recording: [],
}
const runLong = long[process.argv[2] ?? '']
if (runLong === undefined) await measure(process.argv.slice(2))
else {
  process.argv.splice(2, 1)
  await runLong()
}

async function measure(wanted: readonly string[]): Promise<void> {
  const rows: (BenchRow & { program: string })[] = []
  let failed = 0

  for (const [program, args] of Object.entries(programs)) {
    if (wanted.length > 0 && !wanted.includes(program)) continue
    console.log(`\n${program}`)
    const child = fork(path.join(import.meta.dirname, `${program}.ts`), args)
    child.on('message', (message) => void rows.push({ program, ...readRow(message) }))
    const [code] = await once(child, 'exit')
    if (code === 0) continue
    failed += 1
    console.log(`${program} failed`)
  }
  console.log(`\n${tableOf(rows)}`)
  process.exitCode = failed === 0 ? 0 : 1
}
