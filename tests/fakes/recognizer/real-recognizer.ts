import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { sampleRate } from './spoken-talk.ts'

const run = promisify(execFile)

/** Files that hearing and speaking need, of Debian's packages of about the same names. */
const files = [
  '/usr/bin/pocketsphinx_continuous',
  '/usr/share/pocketsphinx/model/en-us/en-us',
  '/usr/bin/espeak-ng',
  '/usr/bin/ffmpeg',
]

/** The packages that bring them. */
export const packages = 'pocketsphinx, pocketsphinx-en-us, espeak-ng and ffmpeg of Debian'

/** This machine can hear and speak. */
export function hasPackages(): boolean {
  return files.every((file) => existsSync(file))
}

/** A line or a word, in seconds. */
type Timed = { start: number; end: number; text: string }

/** Writes a file of sound down with PocketSphinx: a segment for each stretch of speech between pauses. */
export async function hearFile(bytes: Uint8Array): Promise<{ segments: Timed[]; words: Timed[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'precis-heard-'))
  try {
    const [given, wave] = [path.join(folder, 'given'), path.join(folder, 'sound.wav')]
    await writeFile(given, bytes)
    await run('ffmpeg', ['-v', 'error', '-i', given, '-ar', String(sampleRate), '-ac', '1', wave])
    const options = ['-infile', wave, '-time', 'yes', '-dither', 'yes', '-logfn', '/dev/null']
    const { stdout } = await run('pocketsphinx_continuous', options)
    return readOutput(stdout)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const wordLine = /^(\S+) (\d+\.\d+) (\d+\.\d+) \d\.\d+$/

/** Reads its output: a line of words, then each word with its times; `the(2)` is another way to say it. */
function readOutput(output: string): { segments: Timed[]; words: Timed[] } {
  const segments: Timed[] = []
  const words: Timed[] = []
  let line: Timed[] = []
  for (const [, word = '', start, end] of output.split('\n').map((each) => wordLine.exec(each) ?? [])) {
    const text = word.replace(/\(\d+\)$/, '')
    if (text !== '' && !/^[<[]/.test(text)) line.push({ text, start: Number(start), end: Number(end) })
    if (text !== '</s>') continue
    words.push(...line)
    const [first, last] = [line[0], line.at(-1)]
    if (first !== undefined && last !== undefined)
      segments.push({ start: first.start, end: last.end, text: line.map((each) => each.text).join(' ') })
    line = []
  }
  return { segments, words }
}
