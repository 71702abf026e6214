import type { Cue } from '#contract/transcripts.ts'
import type { WrittenCue } from '#tests/unit/captions/write-captions.ts'

/** Captions as they are written in the formats of YouTube. */
export function writtenCues(cues: readonly Cue[]): readonly WrittenCue[] {
  return cues.map(({ start, duration, text }) => {
    const startMs = Math.round((start ?? 0) * 1000)
    return { startMs, endMs: startMs + Math.round((duration ?? 2) * 1000), text }
  })
}

/** The seconds that captions reach to. */
export function secondsOf(cues: readonly WrittenCue[]): number {
  return Math.ceil((cues.at(-1)?.endMs ?? 0) / 1000)
}

/** Captions over and over until a time is filled. */
export function repeatedCues(once: readonly WrittenCue[], seconds: number): readonly WrittenCue[] {
  const periodMs = secondsOf(once) * 1000
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
