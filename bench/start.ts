import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readResidentMegabytes } from './resident-memory.ts'
import { report } from './table.ts'

/**
 * The time that a second start takes until the server is ready, and its memory at rest: bundle and sources;
 * and how long `npm start` takes from the command to an answer. Linux only.
 */

const restMs = 5000
const startsByNpm = 7
const ticksPerSecond = 100

type Start = { seconds: number; processorSeconds: number; megabytes: number }

/** Listens and answers, and nothing else. */
const bareServer = `require('node:http').createServer((request, response) => response.end('hello'))
  .listen(0, '127.0.0.1', function () { console.log('http://127.0.0.1:' + this.address().port) })`

async function measure(args: readonly string[], dataDir: string): Promise<Start> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    env: { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const seconds = (performance.now() - began) / 1000
  const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const processorSeconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  await pause(restMs)
  const megabytes = await readResidentMegabytes(child.pid ?? 0)
  child.kill('SIGTERM')
  await once(child, 'exit')
  return { seconds, processorSeconds, megabytes }
}

/** The seconds from `npm start` in a folder to the answer to a first request. */
async function measureNpm(cwd: string, dataDir: string): Promise<number> {
  const began = performance.now()
  const child = spawn('env', [`DATA_DIR=${dataDir}`, 'PORT=0', 'LOG_LEVEL=error', 'npm', 'start'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let output = ''
  let address: string | undefined
  for await (const piece of child.stdout) {
    output += String(piece)
    address = /http:\/\/\S+:\d+/.exec(output)?.[0]
    if (address !== undefined) break
  }
  const response = await fetch(new URL('/', address))
  await response.arrayBuffer()
  const seconds = (performance.now() - began) / 1000
  // npm and what it started.
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  await once(child, 'exit')
  return seconds
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Starts by npm, each beside one of a server that only answers. */
async function compareNpm(dataDir: string): Promise<void> {
  const bareDir = await mkdtemp(path.join(tmpdir(), 'precis-bench-'))
  await writeFile(path.join(bareDir, 'package.json'), '{ "scripts": { "start": "node bare.cjs" } }')
  await writeFile(path.join(bareDir, 'bare.cjs'), bareServer)
  const root = path.resolve(import.meta.dirname, '..')
  const ours: number[] = []
  const bare: number[] = []
  // A first start builds what is missing.
  await measureNpm(root, dataDir)
  for (let round = 0; round < startsByNpm; round++) {
    bare.push(await measureNpm(bareDir, dataDir))
    ours.push(await measureNpm(root, dataDir))
  }
  report({
    what: `npm start, from the command to an answer, median of ${startsByNpm}`,
    measured: `${median(ours).toFixed(2)} s`,
    beside: `npm start of a bare node:http ${median(bare).toFixed(2)} s`,
    ratio: median(ours) / median(bare),
  })
  await rm(bareDir, { recursive: true })
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'precis-bench-'))
const programs = ['dist/server/main.js', 'src/server/main.ts']
await measure([programs[0] ?? ''], dataDir)
const bare = await measure(['-e', bareServer], dataDir)
for (const program of programs) {
  const { seconds, processorSeconds, megabytes } = await measure([program], dataDir)
  report({
    what: `${program} is ready, with ${processorSeconds.toFixed(2)} s of processor time`,
    measured: `${seconds.toFixed(1)} s`,
    beside: `bare node:http ${bare.seconds.toFixed(2)} s`,
    ratio: seconds / bare.seconds,
  })
  report({
    what: `memory of ${program} at rest`,
    measured: `${megabytes.toFixed(0)} MB`,
    beside: `bare node:http ${bare.megabytes.toFixed(0)} MB`,
    ratio: megabytes / bare.megabytes,
  })
}
await compareNpm(dataDir)
await rm(dataDir, { recursive: true })
