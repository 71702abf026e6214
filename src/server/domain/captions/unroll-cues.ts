import type { RawCue } from './raw-captions.ts'

type Shown = { cue: RawCue; lines: string[]; carried: number }

/**
 * Takes out what rolling captions show twice: automatic captions scroll, so each begins with the lines that the one
 * before ended with, and a caption of some 10 ms holds them in between. Only whole lines count, and only in a file
 * that rolls throughout, because speakers do repeat themselves. `minScrolls` is how many such captions it takes.
 */
export function unrollCues(cues: RawCue[], minScrolls: number): { cues: RawCue[]; isRolling: boolean } {
  if (!rolls(cues, minScrolls)) return { cues, isRolling: false }
  const shown: Shown[] = []
  let previous: string[] = []
  for (const cue of cues) {
    const lines = cue.text.split('\n')
    shown.push({ cue, lines, carried: carriedLines(previous, lines) })
    previous = lines
  }
  const unrolled = shown
    .filter(({ lines, carried }) => carried < lines.length)
    .map(({ cue, lines, carried }) => ({ ...cue, text: lines.slice(carried).join('\n') }))
  return { cues: unrolled, isRolling: true }
}

/** How many of the first lines are the last lines of the caption before. Captions have a few lines, never many. */
function carriedLines(before: string[], lines: string[]): number {
  for (let count = Math.min(before.length, lines.length, 4); count > 0; count -= 1) {
    const tail = before.slice(-count)
    if (tail.every((line, i) => line === lines[i])) return count
  }
  return 0
}

/** A file rolls when most captions that bring new words begin with an old line; a repeated chorus brings none. */
function rolls(cues: RawCue[], minScrolls: number): boolean {
  const counts = { fresh: 0, scrolled: 0 }
  let before = ''
  for (const { text } of cues) {
    const isOld = text === before || before.endsWith(`\n${text}`)
    if (before !== '' && !isOld) counts.fresh += 1
    if (!isOld && beginsWithLastLine(text, before)) counts.scrolled += 1
    before = text
  }
  return counts.scrolled >= minScrolls && counts.scrolled > counts.fresh / 2
}

function beginsWithLastLine(text: string, before: string): boolean {
  const lastLine = before.lastIndexOf('\n') + 1
  const length = before.length - lastLine
  return length > 0 && text[length] === '\n' && text.startsWith(before.slice(lastLine))
}
