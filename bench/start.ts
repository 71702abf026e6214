import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { report } from './table.ts'
import { readResidentMegabytes } from './resident-memory.ts'

/** How long a second start takes until the server is ready, and its memory at rest: bundle and sources. Linux only. */

const restMs = 5000
const ticksPerSecond = 100

type Start = { seconds: number; processorSeconds: number; megabytes: number }

/** Listens and answers, and nothing else. */
const bareServer = `require('node:http').createServer((request, response) => response.end('hello'))
  .listen(0, '127.0.0.1', () => console.log('ready'))`

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
await rm(dataDir, { recursive: true })
