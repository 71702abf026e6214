import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The seconds at which the slides of the talk come; at its end the first one is shown again. */
export const slideStarts = [0, 5.3, 11, 16.4, 22, 28.7, 34, 40.2, 46.9, 53]
const againAt = 59
const duration = 64
const framesASecond = 10
const size = { width: 320, height: 180 }
const counterBits = 12
const slideBits = 4
const [dark, light] = [16, 235]

/** The squares of a number in a picture: a row of bits, the highest first; dark is 1. */
export const squares = {
  counter: { bits: counterBits, top: 0, edge: 15, left: 0 },
  slide: { bits: slideBits, top: 60, edge: 60, left: 40 },
} as const

function draw(
  frame: Buffer,
  { bits, top, edge, left }: (typeof squares)['counter' | 'slide'],
  value: number,
) {
  for (let bit = 0; bit < bits; bit += 1) {
    const shade = ((value >> (bits - 1 - bit)) & 1) === 1 ? dark : light
    for (let row = top; row < Math.min(top + edge, size.height); row += 1) {
      const from = row * size.width + left + bit * edge
      frame.fill(shade, from, from + edge)
    }
  }
}

/**
 * A talk as a WebM file, made by ffmpeg: in a corner a clock of tenths of a second, which never stands still,
 * and below it the number of the slide.
 */
export async function makeTalk(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'precis-talk-'))
  const file = path.join(folder, 'talk.webm')
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', `${size.width}x${size.height}`]
  const coded = ['-c:v', 'libvpx', '-deadline', 'realtime', '-b:v', '800k', '-g', '20']
  const ffmpeg = spawn(
    'ffmpeg',
    ['-v', 'error', ...raw, '-r', String(framesASecond), '-i', '-', ...coded, file],
    { stdio: ['pipe', 'ignore', 'inherit'] },
  )
  const ended = once(ffmpeg, 'close')
  for (let at = 0; at < duration * framesASecond; at += 1) {
    const second = at / framesASecond
    const frame = Buffer.alloc(size.width * size.height, light)
    draw(frame, squares.counter, at)
    draw(
      frame,
      squares.slide,
      1 + (second >= againAt ? 0 : slideStarts.findLastIndex((each) => each <= second)),
    )
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  await ended
  const talk = await readFile(file)
  await rm(folder, { recursive: true })
  return talk
}
