import { readFileSync } from 'node:fs'
import { parseCaptions } from '#server/domain/captions/parse-captions.ts'
import type { WrittenCue } from '#tests/unit/captions/write-captions.ts'

const folder = new URL('../../fixtures/captions/', import.meta.url)
const read = new Map<string, readonly WrittenCue[]>()

/** The captions of one of the real files, as they are written again in the formats of YouTube. */
export function fixtureCues(file: string): readonly WrittenCue[] {
  const known = read.get(file)
  if (known !== undefined) return known
  const { cues } = parseCaptions(readFileSync(new URL(file, folder)), { fileName: file })
  const written = cues.map(({ start, duration, text }) => {
    const startMs = Math.round((start ?? 0) * 1000)
    return { startMs, endMs: startMs + Math.round((duration ?? 2) * 1000), text }
  })
  read.set(file, written)
  return written
}

/** The seconds that the captions of a file reach to. */
export function fixtureSeconds(file: string): number {
  return Math.ceil((fixtureCues(file).at(-1)?.endMs ?? 0) / 1000)
}

/** The captions of a file over and over until a time is filled. */
export function repeatedCues(file: string, seconds: number): readonly WrittenCue[] {
  const once = fixtureCues(file)
  const periodMs = fixtureSeconds(file) * 1000
  const times = Math.ceil((seconds * 1000) / periodMs)
  return Array.from({ length: times }, (_, round) =>
    once.map((cue) => ({
      ...cue,
      startMs: cue.startMs + round * periodMs,
      endMs: cue.endMs + round * periodMs,
    })),
  )
    .flat()
    .filter(({ endMs }) => endMs <= seconds * 1000)
}
