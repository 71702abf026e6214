import { attackWithUploads } from './uploads.ts'
import { makeMutatedCalls, missing } from './mutated-calls.ts'
import { onStage } from './stage.ts'

/**
 * Attacks the whole server and prints one table. It ends with 1 where something may not be so.
 *
 *   npm run fuzz [-- CALLS [SEED]]
 */
const [calls = 70_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const maxHealthMs = 200
const maxMemoryMb = 1024
const shownFindings = 20

type Line = { attack: string; result: string; isGood: boolean }

const lines: Line[] = []
await onStage(async (connection) => {
  const { byStatus, findings, calls: made } = await makeMutatedCalls(connection, { count: calls, seed })
  const statuses = [...byStatus].toSorted(([one], [other]) => one - other)
  lines.push({
    attack: `${made} mutated calls over the contract, seed ${seed}`,
    result: `${findings.length} findings; ${statuses.map(([status, times]) => `${status}: ${times}`).join(', ')}`,
    isGood: findings.length === 0 && missing.length === 0,
  })
  for (const finding of findings.slice(0, shownFindings))
    process.stdout.write(`${JSON.stringify(finding).slice(0, 1200)}\n`)
})
await onStage(async (connection) => {
  for (const damage of await attackWithUploads(connection)) {
    const { name, slowestMs, idleMs, calls: asked, failed, peakMb, said } = damage
    lines.push({
      attack: name,
      result: `${said}; /healthz of another caller at most ${slowestMs.toFixed(0)} ms (${idleMs.toFixed(0)} before) in ${asked} calls, ${failed} failed; ${peakMb} MB at the peak`,
      isGood: failed === 0 && slowestMs < maxHealthMs && peakMb < maxMemoryMb,
    })
  }
})
for (const { attack, result, isGood } of lines)
  process.stdout.write(`${isGood ? 'held ' : 'BROKE'}  ${attack}\n       ${result}\n`)
process.exit(lines.every(({ isGood }) => isGood) ? 0 : 1)
