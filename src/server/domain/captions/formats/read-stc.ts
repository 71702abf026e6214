import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { splitAtTimes, trimBlankLines } from './split-at-times.ts'

const timeCode = /^\s{0,9}\*TC\s{0,9}(\d{1,3})[:;](\d{2})[:;](\d{2})(?:([;:.,])(\d{2,3}))?\s*$/
const dropFrameRate = 29.97

/**
 * Reads Spruce-style .stc: a line `*TC hh:mm:ss;ff` and the words below it. The first may be the length of the whole
 * video, and then its words begin at 0.
 */
export function readStc(text: string): RawCaptions {
  const { blocks } = splitAtTimes(text.split('\n'), readTimeCode)
  const [first, second] = blocks
  const isLength = first !== undefined && second !== undefined && first.time > second.time
  const cues = blocks.map(({ time, lines }, i): RawCue => {
    const words = trimBlankLines(lines).join('\n')
    const isLast = i === blocks.length - 1
    return {
      startMs: isLength && i === 0 ? 0 : time,
      endMs: isLast && isLength && first.time > time ? first.time : null,
      text: words,
      speaker: null,
    }
  })
  return { cues, captionKind: 'unknown', language: null }
}

/** Frames after `;` run at 29.97 a second, with the time of day kept right by dropped numbers. */
function readTimeCode(line: string): number | null {
  const match = timeCode.exec(line)
  if (match === null) return line.startsWith('*TC') && line.length < 60 ? Number.NaN : null
  const [, hours, minutes, seconds, separator, fraction = '0'] = match
  const whole = Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000
  const isFrames = separator === ';' || separator === ':'
  const rest = isFrames ? (Number(fraction) / dropFrameRate) * 1000 : Number(fraction.padEnd(3, '0'))
  return whole + Math.round(rest)
}
