import { foldDigits } from '#evidence/fold-digits.ts'
import { readArrowTiming } from './cue-timing.ts'

const maxLineLength = 400
/** Arrows as word processors, web pages and input methods change them. */
const changedArrow = /\s*(?:[-–—−‒―]{1,3}\s?(?:>|＞|&gt;)|[→⟶➔➜⇒])\s*/u
/** A time at the beginning of a line in digits or with marks that are not ASCII. */
const foreignTime = /^[\s[(*-]*\p{Nd}{1,3}(?:[:：]\p{Nd}{2}){1,2}(?:[.,٫，．]\p{Nd}{1,3})?/u
const notAscii = /\P{ASCII}|&gt;/u

/**
 * Text whose timing lines are written as the formats ask: `–>`, `--&gt;` and full-width arrows become `-->`, digits of
 * other scripts and full-width marks in times become ASCII. All other lines stay as they are.
 */
export function foldTimeLines(text: string): string {
  if (!notAscii.test(text)) return text
  return text
    .split('\n')
    .map((line) => (line.length <= maxLineLength && notAscii.test(line) ? foldLine(line) : line))
    .join('\n')
}

function foldLine(line: string): string {
  if (changedArrow.test(line)) {
    const folded = foldMarks(line).replace(changedArrow, ' --> ')
    const timing = readArrowTiming(folded)
    if (timing !== null && Number.isFinite(timing.startMs)) return folded
  }
  const time = foreignTime.exec(line)
  return time === null ? line : foldMarks(time[0]) + line.slice(time[0].length)
}

function foldMarks(text: string): string {
  return foldDigits(text).replaceAll('：', ':').replaceAll(/[٫，]/g, ',').replaceAll('．', '.')
}
