import { readClock } from '../cue-timing.ts'

/** An object of a JSON document. */
export type Fields = Record<string, unknown>
/** A time as written; `isMs` where its key or its form says that it is milliseconds. */
export type JsonTime = { value: number; isMs: boolean }

const textKeys = (
  'text body transcript content punctuated_word word sentence utterance caption spokenText dialogue DisplayText ' +
  'displayText display segment line Text Content Transcript'
).split(' ')
const startKeys = (
  'start startTime start_time begin from offset startOffset start_offset data_start ts time start_timestamp timestamp ' +
  'Offset adjustedStart timeOffset Start StartTime'
).split(' ')
const startMsKeys = 'startMs start_ms startTimeMs tStartMs offsetMs startOffsetMs offsetMilliseconds'.split(
  ' ',
)
const endKeys =
  'end endTime end_time to stop endOffset end_offset data_end end_ts end_timestamp resultEndTime adjustedEnd End EndTime'.split(
    ' ',
  )
const endMsKeys = 'endMs end_ms endTimeMs endOffsetMs'.split(' ')
const durationKeys = 'duration dur durationMs duration_ms dDurationMs durationMilliseconds Duration'.split(
  ' ',
)
const speakerKeys = (
  'speakerDisplayName speakerName speaker_name speaker speaker_label speakerLabel speakerTag speaker_tag speaker_id ' +
  'speakerId participant user_profile Speaker SpeakerName'
).split(' ')
const nameKeys =
  'nickname name real_name display_name displayName full_name username user_name email id'.split(' ')
/** Steps of 100 ns in a millisecond. */
const ticksPerMs = 10_000
const microsecondsPerMs = 1000

/** The words of an item, if it has any; of alternatives the first. */
export function textOf(fields: Fields): string | null {
  for (const key of textKeys) {
    const value = fields[key]
    if (typeof value === 'string') return value
    // Telegram writes a text with links and marks as a list of its parts.
    if (key === 'text' && Array.isArray(value) && value.length > 0) return partsOf(value)
  }
  if (typeof fields['w'] === 'string' && typeof fields['s'] === 'number') return fields['w']
  // Rev.ai has texts and the marks between them in one list.
  if (typeof fields['value'] === 'string' && (fields['type'] === 'text' || fields['type'] === 'punct'))
    return fields['value']
  return runsOf(fields['snippet']) ?? runsOf(fields['cue']) ?? firstOf(fields, textOf)
}

function partsOf(parts: readonly unknown[]): string | null {
  const texts = parts.map((part) => (isFields(part) ? part['text'] : part))
  return texts.every((text) => typeof text === 'string') ? texts.join('') : null
}

/** YouTube's own pages write text as `simpleText` or in runs. */
function runsOf(value: unknown): string | null {
  if (!isFields(value)) return null
  const { simpleText, runs } = value
  if (typeof simpleText === 'string') return simpleText
  if (!Array.isArray(runs)) return null
  const items: readonly unknown[] = runs
  return items.map((run) => (isFields(run) && typeof run['text'] === 'string' ? run['text'] : '')).join('')
}

function firstOf<T>(fields: Fields, read: (first: Fields) => T | null): T | null {
  for (const key of ['alternatives', 'nBest', 'NBest']) {
    const list: unknown = fields[key]
    const first: unknown = Array.isArray(list) ? list[0] : undefined
    if (isFields(first)) return read(first)
  }
  return null
}

/** The start of an item; `null` where it has none. */
export function startOf(fields: Fields): JsonTime | null {
  return (
    stepsAt(fields, 'offsetInTicks', ticksPerMs) ??
    stepsAt(fields, 'start_us', microsecondsPerMs) ??
    hundredthsAt(fields, 't0') ??
    (typeof fields['w'] === 'string' ? readTime(fields['s'], false) : null) ??
    timeAt(fields, startMsKeys, true) ??
    timeAt(fields, startKeys, false) ??
    pairOf(fields, 0) ??
    nested(fields, { holder: 'offsets', key: 'from', isMs: true }) ??
    nested(fields, { holder: 'timestamps', key: 'from', isMs: false }) ??
    instanceTime(fields, startOf)
  )
}

/** The end of an item, in the unit of its start. */
export function endOf(fields: Fields, start: JsonTime | null): number | null {
  const end =
    stepsAt(fields, 'end_us', microsecondsPerMs) ??
    hundredthsAt(fields, 't1') ??
    (typeof fields['w'] === 'string' ? readTime(fields['e'], false) : null) ??
    timeAt(fields, endMsKeys, true) ??
    timeAt(fields, endKeys, false) ??
    pairOf(fields, 1) ??
    nested(fields, { holder: 'offsets', key: 'to', isMs: true }) ??
    nested(fields, { holder: 'timestamps', key: 'to', isMs: false })
  if (end !== null || start === null) return end?.value ?? null
  const ticks = stepsAt(fields, 'durationInTicks', ticksPerMs)
  if (ticks !== null) return start.value + ticks.value
  const duration = timeAt(fields, durationKeys, false)
  if (duration === null) return null
  // Beside a start that is a clock, a length is a number of seconds.
  const isInSeconds =
    start.isMs &&
    ['durationMs', 'dDurationMs', 'durationMilliseconds'].every((key) => fields[key] === undefined)
  return start.value + duration.value * (isInSeconds && !duration.isMs ? 1000 : 1)
}

