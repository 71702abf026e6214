import type { RawCue } from './raw-captions.ts'

type Shown = { cue: RawCue; lines: string[]; carried: number }

/**
 * Takes out what rolling captions show twice: automatic captions scroll, so each begins with the lines that the one
 * before ended with, and a caption of some 10 ms holds them in between. Only whole lines count, and only in a file
 * that rolls throughout, because speakers do repeat themselves. `isLikely`: one such caption is evidence enough.
 */
export function unrollCues(cues: RawCue[], isLikely: boolean): { cues: RawCue[]; isRolling: boolean } {
  const shown: Shown[] = []
  let previous: string[] = []
  for (const cue of cues) {
    const lines = cue.text.split('\n').map(normalLine).filter(Boolean)
    shown.push({ cue, lines, carried: carriedLines(previous, lines) })
    previous = lines
  }
  if (!rolls(shown, isLikely ? 1 : 2)) return { cues, isRolling: false }
  const kept = shown
    .filter(({ lines, carried }) => carried < lines.length)
    .map(({ cue, lines, carried }) => ({ ...cue, text: lines.slice(carried).join('\n') }))
  return { cues: kept, isRolling: true }
}

function normalLine(line: string): string {
  return line.replace(/[\s\u200b]+/g, ' ').trim()
}

/** How many of the first lines are the last lines of the caption before. Captions have a few lines, never many. */
function carriedLines(before: string[], lines: string[]): number {
  for (let count = Math.min(before.length, lines.length, 4); count > 0; count -= 1) {
    const tail = before.slice(-count)
    if (tail.every((line, i) => line === lines[i])) return count
  }
  return 0
}

/** A file rolls when most captions that bring new words begin with old lines; a repeated chorus brings none. */
function rolls(shown: Shown[], least: number): boolean {
  const bringsWords = shown.slice(1).filter(({ lines, carried }) => lines.length > carried)
  const scrolled = bringsWords.filter(({ carried }) => carried > 0)
  return scrolled.length >= least && scrolled.length > bringsWords.length / 2
}
