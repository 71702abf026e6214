import { clockTime } from '#product/times.ts'
import { readClock } from './cue-timing.ts'

/**
 * A time behind the words of a line, looked for in its last characters only: bare, in brackets, or as `#00:00:05-0#` of the programs f4
 * and MAXQDA.
 */
const timeAtEnd = /[ \t][[(#]?(\d{1,3}:\d{2}(?::\d{2})?)(?:[.-]\d{1,3}(?=[#\])]))?[\])#]?$/
const tailLength = 18
const timeAtStart = /^[ \t]{0,20}[[(]?\d{1,3}:\d{2}/
const sampleLines = 400
const minTimes = 3
/** Names have a time behind them in many a transcript, with the words below; here nearly every line has one. */
const mostly = 0.8
/** A transcript whose first line is said at 0:01 has the times of beginnings; ends come later. */
const latestBeginningMs = 1000

type Ended = { words: string; ms: number }

/**
 * Text whose lines have their times at the end, with each at the beginning of the line that begins then: where the first time is
 * not that of the beginning, a time is where its line ends. All other text stays as it is.
 */
export function foldEndTimes(text: string): string {
  const sample = text.split('\n', sampleLines).filter((line) => line.trim() !== '')
  if (!hasEndTimes(sample)) return text
  let previousMs = 0
  let areEnds: boolean | null = null
  return text
    .split('\n')
    .map((line) => {
      const ended = readEnded(line)
      if (ended === null) return line
      areEnds ??= ended.ms > latestBeginningMs
      const startMs = areEnds ? previousMs : ended.ms
      previousMs = ended.ms
      return `${clockTime(startMs / 1000)} ${ended.words}`
    })
    .join('\n')
}

function hasEndTimes(lines: readonly string[]): boolean {
  const times = lines.flatMap((line) => readEnded(line)?.ms ?? [])
  const isRising = times.every((ms, i) => i === 0 || ms >= (times[i - 1] ?? 0))
  return times.length >= minTimes && times.length >= lines.length * mostly && isRising
}

function readEnded(line: string): Ended | null {
  if (timeAtStart.test(line)) return null
  const written = line.trim()
  const time = timeAtEnd.exec(written.slice(-tailLength))
  const ms = time?.[1] === undefined ? undefined : readClock(time[1], 0)?.ms
  const words = written.slice(0, written.length - (time?.[0].length ?? 0)).trimEnd()
  return words === '' || ms === undefined ? null : { words, ms }
}
