import { wordsOf } from '#core/captions/unroll-cues.ts'
import type { HeardCue } from './heard.ts'

/** A word of a list of lines, by its line and its place in it. */
export type SpokenWord = {
  folded: string
  cue: number
  /** Its first character in the text of the line. */
  from: number
  /** By its share of the line's characters. */
  atMs: number
  isFirst: boolean
  isLast: boolean
}

/** Words of the lines that reach into a span of time. */
export function wordsWithin(cues: readonly HeardCue[], startMs: number, endMs: number): SpokenWord[] {
  return cues.flatMap((cue, at) => {
    if (cue.endMs < startMs || cue.startMs > endMs) return []
    const words = wordsOf(cue.text)
    return words
      .map(({ folded, from }, nth) => ({
        folded,
        cue: at,
        from,
        atMs: timeAt(cue, from),
        isFirst: nth === 0,
        isLast: nth === words.length - 1,
      }))
      .filter(({ atMs }) => atMs >= startMs && atMs <= endMs)
  })
}

function timeAt({ startMs, endMs, text }: HeardCue, from: number): number {
  return startMs + Math.round(((endMs - startMs) * from) / Math.max(1, text.length))
}

/** A place between two words of a list of lines: before the character `from` of a line. */
export type Cut = { cue: number; from: number }

/** The lines up to a cut. */
export function cutAfter(cues: readonly HeardCue[], { cue: at, from }: Cut): HeardCue[] {
  const cue = cues[at]
  const text = cue?.text.slice(0, from).trim() ?? ''
  const whole = cues.slice(0, at)
  return cue === undefined || text === '' ? whole : [...whole, { ...cue, text, endMs: timeAt(cue, from) }]
}

/** The lines from a cut on. */
export function cutBefore(cues: readonly HeardCue[], { cue: at, from }: Cut): HeardCue[] {
  const cue = cues[at]
  const text = cue?.text.slice(from).trim() ?? ''
  const whole = cues.slice(at + 1)
  return cue === undefined || text === '' ? whole : [{ ...cue, text, startMs: timeAt(cue, from) }, ...whole]
}
