import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A sentence of the talk, with its times in milliseconds. */
export type SpokenLine = { startMs: number; endMs: number; text: string }

/** A talk as sound: samples of 16 kHz, one channel, 16 bits, and who said what when. */
export type SpokenTalk = { samples: Int16Array<ArrayBuffer>; lines: SpokenLine[] }

export const sampleRate = 16_000
/** Two voices in turn: name, words a minute. */
const voices = [
  ['en-us', '130'],
  ['en-us+f5', '140'],
] as const
/** Pauses between sentences, in ms. */
const pauses = [900, 1400, 700]
const leadMs = 500
/** Noise of a quiet room: a recognizer expects no silence without any. */
const noise = 65

/** A talk of our own in words that everybody uses: one is about the town, the other about the school. */
const sentences = [
  'The weather was good this morning.',
  'People want to know more about the new school.',
  'The president of the company said that the market will be open next week.',
  'The city has no money for another road.',
  'Many children walk to the old building every day.',
  'The government has a plan to help small business.',
  'My father worked in the same office for thirty years.',
  'The water in the river is very cold in winter.',
  'Nobody knows how many people live in the house.',
  'She told the police that she saw a white car.',
  'The doctor gave him a letter for the hospital.',
  'We had a long discussion about the price of oil.',
  'The first train leaves the station at six in the morning.',
  'Last year the farmers had a very good season.',
  'There is a small church on the other side of the street.',
  'The teacher asked the students to write a story.',
  'I think that the problem is bigger than we expected.',
  'The bank will close its office in the north.',
  'They found the money under the kitchen table.',
  'The mayor will speak about the election on Friday.',
  'A young woman from the village won the game.',
  'The company makes machines for the food industry.',
  'He was the only person who read the whole report.',
  'In the evening the family sat together and talked.',
  'The army has moved its soldiers to the border.',
  'The price of bread has gone up again this month.',
  'You can see the mountain from my window.',
  'The new law will change the life of many women.',
  'It takes three hours to drive from here to the ocean.',
  'The television program was about the history of the war.',
]

/** Has a talk spoken that lasts so long at least. @throws where `espeak-ng` or `ffmpeg` is missing */
export async function speakTalk(minMs: number): Promise<SpokenTalk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'precis-talk-'))
  try {
    const lines: SpokenLine[] = []
    const parts: Int16Array[] = [quiet(leadMs)]
    let atMs = leadMs
    for (let nth = 0; atMs < minMs; nth += 1) {
      const text = sentences[nth % sentences.length] ?? ''
      // A second round has the other voice for each sentence.
      const turn = nth + Math.floor(nth / sentences.length)
      const samples = await speak(text, voices[turn % voices.length] ?? voices[0], folder)
      const endMs = atMs + lengthMs(samples)
      lines.push({ startMs: atMs, endMs, text })
      const pauseMs = pauses[nth % pauses.length] ?? leadMs
      parts.push(samples, quiet(pauseMs))
      atMs = endMs + pauseMs
    }
    return { samples: withNoise(parts), lines }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function speak(
  text: string,
  [voice, speed]: (typeof voices)[number],
  folder: string,
): Promise<Int16Array> {
  const [spoken, raw] = [path.join(folder, 'spoken.wav'), path.join(folder, 'spoken.raw')]
  await run('espeak-ng', ['-v', voice, '-s', speed, '-w', spoken, text])
  const form = ['-ar', String(sampleRate), '-ac', '1', '-f', 's16le']
  await run('ffmpeg', ['-v', 'error', '-y', '-i', spoken, '-af', 'volume=0.8', ...form, raw])
  const bytes = await readFile(raw)
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

function quiet(ms: number): Int16Array {
  return new Int16Array(Math.round((ms * sampleRate) / 1000))
}

function lengthMs(samples: Int16Array): number {
  return Math.round((samples.length * 1000) / sampleRate)
}

/** The parts in a row, with the same noise in each run. */
function withNoise(parts: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  let seed = 1
  return samples.map((sample) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const noisy = sample + Math.round((seed / 2_147_483_648 - 0.5) * 2 * noise)
    return Math.max(-32_768, Math.min(32_767, noisy))
  })
}

/** Options by which `ffmpeg` writes a file, by its ending; a video has a moving picture. */
const forms = {
  ogg: ['-c:a', 'libopus', '-b:a', '24k'],
  mkv: ['-c:v', 'libvpx', '-b:v', '200k', '-c:a', 'libopus'],
  mp4: ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac'],
  mp3: [],
}
const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10']

/** A part of a talk as a file, by its ending. */
export async function encodeSound(
  samples: Int16Array,
  { startMs, endMs }: { startMs: number; endMs: number },
  ending: keyof typeof forms,
): Promise<Uint8Array<ArrayBuffer>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'precis-sound-'))
  try {
    const [raw, file] = [path.join(folder, 'sound.raw'), path.join(folder, `sound.${ending}`)]
    const [from, to] = [startMs, endMs].map((ms) => Math.round((ms * sampleRate) / 1000))
    const part = samples.slice(from, to)
    await writeFile(raw, new Uint8Array(part.buffer, part.byteOffset, part.byteLength))
    const sound = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', raw]
    const sources = ending === 'mkv' || ending === 'mp4' ? [...sound, ...picture, '-shortest'] : sound
    await run('ffmpeg', ['-v', 'error', '-y', ...sources, ...forms[ending], file])
    return new Uint8Array(await readFile(file))
  } finally {
    await rm(folder, { recursive: true })
  }
}
