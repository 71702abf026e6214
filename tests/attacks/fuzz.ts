import { makeMutatedCalls, missing } from './mutated-calls.ts'
import { onStage } from './stage.ts'
import { attackWithUploads, uploadAttacks } from './uploads.ts'
import type { UploadAttack } from './uploads.ts'

/**
 * Attacks the whole server and prints one table. It ends with 1 where something may not be so.
 *
 *   npm run fuzz [-- CALLS [SEED]]    mutated calls, then both attacks by uploads
 *   npm run fuzz -- paste             only the pastes
 *   npm run fuzz -- uploads           only the unfinished uploads
 */
const [first = '70000', seedText] = process.argv.slice(2)
const only = uploadAttacks.find((name) => name === first)
const defaultSeeds = 1_000_000
const maxHealthMs = 200
const maxMemoryMb = 1024
const shownFindings = 20

type Line = { attack: string; result: string; isGood: boolean }

const lines: Line[] = []
if (only === undefined)
  lines.push(await attackWithCalls(Number(first), Number(seedText ?? Date.now() % defaultSeeds)))
for (const kind of only === undefined ? uploadAttacks : [only]) lines.push(await upload(kind))
for (const { attack, result, isGood } of lines)
  process.stdout.write(`${isGood ? 'held ' : 'BROKE'}  ${attack}\n       ${result}\n`)
process.exit(lines.every(({ isGood }) => isGood) ? 0 : 1)

async function attackWithCalls(count: number, seed: number): Promise<Line> {
  return await onStage(async (connection) => {
    const { byStatus, findings, calls: made } = await makeMutatedCalls(connection, { count, seed })
    for (const finding of findings.slice(0, shownFindings))
      process.stdout.write(`${JSON.stringify(finding).slice(0, 1200)}\n`)
    const statuses = [...byStatus].toSorted(([one], [other]) => one - other)
    return {
      attack: `${made} mutated calls over the contract, seed ${seed}`,
      result: `${findings.length} findings; ${statuses.map(([status, times]) => `${status}: ${times}`).join(', ')}`,
      isGood: findings.length === 0 && missing.length === 0,
    }
  })
}

async function upload(kind: UploadAttack): Promise<Line> {
  const damage = await onStage((connection) => attackWithUploads(connection, kind))
  const { name, slowestMs, p99Ms, idleMs, calls, failed, peakMb, said } = damage
  return {
    attack: name,
    result: `${said}; /healthz of another caller: max ${slowestMs.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms (max ${idleMs.toFixed(0)} ms before) in ${calls} calls, ${failed} failed; ${peakMb} MB of memory at the peak`,
    isGood: failed === 0 && slowestMs < maxHealthMs && peakMb < maxMemoryMb,
  }
}
