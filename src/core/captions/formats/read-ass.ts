import { readClock } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { splitAtTimes, trimBlankLines } from './timed-lines.ts'

const overrides = /\{[^{}\n]{0,2000}\}/g
/** From `\p1` up to `\p0` a line draws a shape with letters and numbers. */
const drawing = /\{[^{}\n]{0,2000}\\p[1-9]/
/** A drawing without its mark: nothing but its letters and numbers. */
const bareDrawing = /^m(?:\s+-?\d{1,6}(?:\.\d{1,6})?){2}(?:\s+(?:[bclmnps]|-?\d{1,6}(?:\.\d{1,6})?))+\s*$/
const defaultFields = [
  'layer',
  'start',
  'end',
  'style',
  'name',
  'marginl',
  'marginr',
  'marginv',
  'effect',
  'text',
]

/** Reads SubStation Alpha (.ssa, .ass): its dialogue, without styles, comments and drawings. */
export function readAss(text: string): RawCaptions {
  let fields = defaultFields
  let isEvents = false
  const cues: RawCue[] = []
  for (const written of text.split('\n')) {
    const line = written.trimStart()
    if (line.startsWith('[')) isEvents = /^\[events\]/i.test(line)
    else if (isEvents && /^format\s*:/i.test(line)) fields = fieldsOf(line)
    else if (/^dialogue\s*:/i.test(line))
      cues.push(...readDialogue(line.slice(line.indexOf(':') + 1), fields))
  }
  // Editors write lines in any order; those at the same time stay as they are written.
  cues.sort((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0))
  return { cues, captionKind: 'unknown', language: null, rolling: 'possible' }
}

function fieldsOf(line: string): string[] {
  return line
    .slice(line.indexOf(':') + 1)
    .split(',')
    .map((field) => field.trim().toLowerCase())
}

/** The text is the last field and may hold commas itself. */
function readDialogue(line: string, fields: readonly string[]): RawCue[] {
  const values = line.split(',')
  const textAt = fields.length - 1
  const valueOf = (field: string): string => values[fields.indexOf(field)]?.trim() ?? ''
  const written = values.slice(textAt).join(',')
  if (drawing.test(written)) return []
  const words = written
    .replace(overrides, '')
    .replaceAll(/\\[Nn]/g, '\n')
    .replaceAll('\\h', ' ')
  if (bareDrawing.test(words)) return []
  const name = valueOf('name')
  const timeOf = (field: string): number => readClock(valueOf(field), 0)?.ms ?? Number.NaN
  return [{ startMs: timeOf('start'), endMs: timeOf('end'), text: words, speaker: name === '' ? null : name }]
}

const timeCode = /^\s{0,9}\*TC\s{0,9}(\d{1,3})[:;](\d{2})[:;](\d{2})(?:([;:.,])(\d{2,3}))?\s*$/
const dropFrameRate = 29.97

/**
 * Reads Spruce-style .stc: a line `*TC hh:mm:ss;ff` and the words below it. The first may be the length of
 * the whole video, and then its words begin at 0.
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
