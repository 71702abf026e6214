import { readClock } from '../cue-timing.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'

const overrides = /\{[^{}\n]{0,2000}\}/g
/** From `\p1` up to `\p0` a line draws a shape with letters and numbers. */
const drawing = /\{[^{}\n]{0,2000}\\p[1-9]/
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

/** Reads SubStation Alpha and Advanced SubStation Alpha (.ssa, .ass): its dialogue, without styles, comments and drawings. */
export function readAss(text: string): RawCaptions {
  let fields = defaultFields
  let isEvents = false
  const cues: RawCue[] = []
  for (const line of text.split('\n')) {
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
  const name = valueOf('name')
  const timeOf = (field: string): number => readClock(valueOf(field), 0)?.ms ?? Number.NaN
  return [{ startMs: timeOf('start'), endMs: timeOf('end'), text: words, speaker: name === '' ? null : name }]
}
