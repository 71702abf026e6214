import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { watchUrl } from '#product/video-link.ts'

/** Stand-ins for the services outside: the settings that point a server at them, and how to end them. */
export type Simulators = { settings: Readonly<Record<string, string>>; stop: () => void }

const root = path.resolve(import.meta.dirname, '..')
const youtubeProgram = 'tests/fakes/youtube/youtube-process.ts'
/** How long an answer of the real one takes, more or less, in ms. */
const latencyMs = '200'
/** What is worth trying by hand. */
const shown = ['okManual001', 'manyTracks1', 'hours12len1', 'noCaptions1', 'privateVid1', 'ageNative01']

/** Starts the stand-ins and says what can be tried with them. */
export async function startSimulators(): Promise<Simulators> {
  const youtube = spawn(process.execPath, [youtubeProgram, '--latency', latencyMs], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await readOrigin(youtube)
  process.stdout.write(`\n  YouTube is simulated at ${origin}. Videos to try:\n`)
  for (const videoId of shown) process.stdout.write(`    ${watchUrl(videoId)}\n`)
  process.stdout.write(`    all of them: node ${youtubeProgram} --list\n\n`)
  return { settings: { YOUTUBE_BASE_URL: origin }, stop: () => youtube.kill() }
}

/** A simulator's first line ends with its address. */
async function readOrigin({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The output of a simulator was asked for')
  for await (const line of createInterface({ input: stdout })) {
    const origin = /http:\/\/\S+$/.exec(line)?.[0]
    if (origin !== undefined) return origin
  }
  throw new Error('A simulator ended before it was ready')
}