/** Video Indexer has the times of a line in a list of the places where it is said. */
function instanceTime(fields: Fields, read: (instance: Fields) => JsonTime | null): JsonTime | null {
  const { instances } = fields
  const first: unknown = Array.isArray(instances) ? instances[0] : undefined
  return isFields(first) ? read(first) : null
}

function stepsAt(fields: Fields, key: string, perMs: number): JsonTime | null {
  const value = fields[key]
  return typeof value === 'number' && Number.isFinite(value)
    ? { value: Math.round(value / perMs), isMs: true }
    : null
}

/** The C library of whisper.cpp counts hundredths of a second; others write seconds in this field. */
function hundredthsAt(fields: Fields, key: string): JsonTime | null {
  const value = fields[key]
  if (typeof value !== 'number' || !Number.isFinite(value)) return null
  return { value: Number.isInteger(value) ? value * 10 : Math.round(value * 1000), isMs: true }
}

function timeAt(fields: Fields, keys: readonly string[], isMs: boolean): JsonTime | null {
  for (const key of keys) {
    const time = readTime(fields[key], isMs)
    if (time !== null) return time
  }
  return null
}

/** Hugging Face writes `timestamp: [start, end]`, an end that was not heard as `null`. */
function pairOf(fields: Fields, at: number): JsonTime | null {
  const pair: unknown = fields['timestamp']
  return Array.isArray(pair) ? readTime(pair[at], false) : null
}

type Nested = { holder: string; key: string; isMs: boolean }

function nested(fields: Fields, { holder, key, isMs }: Nested): JsonTime | null {
  const value = fields[holder]
  return isFields(value) ? readTime(value[key], isMs) : null
}

const isoDuration = /^PT(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:(\d{1,6}(?:\.\d{1,9})?)S)?$/

/**
 * A number, a number as text (`1.2`, `1,2`, `1.2s`), seconds with nanoseconds, or a clock or length, which
 * are in milliseconds. A date is no time of a video.
 */
function readTime(value: unknown, isMs: boolean): JsonTime | null {
  if (typeof value === 'number') return Number.isFinite(value) ? { value, isMs } : null
  if (isFields(value)) return readParts(value)
  if (typeof value !== 'string' || value.length > 40) return null
  const written = value.trim()
  if (/^\d{4}-\d{2}-\d{2}/.test(written)) return null
  if (written.includes(':')) {
    const clock = readClock(written, 0)
    return clock === null ? null : { value: clock.ms, isMs: true }
  }
  const parts = isoDuration.exec(written)
  if (parts !== null && written.length > 2) {
    const [hours, minutes, seconds] = parts.slice(1).map((part: string | undefined) => Number(part ?? 0))
    return {
      value: Math.round(((hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)) * 1000),
      isMs: true,
    }
  }
  const number = /^-?\d{1,16}(?:[.,]\d{1,9})?(?=s?$)/.exec(written)?.[0]
  return number === undefined ? null : { value: Number(number.replace(',', '.')), isMs }
}

function readParts({ seconds, nanos, relative }: Fields): JsonTime | null {
  if (typeof relative === 'number') return { value: relative, isMs: false }
  if (seconds === undefined && nanos === undefined) return null
  const value = Number(seconds ?? 0) + Number(nanos ?? 0) / 1e9
  return Number.isFinite(value) ? { value, isMs: false } : null
}

/** The speaker of an item, if it is named beside the words; a number becomes `Speaker 1`. */
export function speakerOf(fields: Fields): string | null {
  for (const key of speakerKeys) {
    const value = fields[key]
    if (typeof value === 'number') return `Speaker ${value}`
    const name = personOf(value)
    if (name !== null) return name
  }
  if (isFields(fields['from'])) return personOf(fields['from'])
  return firstOf(fields, (first) => (first['speaker'] === undefined ? null : speakerOf(first)))
}

/** The author of a message, or the first speaker of several; above a list, the maker of the file. */
export function senderOf(fields: Fields): string | null {
  const { users, from, date } = fields
  const person: unknown =
    fields['author'] ?? fields['sender'] ?? fields['user'] ?? (Array.isArray(users) ? users[0] : undefined)
  return personOf(person) ?? (date === undefined ? null : personOf(from))
}

function personOf(value: unknown): string | null {
  if (typeof value === 'string') return /\S/.test(value) && value.length <= 100 ? value.trim() : null
  return isFields(value) ? (nameOf(value)?.trim() ?? null) : null
}

/** The name in the fields of a person. */
export function nameOf(fields: Fields): string | undefined {
  return nameKeys.map((key) => fields[key]).find(isName)
}

/** A value is a text with more than blanks in it. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** A value is an object with fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
