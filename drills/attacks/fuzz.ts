import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientConfig } from 'pg'
import { pino } from 'pino'
import { startProgram } from '#drills/system/start-program.ts'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { migrate } from '#server/db/migrate.ts'
import { outsideInputs } from '../../tests/unit/server/outside-inputs.ts'
import { attackCosts } from './costs.ts'
import { attackWithFeeds } from './feeds.ts'
import { callTable, expressionTable } from './fuzz-table.ts'
import { largeTranscripts } from './large-transcripts.ts'
import { attackMemory, ofOneGigabyte, readMemory } from './memory.ts'
import { makeMutatedCalls, missing } from './mutated-calls.ts'
import { attackWithPictures, attackWithQuestions } from './neighbours.ts'
import { attackDisk, attackSlowly } from './pastes.ts'
import { timeExpressions } from './regular-expressions.ts'
import { attackWithUploads, uploadAttacks } from './uploads.ts'
import type { UploadAttack } from './uploads.ts'

/** Runs `work` on a database of its own, which goes with it. */
async function onStage<T>(work: (connection: ClientConfig) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'precis-attacks-'))
  await chmod(folder, 0o711)
  const log = pino({ level: 'silent' })
  const server = await startEmbeddedServer({ dataDir: folder, log, settings: { max_connections: '100' } })
  try {
    await migrate(server.connection, { log })
    return await work(server.connection)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

const program = fileURLToPath(new URL('inputs-process.ts', import.meta.url))

/**
 * Everything that is read from outside, at its limit, in one process of a gigabyte: its memory at the peak
 * and afterwards.
 */
async function attackWithInputs(): Promise<{ attack: string; result: string; isGood: boolean }> {
  await using held = new AsyncDisposableStack()
  const folder = await mkdtemp(path.join(tmpdir(), 'precis-inputs-'))
  held.defer(() => rm(folder, { recursive: true, force: true }))
  const write = (input: number, at: string, text: string) =>
    writeFile(path.join(folder, `${String(input).padStart(3, '0')}-${at}`), text)
  for (const [input, { bytes, texts }] of outsideInputs.entries())
    for (const [at, text] of texts(bytes).entries()) await write(input, String(at), text)
  const pasted = outsideInputs.findIndex(({ files }) => files.includes('lib/stored-sentences.ts'))
  for (const [kind, make] of Object.entries(largeTranscripts)) await write(pasted, kind, make())
  const args = [folder]
  const reading = held.use(await startProgram(program, { ...ofOneGigabyte, args, isReady: /^read (\d+)$/ }))
  const memory = await readMemory(reading.pid)
  return {
    attack: `${reading.ready[1]} texts of the ${outsideInputs.length} inputs from outside, each at its limit, in one process`,
    result: memory.said,
    isGood: memory.isGood,
  }
}

/**
 * Attacks the whole server and prints what came of each call of the contract and each attack. It ends with 1
 * where something may not be so.
 *
 * npm run fuzz [-- CALLS [SEED]] mutated calls, the regular expressions, then both attacks by uploads npm run
 * fuzz -- expressions only the regular expressions npm run fuzz -- paste only the pastes npm run fuzz --
 * uploads only the unfinished uploads npm run fuzz -- slow only the halves that stand still, beside another
 * person's pastes npm run fuzz -- disk only the pastes of one visitor that would fill the disk npm run fuzz
 * -- questions only the questions about a long transcript, with what another person waits npm run fuzz --
 * pictures only the pictures of shared lines, with what another person waits npm run fuzz -- feeds only the
 * hostile feeds, with what another person waits npm run fuzz -- costs only the strangers who spend the
 * visitors' share of what models may cost npm run fuzz -- memory only the large transcripts to the built
 * server, beside a person who reads npm run fuzz -- inputs only the memory of all inputs from outside at
 * their limits
 */
const [first = '70000', seedText] = process.argv.slice(2)
const only = uploadAttacks.find((name) => name === first)
const defaultSeeds = 1_000_000
const maxHealthMs = 200
const maxMemoryMb = 1024
const maxGrowthMb = 200
const shownFindings = 20

type Line = { attack: string; result: string; isGood: boolean }

const lines: Line[] = []
const personAttacks = {
  slow: attackSlowly,
  disk: attackDisk,
  questions: attackWithQuestions,
  pictures: attackWithPictures,
  feeds: attackWithFeeds,
  costs: attackCosts,
  memory: attackMemory,
  inputs: attackWithInputs,
}
const chosen = Object.entries(personAttacks).filter(([name]) => name === first)
const isAll = only === undefined && chosen.length === 0 && first !== 'expressions'
if (isAll) lines.push(await attackWithCalls(Number(first), Number(seedText ?? Date.now() % defaultSeeds)))
if (only === undefined && chosen.length === 0) lines.push(await attackExpressions())
const uploads = isAll ? uploadAttacks : [only ?? []].flat()
for (const kind of uploads) lines.push(await upload(kind))
for (const [, attack] of isAll ? Object.entries(personAttacks) : chosen) lines.push(await onStage(attack))
for (const { attack, result, isGood } of lines)
  process.stdout.write(`${isGood ? 'held ' : 'BROKE'}  ${attack}\n       ${result}\n`)
process.exit(lines.every(({ isGood }) => isGood) ? 0 : 1)

async function attackWithCalls(count: number, seed: number): Promise<Line> {
  return await onStage(async (connection) => {
    const outcome = await makeMutatedCalls(connection, { count, seed })
    const { byStatus, byCall, findings, besides, growthMb, calls: made } = outcome
    process.stdout.write(`${callTable(byCall)}\n\n`)
    for (const finding of findings.slice(0, shownFindings))
      process.stdout.write(`${JSON.stringify(finding).slice(0, 1200)}\n`)
    for (const fault of besides) process.stdout.write(`${fault}\n`)
    const statuses = [...byStatus].toSorted(([one], [other]) => one - other)
    return {
      attack: `${made} mutated calls over the contract, seed ${seed}`,
      result: `${findings.length} findings; ${besides.length} in the log, the emails, the connections and the prototypes; memory grew by ${growthMb.toFixed(0)} MB; ${missing.length} calls without a case; ${statuses.map(([status, times]) => `${status}: ${times}`).join(', ')}`,
      isGood: findings.length + besides.length + missing.length === 0 && growthMb < maxGrowthMb,
    }
  })
}

async function attackExpressions(): Promise<Line> {
  const timed = await timeExpressions('src')
  const slow = timed.filter(({ isSlow }) => isSlow)
  process.stdout.write(`${expressionTable(timed)}\n\n`)
  return {
    attack: `${timed.length} regular expressions, each on hostile texts of the length that it may meet`,
    result:
      slow.length === 0
        ? 'all in time'
        : slow.map(({ file, source }) => `${file}: ${source}`).join('\n       '),
    isGood: slow.length === 0,
  }
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
