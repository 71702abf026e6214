import { execFile } from 'node:child_process'
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { installCommand } from '#tests/setup/installed-command.ts'
import { exampleTranscript } from './example-transcript.ts'
import { report } from './table.ts'

/**
 * The time that the packed command line, installed into an empty folder and without a network, takes from its
 * start to a checked summary of captions, and the most memory that it has meanwhile.
 */
const run = promisify(execFile)
const hours = 3600
const rounds = 5
/**
 * Says at its end how much memory the process had at most. What the system counts for it would begin with
 * that of this process.
 */
const sayMemory = `data:text/javascript,import{readFileSync}from'node:fs';process.on('exit',()=>process.stderr.write(readFileSync('/proc/self/status','utf8').match(/VmHWM.*/)[0]))`

const command = await installCommand()
const { size } = await stat(command.packed)
report({ what: 'the package', measured: `${(size / 1000).toFixed(0)} kB`, wanted: 'under 1,000 kB' })

const cues = exampleTranscript.cues.map(({ start, duration, text }) => ({
  text,
  start: start ?? 0,
  end: (start ?? 0) + (duration ?? 0),
}))
const exampleSeconds = Math.ceil(cues.at(-1)?.end ?? 0)

/** The example talk so often that it fills the time, as SubRip. */
function captionsOf(seconds: number): string {
  const turns = Array.from(
    { length: Math.ceil(seconds / exampleSeconds) },
    (_, turn) => turn * exampleSeconds,
  )
  return turns
    .flatMap((from) =>
      cues.map(({ start, end, text }) => [clock(from + start), clock(from + end), text] as const),
    )
    .map(([start, end, text], index) => `${index + 1}\n${start} --> ${end}\n${text}\n`)
    .join('\n')
}

function clock(second: number): string {
  const time = new Date(second * 1000).toISOString()
  return `${String(Math.floor(second / hours)).padStart(2, '0')}${time.slice(13, 19)},${time.slice(20, 23)}`
}

const documentSchema = z.object({
  insights: z.array(z.object({ state: z.literal('quoted'), second: z.number() })).min(1),
})

async function measure(what: string, seconds: number, wanted: { seconds: number; megabytes: number | null }) {
  const file = path.join(command.folder, `${what}.srt`)
  await writeFile(file, captionsOf(seconds))
  const taken: number[] = []
  let peak = 0
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    const { stdout, stderr } = await run(
      process.execPath,
      ['--import', sayMemory, command.program, file, '--json', '-q'],
      { cwd: command.folder, env: command.env, maxBuffer: 64 * 1024 * 1024 },
    )
    taken.push((performance.now() - began) / 1000)
    documentSchema.parse(JSON.parse(stdout))
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(stderr)?.[1]) / 1024)
  }
  report({
    what: `${what} of captions, best of ${rounds} and the slowest`,
    measured: `${Math.min(...taken).toFixed(2)} s, ${Math.max(...taken).toFixed(2)} s`,
    wanted: `under ${wanted.seconds} s`,
  })
  report({
    what: `${what} of captions, most memory`,
    measured: `${peak.toFixed(0)} MB`,
    wanted: wanted.megabytes === null ? '' : `under ${wanted.megabytes} MB`,
  })
}

try {
  await measure('an hour', hours, { seconds: 5, megabytes: null })
  await measure('twelve hours', 12 * hours, { seconds: 20, megabytes: 600 })
} finally {
  await command[Symbol.asyncDispose]()
}
