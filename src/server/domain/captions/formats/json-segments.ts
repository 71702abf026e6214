import { readClock } from '../cue-timing.ts'
import type { RawCue } from '../raw-captions.ts'

/** Captions of one list in a JSON document, with their times as written; `isInMs` where those are known to be milliseconds. */
export type SegmentList = { segments: RawCue[]; isInMs: boolean }

type Fields = Record<string, unknown>
type Time = { value: number; isMs: boolean }

const textKeys = [
  'text',
  'body',
  'transcript',
  'content',
  'punctuated_word',
  'word',
  'sentence',
  'utterance',
  'caption',
]
const startKeys = ['start', 'startTime', 'start_time', 'begin', 'from', 'offset', 'time', 'start_timestamp']
const startMsKeys = ['startMs', 'start_ms', 'startTimeMs', 'tStartMs', 'offsetMs']
const endKeys = ['end', 'endTime', 'end_time', 'to', 'stop', 'end_timestamp']
const endMsKeys = ['endMs', 'end_ms', 'endTimeMs']
const durationKeys = ['duration', 'dur', 'durationMs', 'duration_ms', 'dDurationMs']
const speakerKeys = ['speaker', 'speaker_label', 'speakerLabel', 'speaker_name', 'speakerName', 'speaker_id']
const maxDepth = 12

/**
 * All lists of a JSON document whose items are words with a time. Lists at the same place below items of other lists count
 * as one; a speaker named above a list speaks its items. Of alternatives the first is read.
 */
export function findSegments(json: unknown): SegmentList[] {
  const found = new Map<string, SegmentList>()
  visit(json, { path: '', speaker: null, depth: 0 }, found)
  return [...found.values()].filter(({ segments }) => segments.some(({ startMs }) => startMs !== null))
}

type Position = { path: string; speaker: string | null; depth: number }

function visit(value: unknown, at: Position, found: Map<string, SegmentList>): void {
  if (at.depth > maxDepth) return
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    const read = at.path.endsWith('.alternatives') ? items.slice(0, 1) : items
    for (const item of read) {
      if (!isFields(item)) continue
      addSegment(item, at, found)
      visitFields(item, at, found)
    }
  } else if (isFields(value)) visitFields(value, at, found)
}

function visitFields(fields: Fields, at: Position, found: Map<string, SegmentList>): void {
  const speaker = speakerOf(fields) ?? at.speaker
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value !== 'object' || value === null) continue
    visit(value, { path: `${at.path}.${key}`, speaker, depth: at.depth + 1 }, found)
  }
}

function addSegment(fields: Fields, at: Position, found: Map<string, SegmentList>): void {
  const text = textOf(fields)
  if (text === null) return
  const start = startOf(fields)
  const list = found.get(at.path) ?? { segments: [], isInMs: start?.isMs ?? false }
  const before = list.segments.at(-1)
  if (start === null && before !== undefined && /^\p{P}+$/u.test(text)) {
    // AWS writes marks as items of their own, without a time.
    before.text += text
    return
  }
  list.segments.push({
    startMs: start?.value ?? null,
    endMs: endOf(fields, start),
    text,
    speaker: speakerOf(fields) ?? at.speaker,
  })
  found.set(at.path, list)
}

function textOf(fields: Fields): string | null {
  for (const key of textKeys) {
    const value = fields[key]
    if (typeof value === 'string') return value
  }
  const { alternatives } = fields
  const [first] = Array.isArray(alternatives) ? alternatives : []
  return isFields(first) ? textOf(first) : null
}

function startOf(fields: Fields): Time | null {
  return (
    timeAt(fields, startMsKeys, true) ??
    timeAt(fields, startKeys, false) ??
    pairOf(fields, 0) ??
    nested(fields, 'offsets', 'from', true) ??
    nested(fields, 'timestamps', 'from', false)
  )
}

function endOf(fields: Fields, start: Time | null): number | null {
  const end =
    timeAt(fields, endMsKeys, true) ??
    timeAt(fields, endKeys, false) ??
    pairOf(fields, 1) ??
    nested(fields, 'offsets', 'to', true) ??
    nested(fields, 'timestamps', 'to', false)
  if (end !== null || start === null) return end?.value ?? null
  const duration = timeAt(fields, durationKeys, false)
  if (duration === null) return null
  // Beside a start that is a clock, a length is a number of seconds.
  const isInSeconds = start.isMs && fields['durationMs'] === undefined && fields['dDurationMs'] === undefined
  return start.value + duration.value * (isInSeconds && !duration.isMs ? 1000 : 1)
}

function timeAt(fields: Fields, keys: readonly string[], isMs: boolean): Time | null {
  for (const key of keys) {
    const time = readTime(fields[key], isMs)
    if (time !== null) return time
  }
  return null
}

/** Hugging Face writes `timestamp: [start, end]`, an end that was not heard as `null`. */
function pairOf(fields: Fields, at: number): Time | null {
  const pair: unknown = fields['timestamp']
  return Array.isArray(pair) ? readTime(pair[at], false) : null
}

function nested(fields: Fields, holder: string, key: string, isMs: boolean): Time | null {
  const value = fields[holder]
  return isFields(value) ? readTime(value[key], isMs) : null
}

/** A number, a number as text (`1.2`, `1.2s`), or a clock, which is in milliseconds. */
function readTime(value: unknown, isMs: boolean): Time | null {
  if (typeof value === 'number') return Number.isFinite(value) ? { value, isMs } : null
  if (typeof value !== 'string' || value.length > 40) return null
  const written = value.trim()
  if (written.includes(':')) {
    const clock = readClock(written, 0)
    return clock === null ? null : { value: clock.ms, isMs: true }
  }
  const number = /^-?\d{1,12}(?:\.\d{1,9})?(?=s?$)/.exec(written)?.[0]
  return number === undefined ? null : { value: Number(number), isMs }
}

function speakerOf(fields: Fields): string | null {
  for (const key of speakerKeys) {
    const value = fields[key]
    if (typeof value === 'number') return `Speaker ${value}`
    if (typeof value === 'string' && value.trim() !== '' && value.length <= 100) return value.trim()
    if (isFields(value) && typeof value['name'] === 'string' && value['name'].trim() !== '')
      return value['name'].trim()
  }
  return null
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
